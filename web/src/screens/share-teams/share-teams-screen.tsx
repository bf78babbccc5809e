import { type Match, MESSAGES } from '@picadito/domain';
import { Suspense } from 'react';
import { AuthorLine } from '../../captain/author-line.tsx';
import { optionalPart } from '../../lib/lazy-with-retry.ts';
import { useTeams, TEAM_FAILURES } from '../../teams/teams.ts';
import { useSharedMoney } from '../../money/shared-money.ts';
import { useAccountsToast } from '../../money/use-accounts-toast.ts';
import { useSharedLevels } from '../../sharing/levels.ts';
import { MatchScreen } from '../../matches/match-screen.tsx';
import { useChosenMatch } from '../../matches/use-chosen-match.ts';
import { isNotFound } from '../../sync/http/api-error.ts';
import { whereTeamsAreEdited } from '../../matches/chosen-match.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SharePanels } from './share-panels.tsx';

/** Component that shows the result of a match; its code is loaded only if the match is over. */
const PlayedResult = optionalPart(() =>
  import('../../results/played-result.tsx').then((code) => code.PlayedResult),
);

/** Screen that shows the saved line-up, ready to be shared (docs/specification.md#share-teams). */
export function ShareTeamsScreen() {
  const chosen = useChosenMatch(paths.shareTeams, hasTeams);
  return (
    <MatchScreen
      title="Compartir Equipos"
      step="compartir"
      chosen={chosen}
      nothing={<NoTeams href={paths.formTeams()} />}
    >
      {(match) => <TeamsToShare key={match.id} match={match} />}
    </MatchScreen>
  );
}

function TeamsToShare({ match }: { match: Match }) {
  const { data, error, isLoading, refetch } = useTeams(match);
  const levels = useSharedLevels(match);
  const money = useSharedMoney(match, 'teams');
  useAccountsToast(match);
  if (isLoading || levels.isLoading || money.isLoading) return <Loading />;
  if (data && hasTeams(match)) {
    return (
      <>
        {match.status === 'completado' && (
          <Suspense>
            <PlayedResult match={match} />
          </Suspense>
        )}
        <AuthorLine match={match} of={{ kind: 'teams' }} />
        <SharePanels match={match} teams={data} levels={levels} money={money} />
      </>
    );
  }
  const isMissing = !hasTeams(match) || isNotFound(error);
  return (
    <Panel className="mt-6">
      {isMissing ? (
        <NoTeams href={whereTeamsAreEdited(match)} />
      ) : (
        <LoadError onRetry={() => void refetch()}>{TEAM_FAILURES.load}</LoadError>
      )}
    </Panel>
  );
}

function NoTeams({ href }: { href: string }) {
  return (
    <EmptyState icon="shirt" action={<ButtonLink href={href}>ARMAR EQUIPOS</ButtonLink>}>
      {href.includes('matchId') ? MESSAGES.teamsMissing : 'Ningún partido tiene equipos todavía.'}
    </EmptyState>
  );
}

function hasTeams(match: Match): boolean {
  return match.teamCounts !== null;
}
