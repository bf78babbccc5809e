import type { Zone } from './drag-moves.ts';

/** Empty element in a player's card, into which the drag layer renders a handle once its code is loaded. */
export function CardSlot({ playerId }: { playerId: string }) {
  return <span data-drag={`card:${playerId}`} className="flex w-11 shrink-0 big-text:hidden" />;
}

/**
 * Empty element over a chip of the board, into which the drag layer renders a handle, so that the whole chip can be
 * dragged with a mouse.
 */
export function ChipSlot({ playerId }: { playerId: string }) {
  return <span data-drag={`chip:${playerId}`} className="absolute inset-0 pointer-coarse:hidden" />;
}

/** Empty element over a zone, into which the drag layer renders a drop target. */
export function ZoneSlot({ zone }: { zone: Zone }) {
  return <span data-drag={`zone:${zone}`} className="pointer-events-none absolute inset-0" />;
}
