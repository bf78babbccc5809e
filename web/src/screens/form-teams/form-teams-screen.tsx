import type { Match } from '@picadito/domain';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useMatchPlayers, ATTENDANCE_FAILURES } from '../../attendance/attendance.ts';
import { areTeamsKnown, useTeams, TEAM_FAILURES } from '../../teams/teams.ts';
import { useGroupLink } from '../../group-link/link.ts';
import { useAccountsToast } from '../../money/use-accounts-toast.ts';
import { MatchScreen } from '../../matches/match-screen.tsx';
import { useChosenMatch } from '../../matches/use-chosen-match.ts';
import { isNotFound } from '../../sync/http/api-error.ts';
import { lazyWithRetry } from '../../lib/lazy-with-retry.ts';
import { paths } from '../../lib/paths.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TeamsEditor } from './teams-editor.tsx';
import { useTeamCriteria } from '../../teams/use-team-criteria.ts';

const PlayedMatch = lazyWithRetry(() => import('./played-match.tsx').then((m) => m.PlayedMatch));

/**
 * Screen that forms even teams and the substitutes, by the algorithm or by hand (docs/specification.md#form-teams). Of
 * a completed match it shows the details, and edits the teams only on demand.
 */
export function FormTeamsScreen() {
  const chosen = useChosenMatch(paths.formTeams);
  const isEdited = useIsEdited(chosen.match);
  return (
    <MatchScreen
      title={isEdited ? 'Armar Equipos' : 'Detalles del partido'}
      step="equipos"
      chosen={chosen}
    >
      {(match) => <TeamsOfMatch key={match.id} match={match} isEdited={isEdited} />}
    </MatchScreen>
  );
}

/**
 * Returns true if the screen shows the editor of the teams, and false if it shows the details of a completed match. A
 * match that is completed while the editor is open stays in the editor, so that the organiser is not interrupted.
 */
function useIsEdited(match: Match | null): boolean {
  const [search] = useSearchParams();
  const [openedId, setOpenedId] = useState<string | null>(null);
  if (match?.status !== 'completado') {
    if (match && openedId !== match.id) setOpenedId(match.id);
    return true;
  }
  return search.has('edit') || openedId === match.id;
}

/**
 * Opens the editor once the saved teams are loaded. It waits shortly for the criteria (such as constraints and recent
 * teams) that make new teams fairer, and with saved teams for the group link: its notice would move the teams later.
 * Once open, the editor stays, even if another device saves teams.
 */
function TeamsOfMatch({ match, isEdited }: { match: Match; isEdited: boolean }) {
  const { players, ...query } = useMatchPlayers(match.id);
  const teams = useTeams(match);
  useAccountsToast(match);
  const isDropped = isNotFound(teams.error);
  const [isOpen, setOpen] = useState(false);
  const isReady = players !== undefined && areTeamsKnown(teams);
  const { criteria, areKnown } = useTeamCriteria(match.id, isReady);
  const { isLoading: isLinkLoading } = useGroupLink(teams.data ? match.listId : null);
  if (!isOpen && isReady && areKnown && !isLinkLoading) setOpen(true);

  if (query.isError && !players) {
    return (
      <Panel className="mt-6">
        <LoadError onRetry={() => void query.refetch()}>{ATTENDANCE_FAILURES.load}</LoadError>
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
  if (players && isReady && !isEdited) {
    return <PlayedMatch match={match} players={players} saved={teams.data ?? null} />;
  }
  if (!players || !isOpen) return <Loading />;
  return (
    <TeamsEditor
      // After a change of the format the editor starts again.
      key={`${match.perSide} ${match.teamCount}`}
      {...{ match, players, criteria }}
      saved={teams.data ?? null}
    />
  );
}
