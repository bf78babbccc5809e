import { useMatches } from '../../matches/matches.ts';
import { nextMatch } from '../../matches/next-match.ts';
import { MATCH_FAILURES } from '../../matches/failures.ts';
import { useNow } from '../../lib/use-now.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AchievementsPanel } from './achievements-panel.tsx';
import { Greeting } from './greeting.tsx';
import { IndexBanner } from './diagnosis/index-banner.tsx';
import { MyLists } from './lists/my-lists.tsx';
import { NextMatchPanel } from './next-match-panel.tsx';
import { RematchCard } from './rematch-card.tsx';
import { RecentMatches } from './recent-matches.tsx';
import { useDiagnosis } from './diagnosis/use-diagnosis.ts';
import { useEndedMatches } from './use-ended-matches.ts';

const REFRESH_MS = 60_000;
/** About what the panel takes once the match is known, so that little moves when it comes. */
const ROOM_FOR_MATCH = 'min-h-[480px] sm:min-h-[380px]';

export function DashboardScreen() {
  const matches = useMatches();
  const now = useNow(REFRESH_MS);
  useEndedMatches(matches.data, matches.dataUpdatedAt, now);
  const { run, busy, button, missing, bannerStands } = useDiagnosis();
  const next = matches.data ? nextMatch(matches.data, now) : null;
  const nextPanel = <NextMatchPanel key="next" match={next} />;
  const rematch = matches.data && <RematchCard key="rematch" matches={matches.data} now={now} />;
  return (
    <div className="mx-auto flex w-full max-w-[1168px] flex-col gap-5 px-4 py-6 md:px-6">
      <Greeting run={run} busy={busy} button={button} />
      {bannerStands && <IndexBanner missing={missing} run={run} busy={busy} />}
      <div className="grid items-start gap-5 lg:grid-cols-[2fr_1fr]">
        <div className="flex min-w-0 flex-col gap-5">
          {!matches.data && (
            <Panel title="Próximo Partido" className={matches.isError ? '' : ROOM_FOR_MATCH}>
              {matches.isError ? (
                <LoadError onRetry={() => void matches.refetch()}>{MATCH_FAILURES.load}</LoadError>
              ) : (
                <Loading />
              )}
            </Panel>
          )}
          {matches.data && (
            <>
              {next ? [nextPanel, rematch] : [rematch, nextPanel]}
              <RecentMatches matches={matches.data} />
            </>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <MyLists />
          <AchievementsPanel />
        </div>
      </div>
    </div>
  );
}
