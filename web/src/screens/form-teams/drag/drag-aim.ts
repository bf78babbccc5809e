import {
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  pointerWithin,
} from '@dnd-kit/core';
import { nextZone, type Zone, ZONES } from './drag-moves.ts';

/**
 * Describes the dragged player, the zone that the player is in, and whether the card in the list or the chip on the
 * board is dragged.
 */
export type Dragged = { playerId: string; zone: Zone; by: 'card' | 'chip' };

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

const DOCK = 'dock-';

/** Returns the id of a zone in the dock, which phones show at thumb height while dragging. */
export const dockIdOf = (zone: Zone) => `${DOCK}${zone}`;

/** Returns the zone of a droppable on the screen or in the dock; null if the id is of neither. */
export function zoneOfId(id: string | number | undefined): Zone | null {
  return ZONES.find((zone) => id === zone || id === dockIdOf(zone)) ?? null;
}

/**
 * Returns the functions that find the zone to which a drag aims. With the keyboard the left and right arrow keys go
 * from zone to zone; with a pointer it is the zone under it. Before the first move there is no zone, so that lifting
 * and dropping changes nothing. For the same reason the list is no target for a card that was lifted there.
 */
export function dragAim() {
  let aimed: Zone | null = null;

  const toNextZone: KeyboardCoordinateGetter = (event, { context }) => {
    const step = STEPS[event.code];
    const dragged = draggedOf(context.active?.data.current);
    const size = context.collisionRect;
    if (!step || !dragged || !size) return undefined;
    aimed = nextZone(aimed ?? dragged.zone, step);
    const dock = context.droppableRects.get(dockIdOf(aimed));
    const rect = dock?.width ? dock : context.droppableRects.get(aimed);
    return rect && middleOf(rect, size);
  };

  const detect: CollisionDetection = (args) => {
    if (!args.pointerCoordinates) return aimed ? [{ id: aimed }] : [];
    const hits = pointerWithin(args).map(({ id }) => String(id));
    const target = targetAmong(hits, draggedOf(args.active.data.current)?.by ?? 'card');
    return target === null ? [] : [{ id: target }];
  };

  return {
    toNextZone,
    detect,
    forget: () => {
      aimed = null;
    },
  };
}

export function draggedOf(data: unknown): Dragged | null {
  return typeof data === 'object' && data !== null && 'playerId' in data ? (data as Dragged) : null;
}

/** Returns the id of the zone under the pointer that counts, which is the dock's before the screen's; null for none. */
export function targetAmong(hits: readonly string[], by: Dragged['by']): string | null {
  const docked = hits.find((id) => id.startsWith(DOCK));
  return docked ?? hits.find((id) => id !== 'libre' || by === 'chip') ?? null;
}

type Box = { left: number; top: number; width: number; height: number };

/** Returns the top left corner that centres `size` in a box. */
function middleOf(box: Box, size: Box): { x: number; y: number } {
  return {
    x: box.left + (box.width - size.width) / 2,
    y: box.top + (box.height - size.height) / 2,
  };
}
