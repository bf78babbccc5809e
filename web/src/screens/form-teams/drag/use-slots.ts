import type { MatchPlayer } from '@picadito/domain';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Formation } from '../../../teams/formation.ts';

/** The kinds of empty elements that the drag layer fills: on a card, on a chip, on a zone (drag-slots.tsx). */
export type SlotKind = 'card' | 'chip' | 'zone';
export type Slot = { kind: SlotKind; id: string; element: HTMLElement };

/**
 * Returns the empty elements for the drag layer that are in `root` now. They are looked up again after each change of
 * the formation or the players, which may add or remove cards and chips.
 */
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
