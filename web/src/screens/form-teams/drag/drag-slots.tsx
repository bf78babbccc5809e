import type { Zone } from './drag-moves.ts';

/** An empty place in a card, which the drag layer fills once its code is there, as those below. */
export function CardSlot({ playerId }: { playerId: string }) {
  return <span data-drag={`card:${playerId}`} className="flex w-12 shrink-0" />;
}

/** Covers a chip of the board: with a mouse the whole chip is the handle. */
export function ChipSlot({ playerId }: { playerId: string }) {
  return <span data-drag={`chip:${playerId}`} className="absolute inset-0 pointer-coarse:hidden" />;
}

/** Covers a place where players can be dropped. */
export function ZoneSlot({ zone }: { zone: Zone }) {
  return <span data-drag={`zone:${zone}`} className="pointer-events-none absolute inset-0" />;
}
