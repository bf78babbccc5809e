import { useDroppable } from '@dnd-kit/core';
import { TEAM_WORDS } from '../../../teams/team-names.ts';
import { classNames } from '../../../ui/class-names.ts';
import { dockIdOf } from './drag-aim.ts';
import type { Zone } from './drag-moves.ts';

const WORDS: Record<Zone, string> = { ...TEAM_WORDS, libre: 'SIN EQUIPO' };

/**
 * Type of the state of a zone while a player is dragged: the zone accepts the player ('open'), refuses the player
 * ('closed'), or is not a drop target ('still').
 */
export type ZoneLook = 'open' | 'closed' | 'still';

/**
 * Frame around a drop target while a player is dragged. The frame turns red if the pointer is over it and the player
 * may not be dropped there.
 */
export function ZoneFrame({ id, look }: { id: Zone; look: ZoneLook }) {
  const { setNodeRef, isOver } = useDroppable({ id });
  return (
    <span
      ref={setNodeRef}
      className={classNames(
        'absolute inset-0',
        look !== 'still' && 'outline-3 -outline-offset-3',
        look !== 'still' && (isOver ? 'bg-cyan/15 outline-solid' : 'outline-dashed'),
        look === 'closed' && isOver ? 'outline-danger' : 'outline-cyan',
      )}
    />
  );
}

/**
 * Bar at the lower edge of phones with all zones as drop targets while a player is dragged. During a drag the teams are
 * seldom on screen, because the list is below the board.
 */
export function DragDock({
  zones,
  isRefused,
}: {
  zones: readonly Zone[];
  isRefused: (zone: Zone) => boolean;
}) {
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-2 gap-2 border-t-4 border-raised bg-void px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] md:hidden"
    >
      {zones.map((zone) => (
        <DockZone key={zone} zone={zone} refused={isRefused(zone)} />
      ))}
    </div>
  );
}

function DockZone({ zone, refused }: { zone: Zone; refused: boolean }) {
  const { setNodeRef, isOver } = useDroppable({ id: dockIdOf(zone) });
  return (
    <span
      ref={setNodeRef}
      className={classNames(
        'grid min-h-14 place-items-center border-2 font-display text-d4 tracking-wide',
        isOver && !refused && 'border-cyan bg-cyan text-void',
        isOver && refused && 'border-danger bg-danger-fill text-white',
        !isOver && 'border-dashed border-line bg-raised',
        !isOver && refused && 'opacity-60',
      )}
    >
      {WORDS[zone]}
    </span>
  );
}
