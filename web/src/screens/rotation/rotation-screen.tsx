import { isNight, type Match } from '@picadito/domain';
import { MatchScreen } from '../../matches/match-screen.tsx';
import { useChosenMatch } from '../../matches/use-chosen-match.ts';
import { paths } from '../../lib/paths.ts';
import { NIGHT_FAILURES, useNight } from '../../rotation/night.ts';
import { areTeamsKnown, savedTeams, TEAM_FAILURES, useTeams } from '../../teams/teams.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Night } from './night.tsx';

/** Screen that runs a night of three or four teams: who plays next, and one tap for each game. */
export function RotationScreen() {
  const chosen = useChosenMatch(paths.rotation, isNight);
  return (
    <MatchScreen title="La rotación" step="rotacion" chosen={chosen}>
      {(match) =>
        isNight(match) ? <NightOfMatch key={match.id} match={match} /> : <TwoTeams match={match} />
      }
    </MatchScreen>
  );
}

function TwoTeams({ match }: { match: Match }) {
  return (
    <Panel className="mt-6">
      <EmptyState
        icon="repeat"
        action={<ButtonLink href={paths.formTeams(match.id)}>VER EQUIPOS</ButtonLink>}
      >
        La rotación es para tres o cuatro equipos. Este partido tiene dos.
      </EmptyState>
    </Panel>
  );
}

function NoTeams({ match }: { match: Match }) {
  return (
    <Panel className="mt-6">
      <EmptyState
        icon="shirt"
        action={<ButtonLink href={paths.formTeams(match.id)}>ARMAR EQUIPOS</ButtonLink>}
      >
        Primero guardá los equipos.
      </EmptyState>
    </Panel>
  );
}

function NightOfMatch({ match }: { match: Match }) {
  const query = useTeams(match);
  const { night, stored, refused, isError, refetch } = useNight(match);
  if (!areTeamsKnown(query) && !query.isError) return <Loading />;
  const teams = query.data && savedTeams(query.data);
  if (!teams && query.isError && match.teamCounts) {
    return (
      <Panel className="mt-6">
        <LoadError onRetry={() => void query.refetch()}>{TEAM_FAILURES.load}</LoadError>
      </Panel>
    );
  }
  if (!teams) return <NoTeams match={match} />;
  if (!night || !stored) {
    return isError ? (
      <Panel className="mt-6">
        <LoadError onRetry={() => void refetch()}>{NIGHT_FAILURES.load}</LoadError>
      </Panel>
    ) : (
      <Loading />
    );
  }
  return <Night {...{ match, teams, night, refused }} />;
}
