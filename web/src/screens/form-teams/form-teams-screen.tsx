import type { Match } from '@picadito/domain';
import { useState } from 'react';
import { useMatchPlayers } from '../../attendance/attendance.ts';
import { useTeams } from '../../teams/teams.ts';
import { MatchScreen } from '../../matches/match-screen.tsx';
import { useChosenMatch } from '../../matches/use-chosen-match.ts';
import { ApiError } from '../../sync/http/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TeamsEditor } from './teams-editor.tsx';
import { useTeamCriteria } from './use-team-criteria.ts';
import { ATTENDANCE_FAILURES } from '../../attendance/failures.ts';
import { TEAM_FAILURES } from '../../teams/failures.ts';

/** Two even teams and the substitutes, by the algorithm or by hand (docs/specification.md#form-teams). */
export function FormTeamsScreen() {
  const chosen = useChosenMatch(paths.formTeams);
  return (
    <MatchScreen title="Armar Equipos" step="equipos" chosen={chosen}>
      {(match) => <TeamsOfMatch key={match.id} match={match} />}
    </MatchScreen>
  );
}

/**
 * The editor starts from what is saved, so it waits for it; where nothing is, a moment for what makes teams fairer. Then
 * it stays, whatever another device saves.
 */
function TeamsOfMatch({ match }: { match: Match }) {
  const { players, ...asked } = useMatchPlayers(match.id);
  const teams = useTeams(match);
  const isDropped = teams.error instanceof ApiError && teams.error.status === 404;
  const [isOpen, setOpen] = useState(false);
  const isReady = players !== undefined && !teams.isLoading && (!teams.isError || isDropped);
  const { criteria, areKnown } = useTeamCriteria(match.id, isReady);
  if (!isOpen && isReady && (teams.data || areKnown)) setOpen(true);

  if (asked.isError && !players) {
    return (
      <Panel className="mt-6">
        <LoadError onRetry={() => void asked.refetch()}>{ATTENDANCE_FAILURES.load}</LoadError>
      </Panel>
    );
  }
  if (teams.isError && !teams.data && !isDropped && !isOpen) {
    return (
      <Panel className="mt-6">
        <LoadError onRetry={() => void teams.refetch()}>{TEAM_FAILURES.load}</LoadError>
      </Panel>
    );
  }
  if (!players || !isOpen) return <Loading />;
  return (
    <TeamsEditor match={match} players={players} saved={teams.data ?? null} criteria={criteria} />
  );
}
