import { matchToRepeat } from '@picadito/domain';
import { optionalPart } from '../../lib/lazy-with-retry.ts';
import { Suspense } from 'react';
import { useMatches, MATCH_FAILURES } from '../../matches/matches.ts';
import { nextMatch } from '../../matches/next-match.ts';
import { paths } from '../../lib/paths.ts';
import { useNow } from '../../lib/clock.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AchievementsPanel } from './achievements-panel.tsx';
import { Greeting } from './greeting.tsx';
import { DiagnosisPanel } from './diagnosis/diagnosis-panel.tsx';
import { MyLists } from './lists/my-lists.tsx';
import { NextMatchPanel } from './next-match-panel.tsx';
import { RematchCard } from './rematch-card.tsx';
import { RecentMatches } from './recent-matches.tsx';
import { useAskedResult } from './use-asked-result.ts';
import { useEndedMatches } from './use-ended-matches.ts';

/**
 * First steps of an account without matches; other accounts do not load their code. If the code does not load, the
 * other buttons of home lead to the same screens.
 */
const FirstSteps = optionalPart(() => import('./first-steps.tsx').then((code) => code.FirstSteps));

/**
 * Card that asks for the result of a match. Its code is loaded only if a match lacks its result; while it loads, a
 * placeholder of the same size prevents a layout shift. If the code does not load, the result can be entered in the
 * history.
 */
const AskedResult = optionalPart(() =>
  import('./asked-result.tsx').then((code) => code.AskedResult),
);

const REFRESH_MS = 60_000;

export function HomeScreen() {
  const matches = useMatches();
  const now = useNow(REFRESH_MS);
  useEndedMatches(matches.data, matches.dataUpdatedAt, now);
  const [asked, dismiss] = useAskedResult();
  const next = matches.data ? nextMatch(matches.data, now) : null;
  // The panels below the matches are rendered only after the matches have arrived, because the matches would push them
  // down.
  const hasCome = matches.isFetched;
  const isNew = matches.data?.length === 0;
  const canRepeat = matchToRepeat(matches.data ?? [], now) !== null;
  const nextPanel = <NextMatchPanel key="next" match={next} hasOtherStep={isNew || canRepeat} />;
  const rematch = matches.data && <RematchCard key="rematch" matches={matches.data} now={now} />;
  return (
    <div className="home-screen">
      <Greeting />
      {/* The panels of a new account wait for its first steps, which would push them down. */}
      <Suspense fallback={<Loading />}>
        <div className={`home-columns ${isNew ? '' : 'has-matches'}`}>
          <div className="home-column">
            {asked && (
              <Suspense fallback={<div className="result-room" />}>
                <AskedResult match={asked} onDone={dismiss} />
              </Suspense>
            )}
            {!matches.data && (
              <Panel title="Próximo Partido" className={matches.isError ? '' : 'match-room'}>
                {matches.isError ? (
                  <LoadError onRetry={() => void matches.refetch()}>
                    {MATCH_FAILURES.load}
                  </LoadError>
                ) : (
                  <Loading />
                )}
              </Panel>
            )}
            {isNew && <FirstSteps />}
            {matches.data && (next ? [nextPanel, rematch] : [rematch, nextPanel])}
            {hasCome && (
              <div className="grid grid-cols-2 gap-3">
                <ButtonLink href={paths.createMatch} variant="ghost" size="sm">
                  Nuevo Partido
                </ButtonLink>
                <ButtonLink href={paths.createPlayersList} variant="ghost" size="sm">
                  Nueva Lista
                </ButtonLink>
              </div>
            )}
          </div>
          {matches.data && <RecentMatches matches={matches.data} />}
          {hasCome && (
            <div className="home-column home-side">
              <MyLists />
              <AchievementsPanel />
            </div>
          )}
        </div>
        {hasCome && <DiagnosisPanel />}
      </Suspense>
    </div>
  );
}
