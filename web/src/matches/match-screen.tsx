import { HOME_PAST, type Match } from '@picadito/domain';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { MATCH_FAILURES } from './failures.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadError } from '../ui/load-error.tsx';
import { Loading } from '../ui/loading.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { MatchActions } from './actions/match-actions-bar.tsx';
import { MatchSelector } from './match-selector.tsx';
import { MatchSummary } from './match-summary.tsx';
import { Stepper } from './stepper.tsx';
import type { Step } from './steps-done.ts';
import type { ChosenMatch } from './use-chosen-match.ts';
import { PendingNotice } from '../sync/outbox/pending-notice.tsx';

/**
 * A screen about one match: its steps, the selector and the match's details on top, and what the
 * screen shows of it. While there is no match it says why. `nothing` replaces the sentence for a user
 * without any match to choose.
 */
export function MatchScreen({
  title,
  step,
  chosen,
  nothing,
  children,
}: {
  title: string;
  step: Step;
  chosen: ChosenMatch;
  nothing?: ReactNode;
  children: (match: Match) => ReactNode;
}) {
  const { status, match, matches, wantedId } = chosen;
  /** The address asks for a match that is not there, but others are. */
  const isAbsent = status === 'missing' || status === 'unselected';
  return (
    <Page title={title}>
      <Stepper match={match} current={step} />
      {status === 'loading' && <Loading />}
      {status === 'failed' && (
        <Panel>
          <LoadError onRetry={chosen.retry}>{MATCH_FAILURES.load}</LoadError>
        </Panel>
      )}
      {status === 'none' && <Panel>{nothing ?? <NoMatches />}</Panel>}
      {(match || (isAbsent && matches.length > 0)) && <MatchPanel chosen={chosen} />}
      {status === 'unselected' && (
        <Panel className="mt-6">
          <LoadError onRetry={chosen.retry}>{MATCH_FAILURES.select}</LoadError>
        </Panel>
      )}
      {status === 'missing' && (
        <Panel className="mt-6">
          <EmptyState
            icon="search"
            action={
              matches.length === 0 && (
                <ButtonLink href={paths.createMatch}>CREAR PARTIDO</ButtonLink>
              )
            }
          >
            No se encontró el partido con ID {wantedId}
          </EmptyState>
        </Panel>
      )}
      {match && <PendingNotice matchId={match.id} />}
      {match && children(match)}
    </Page>
  );
}

function NoMatches() {
  return (
    <EmptyState
      icon="calendar"
      action={<ButtonLink href={paths.createMatch}>CREAR PARTIDO</ButtonLink>}
    >
      Todavía no tenés partidos. Creá el primero y volvé por acá.
    </EmptyState>
  );
}

function MatchPanel({ chosen: { match, matches, choose } }: { chosen: ChosenMatch }) {
  const [, navigate] = useLocation();
  const hasOlder = matches.length >= HOME_PAST;
  return (
    <Panel className="grid items-center gap-2 max-md:p-3 md:grid-cols-2 md:gap-8">
      <MatchSelector
        matches={matches}
        value={match?.id ?? null}
        onChange={choose}
        onSearch={hasOlder ? () => navigate(paths.history) : undefined}
      />
      {match && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 max-md:-mb-2">
          <MatchSummary match={match} compact />
          <MatchActions key={match.id} match={match} />
        </div>
      )}
    </Panel>
  );
}
