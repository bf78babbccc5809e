import type { Zone } from './drag-moves.ts';

/** Renders an empty element in a card, into which the drag layer renders a handle once its code is loaded. */
export function CardSlot({ playerId }: { playerId: string }) {
  return <span data-drag={`card:${playerId}`} className="flex w-12 shrink-0" />;
}

/** Covers a chip of the board with an empty element for the drag layer: with a mouse the whole chip is the handle. */
export function ChipSlot({ playerId }: { playerId: string }) {
  return <span data-drag={`chip:${playerId}`} className="absolute inset-0 pointer-coarse:hidden" />;
}

/** Covers a zone with an empty element, which the drag layer makes a drop target. */
export function ZoneSlot({ zone }: { zone: Zone }) {
  return <span data-drag={`zone:${zone}`} className="pointer-events-none absolute inset-0" />;
}
