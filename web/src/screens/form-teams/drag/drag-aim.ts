import {
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  pointerWithin,
} from '@dnd-kit/core';
import { TEAM_COUNT_MAX } from '@picadito/domain';
import { nextZone, type Zone, zonesWith } from './drag-moves.ts';

/**
 * Type of the data of a drag: the player, the zone that the player is in when the drag starts, and the dragged element,
 * which is the card in the list of players or the chip on the board.
 */
export type Dragged = { playerId: string; zone: Zone; by: 'card' | 'chip' };

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

const DOCK = 'dock-';
const ALL_ZONES = zonesWith(TEAM_COUNT_MAX);

/**
 * Returns the id of a zone's drop target in the dock, the bar at the lower edge of phones that shows all zones while a
 * player is dragged.
 */
export const dockIdOf = (zone: Zone) => `${DOCK}${zone}`;

/** Returns the zone of a drop target, on the board or in the dock, by the id of the target; null for any other id. */
export function zoneOfId(id: string | number | undefined): Zone | null {
  return ALL_ZONES.find((zone) => id === zone || id === dockIdOf(zone)) ?? null;
}

/**
 * Returns the functions with which dnd-kit finds the zone where the player would be dropped. With the keyboard the left
 * and right arrow keys go from zone to zone (`toNextZone`); with a pointer it is the zone under the pointer. Before the
 * first arrow key there is no zone, so that lifting and dropping changes nothing. A card that a pointer lifts from the
 * list of players has no drop target in the list, for the same reason. `forget` must be called when a drag starts.
 */
export function dragAim(zones: readonly Zone[]) {
  let aimed: Zone | null = null;

  const toNextZone: KeyboardCoordinateGetter = (event, { context }) => {
    const step = STEPS[event.code];
    const dragged = draggedOf(context.active?.data.current);
    const size = context.collisionRect;
    if (!step || !dragged || !size) return undefined;
    aimed = nextZone(zones, aimed ?? dragged.zone, step);
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

/**
 * Returns the id of the drop target to use among the `hits` under the pointer, or null if there is none. A target in
 * the dock comes before the board, which the dock covers. The list of players is a target only for a chip.
 */
export function targetAmong(hits: readonly string[], by: Dragged['by']): string | null {
  const docked = hits.find((id) => id.startsWith(DOCK));
  return docked ?? hits.find((id) => id !== 'libre' || by === 'chip') ?? null;
}

type Box = { left: number; top: number; width: number; height: number };

/** Returns the position of the top left corner at which a rectangle of `size` is centred in a box. */
function middleOf(box: Box, size: Box): { x: number; y: number } {
  return {
    x: box.left + (box.width - size.width) / 2,
    y: box.top + (box.height - size.height) / 2,
  };
}
