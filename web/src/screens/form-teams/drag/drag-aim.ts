import {
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  pointerWithin,
} from '@dnd-kit/core';
import { nextZone, type Zone, ZONES } from './drag-moves.ts';

/** What is dragged: the player, their zone, and whether by the card in the list or by the chip on the board. */
export type Dragged = { playerId: string; zone: Zone; by: 'card' | 'chip' };

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

const DOCK = 'dock-';

/** Zones stand on the screen and, on phones, in a dock at thumb height, which goes first. */
export const dockIdOf = (zone: Zone) => `${DOCK}${zone}`;

/** The zone of a droppable, of the screen or of the dock. */
export function zoneOfId(id: string | number | undefined): Zone | null {
  return ZONES.find((zone) => id === zone || id === dockIdOf(zone)) ?? null;
}

/**
 * Where a drag aims. With the keyboard the left and right arrows go from zone to zone; with a pointer it is
 * what lies under it. Nothing is aimed at before the first move, so that lifting and dropping changes nothing;
 * for the same reason the list is no target for a card that was lifted there.
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

/** Of the zones under the pointer the one that counts; null for none. */
export function targetAmong(hits: readonly string[], by: Dragged['by']): string | null {
  const docked = hits.find((id) => id.startsWith(DOCK));
  return docked ?? hits.find((id) => id !== 'libre' || by === 'chip') ?? null;
}

type Box = { left: number; top: number; width: number; height: number };

/** The top left corner of something of this size in the middle of a box. */
function middleOf(box: Box, size: Box): { x: number; y: number } {
  return {
    x: box.left + (box.width - size.width) / 2,
    y: box.top + (box.height - size.height) / 2,
  };
}
