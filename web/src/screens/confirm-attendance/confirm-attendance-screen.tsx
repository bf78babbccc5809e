import type { Match } from '@picadito/domain';
import { Suspense, useState } from 'react';
import { useMatchPlayers, ATTENDANCE_FAILURES } from '../../attendance/attendance.ts';
import { useGroupLink } from '../../group-link/link.ts';
import { useMatchAnswers } from '../../waitlist/answers.ts';
import { lazyWithRetry } from '../../lib/lazy-with-retry.ts';
import { MatchScreen } from '../../matches/match-screen.tsx';
import { useChosenMatch } from '../../matches/use-chosen-match.ts';
import { paths } from '../../lib/paths.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useAreNoticesKnown } from './answers/use-are-notices-known.ts';
import { Attendance } from './attendance.tsx';
import { useNewBadges } from './use-new-badges.ts';

const NoPlayers = lazyWithRetry(() => import('./no-players.tsx').then((code) => code.NoPlayers));

/**
 * Lets the organiser call and confirm the players of a match and go on to the teams
 * (docs/specification.md#confirm-attendance).
 */
export function ConfirmAttendanceScreen() {
  const chosen = useChosenMatch(paths.confirmAttendance);
  useNewBadges();
  return (
    <MatchScreen title="Confirmar Asistencia" step="convocar" chosen={chosen}>
      {(match) => <PlayersOfMatch key={match.id} match={match} />}
    </MatchScreen>
  );
}

function PlayersOfMatch({ match }: { match: Match }) {
  const { players, isError, refetch } = useMatchPlayers(match.id);
  const link = useGroupLink(match.listId);
  const isOn = link.data?.isOn === true;
  const answers = useMatchAnswers(isOn ? match.id : null);
  const areNoticesKnown = useAreNoticesKnown(match, { isOn, isReady: players !== undefined });
  const [wereKnown, setWereKnown] = useState(false);
  // Without the answers by the link, the players on the waitlist would count as pending at first, and comments and
  // notices would move the rows later.
  const areKnown = wereKnown || (!link.isLoading && !answers.isLoading && areNoticesKnown);
  if (players && areKnown && !wereKnown) setWereKnown(true);
  if (isError && !players) {
    return (
      <Panel className="mt-6">
        <LoadError onRetry={() => void refetch()}>{ATTENDANCE_FAILURES.load}</LoadError>
      </Panel>
    );
  }
  if (!players || !areKnown) return <Loading />;
  if (players.length === 0) {
    return (
      <Suspense fallback={<Loading />}>
        <NoPlayers match={match} />
      </Suspense>
    );
  }
  return <Attendance match={match} players={players} />;
}
