import { useMatches } from '../../api/matches.ts';
import { nextMatch } from '../../components/next-match.ts';
import { useNow } from '../../state/use-now.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Greeting } from './greeting.tsx';
import { MyLists } from './my-lists.tsx';
import { NextMatchPanel } from './next-match-panel.tsx';
import { RecentMatches } from './recent-matches.tsx';

const REFRESH_MS = 60_000;

export function DashboardScreen() {
  const matches = useMatches();
  const now = useNow(REFRESH_MS);
  return (
    <div className="mx-auto flex w-full max-w-[1168px] flex-col gap-5 px-4 py-6 md:px-6">
      <Greeting />
      <div className="grid items-start gap-5 lg:grid-cols-[2fr_1fr]">
        <div className="flex min-w-0 flex-col gap-5">
          {matches.isPending && (
            <Panel title="Próximo Partido">
              <Loading />
            </Panel>
          )}
          {matches.isError && (
            <Panel title="Próximo Partido">
              <LoadError onRetry={() => void matches.refetch()}>
                No se pudieron cargar los partidos. Intentá nuevamente.
              </LoadError>
            </Panel>
          )}
          {matches.data && (
            <>
              <NextMatchPanel match={nextMatch(matches.data, now)} />
              <RecentMatches matches={matches.data} />
            </>
          )}
        </div>
        <div className="min-w-0">
          <MyLists />
        </div>
      </div>
    </div>
  );
}
