import type { Match, MatchPlayer } from '@picadito/domain';
import { useRef, useState } from 'react';
import { usePendingPlayers } from '../../attendance/attendance.ts';
import { useCalled } from '../../attendance/calls.ts';
import { useTeamConstraints } from '../../teams/team-constraints.ts';
import { useLazyDialog } from '../../forms/use-lazy-dialog.ts';
import { AttendanceActions } from './actions/attendance-actions.tsx';
import { AttendanceList } from './list/attendance-list.tsx';
import { CallList } from './call/call-list.tsx';
import { Counters } from './counters.tsx';
import { useAttendanceChanges } from './list/use-attendance-changes.ts';
import { useCall } from './call/use-call.ts';
import { useCardActions } from './list/use-card-actions.ts';
import { useTeamPlaces } from './list/use-team-places.ts';

/** Counters, the call and the players of one match. */
export function Attendance({ match, players }: { match: Match; players: MatchPlayer[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [leaving, setLeaving] = useState<MatchPlayer | null>(null);
  const { Dialog: RemoveDialog, whenLoaded } = useLazyDialog(() =>
    import('./list/remove-dialog.tsx').then((code) => code.RemoveDialog),
  );
  const chosenCount = players.filter(({ id }) => chosen.has(id)).length;
  const attendance = useAttendanceChanges(match.id);
  const called = useCalled(match.id);
  useTeamConstraints(); // cached for the teams of the next screen
  const pending = usePendingPlayers(match.id);
  const { places, put } = useTeamPlaces(match, players);
  const call = useCall(match, players, { chosen, called });
  const actions = useCardActions({
    onToggle: (player) => void attendance.toggle(player),
    onDecline: (player) => void attendance.decline(player),
    onChoose: (id) => setChosen(toggled(chosen, id)),
    onTeam: put,
    onUnsend: call.unsend,
    onRemove: (player) => void whenLoaded(() => setLeaving(player)),
  });
  const counters = useRef<HTMLDivElement>(null);

  /** The row may be gone, and the focus with it. */
  function afterQuestion() {
    setLeaving(null);
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) counters.current?.focus();
    });
  }

  return (
    <div className="mt-2 grid gap-2 md:mt-4 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:items-start md:gap-8 flat:mt-0 flat:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] flat:items-center flat:gap-x-4 flat:gap-y-1">
      <div className="flex flex-col gap-4 md:col-start-2 md:row-start-1 md:gap-6 flat:contents">
        <Counters ref={counters} players={players} />
        {call.view && <CallList view={call.view} linkTo={call.linkTo} onSent={call.sent} />}
        <AttendanceActions
          match={match}
          players={players}
          attendance={attendance}
          chosenCount={chosenCount}
          wasCalled={called.size > 0}
          call={call}
        />
      </div>
      <AttendanceList
        match={match}
        players={players}
        attendance={attendance}
        chosen={chosen}
        called={called}
        pending={pending}
        places={places}
        actions={actions}
      />
      {RemoveDialog && <RemoveDialog match={match} player={leaving} onDone={afterQuestion} />}
    </div>
  );
}

function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}
