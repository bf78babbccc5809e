import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { MatchPlayer } from '@picadito/domain';
import { type ComponentProps, type Dispatch, type RefObject, useState } from 'react';
import { createPortal } from 'react-dom';
import { dragAim, draggedOf, zoneOfId } from './drag-aim.ts';
import { CardHandle, ChipHandle } from './drag-handles.tsx';
import { LiftedChip } from './lifted-chip.tsx';
import { dragSentences, moveOf, refusalOf, type Zone, zoneOf, zonesWith } from './drag-moves.ts';
import { useSlots } from './use-slots.ts';
import { DragDock, ZoneFrame, type ZoneLook } from './drag-zones.tsx';
import type { Formation, FormationAction } from '../../../teams/formation.ts';

const LIFT_AFTER_PX = 6;
const KEYS = { start: ['Space', 'Enter'], end: ['Space', 'Enter'], cancel: ['Escape', 'Tab'] };
const INSTRUCTIONS =
  'Para mover al jugador apretá Espacio o Enter, elegí el lugar con las flechas izquierda y derecha, y apretá Espacio o Enter para dejarlo ahí. Escape cancela.';

/**
 * Type of the state of a drag: the player being dragged, and whether the list of available players is a drop target,
 * which takes the player out of the team. A card of the list that a pointer drags cannot be dropped on the list,
 * because the pointer starts there and a drop at once must change nothing. With the arrow keys the list can be chosen.
 */
type Lifted = { player: MatchPlayer; mayGoToList: boolean };

type DragLayerProps = {
  root: RefObject<HTMLElement | null>;
  formation: Formation;
  players: readonly MatchPlayer[];
  dispatch: Dispatch<FormationAction>;
};

/**
 * Lets the organiser drag players into teams, in addition to the buttons. The code is loaded with the manual method.
 * Drag handles and drop targets are rendered by portals into empty elements under `root` (drag-slots.tsx), so that the
 * rest of the screen does not depend on it.
 */
export function DragLayer({ root, formation, players, dispatch }: DragLayerProps) {
  const slots = useSlots(root, formation, players);
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const zones = zonesWith(formation.sizes.teamCount);
  const { sensors, detect, forget } = useAimedSensors(zones);
  const playerOf = (id: string | undefined) => players.find((player) => player.id === id);
  const draggedPlayer = (data: unknown) => playerOf(draggedOf(data)?.playerId);

  function lookOf(zone: Zone): ZoneLook {
    if (!lifted || (zone === 'libre' && !lifted.mayGoToList)) return 'still';
    return refusalOf(formation, lifted.player, zone) === null ? 'open' : 'closed';
  }

  function drop({ active, over, activatorEvent }: DragEndEvent): void {
    setLifted(null);
    const player = draggedPlayer(active.data.current);
    const move = player && moveOf(formation, player, zoneOfId(over?.id));
    if (move) dispatch(move);
    if (activatorEvent instanceof KeyboardEvent) keepFocus(root.current, player?.id);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detect}
      autoScroll={{ canScroll: (element) => element === document.scrollingElement }}
      accessibility={accessibilityOf(formation, draggedPlayer)}
      onDragStart={({ active, activatorEvent }) => {
        forget();
        const player = draggedPlayer(active.data.current);
        const isByCard = draggedOf(active.data.current)?.by === 'card';
        const mayGoToList = !isByCard || activatorEvent instanceof KeyboardEvent;
        setLifted(player ? { player, mayGoToList } : null);
      }}
      onDragEnd={drop}
      onDragCancel={() => setLifted(null)}
    >
      {slots.map(({ kind, id, element }) => {
        const zone = zoneOfId(id);
        if (kind === 'zone') {
          return (
            zone && createPortal(<ZoneFrame id={zone} look={lookOf(zone)} />, element, `zone-${id}`)
          );
        }
        const player = playerOf(id);
        if (!player) return null;
        const dragged = { playerId: id, zone: zoneOf(formation, id), by: kind };
        const Handle = kind === 'card' ? CardHandle : ChipHandle;
        return createPortal(<Handle player={player} dragged={dragged} />, element, `${kind}-${id}`);
      })}
      {createPortal(
        <>
          {lifted && <DragDock zones={zones} isRefused={(zone) => lookOf(zone) === 'closed'} />}
          <LiftedChip player={lifted?.player ?? null} />
        </>,
        document.body,
      )}
    </DndContext>
  );
}

/**
 * Returns dnd-kit's sensors for pointer and keyboard, with `detect` and `forget` of `dragAim`. The arrow keys move a
 * dragged player from zone to zone.
 */
function useAimedSensors(zones: readonly Zone[]) {
  const [{ toNextZone, detect, forget }] = useState(() => dragAim(zones));
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: LIFT_AFTER_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextZone, keyboardCodes: KEYS }),
  );
  return { sensors, detect, forget };
}

/** Returns the texts that a screen reader reads while dragging. */
function accessibilityOf(
  formation: Formation,
  draggedPlayer: (data: unknown) => MatchPlayer | undefined,
): ComponentProps<typeof DndContext>['accessibility'] {
  const announce =
    (sentence: (player: MatchPlayer, zone: Zone | null) => string) =>
    ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) => {
      const player = draggedPlayer(active.data.current);
      return player && sentence(player, zoneOfId(over?.id));
    };
  return {
    restoreFocus: false,
    screenReaderInstructions: { draggable: INSTRUCTIONS },
    announcements: {
      onDragStart: ({ active }) =>
        announce((player) => dragSentences.lifted(formation, player))({ active, over: null }),
      onDragOver: announce(dragSentences.over),
      onDragEnd: announce((player, zone) => dragSentences.dropped(formation, player, zone)),
      onDragCancel: announce(dragSentences.stayed),
    },
  };
}

/**
 * Focuses the drag handle of the moved player's card after a drag by keyboard, or the first handle if the list does not
 * show that player any more.
 */
function keepFocus(root: HTMLElement | null, playerId: string | undefined): void {
  requestAnimationFrame(() => {
    const slots = root?.querySelectorAll<HTMLElement>('[data-drag^="card:"]') ?? [];
    const slot = [...slots].find(({ dataset }) => dataset['drag'] === `card:${playerId}`);
    (slot ?? slots[0])?.querySelector('button')?.focus({ preventScroll: slot !== undefined });
  });
}
