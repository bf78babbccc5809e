import type { MatchPlayer } from '@picadito/domain';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Zone } from './drag-moves.ts';
import type { Formation } from '../../../teams/formation.ts';

/** Empty places in cards, chips and teams, which the drag layer fills once its code is there. */
export type SlotKind = 'card' | 'chip' | 'zone';
export type Slot = { kind: SlotKind; id: string; element: HTMLElement };

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

/** The slots that stand in `root`; they change with formation and players. */
export function useSlots(
  root: RefObject<HTMLElement | null>,
  formation: Formation,
  players: readonly MatchPlayer[],
): readonly Slot[] {
  const [slots, setSlots] = useState<readonly Slot[]>([]);
  useLayoutEffect(() => {
    const elements = [...(root.current?.querySelectorAll<HTMLElement>('[data-drag]') ?? [])];
    const isSame =
      elements.length === slots.length &&
      elements.every((element, index) => element === slots[index]?.element);
    if (!isSame) setSlots(elements.map(slotOf));
  }, [root, slots, formation, players]);
  return slots;
}

function slotOf(element: HTMLElement): Slot {
  const [kind = '', id = ''] = element.dataset['drag']?.split(':') ?? [];
  return { kind: kind === 'card' || kind === 'chip' ? kind : 'zone', id, element };
}
