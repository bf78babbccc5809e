import { HOME_PAST, type Match } from '@picadito/domain';
import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { MATCH_FAILURES } from './matches.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadError } from '../ui/load-error.tsx';
import { Loading } from '../ui/loading.tsx';
import { Panel } from '../ui/panel.tsx';
import { useHasTitle } from '../ui/use-is-wide.ts';
import { useArrival } from '../ui/use-arrival.ts';
import { MatchActions } from './actions/match-actions-bar.tsx';
import { MissingMatch } from './missing-match.tsx';
import { MatchSelector } from './match-selector.tsx';
import { Stepper } from './stepper.tsx';
import type { Step } from './match-facts.ts';
import type { ChosenMatch } from './use-chosen-match.ts';
import { PendingNotice } from '../sync/outbox/pending-notice.tsx';

/**
 * Shows a screen about one match: title, steps, selector and the content, or the reason why there is no match.
 * `nothing` replaces the text for an organiser without matches.
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
  const heading = useArrival(title);
  const { status, match, matches, wantedId } = chosen;
  return (
    <div className="match-page">
      <div className="match-head">
        <h1 ref={heading} tabIndex={-1} className="match-title">
          {title}
        </h1>
        <MatchBar step={step} chosen={chosen} />
      </div>
      {status === 'loading' && <Loading />}
      {status === 'failed' && (
        <Panel>
          <LoadError onRetry={chosen.retry}>{MATCH_FAILURES.load}</LoadError>
        </Panel>
      )}
      {status === 'none' && <Panel>{nothing ?? <NoMatches />}</Panel>}
      {status === 'unselected' && (
        <Panel className="mt-6">
          <LoadError onRetry={chosen.retry}>{MATCH_FAILURES.select}</LoadError>
        </Panel>
      )}
      {status === 'missing' && (
        <MissingMatch
          id={wantedId}
          last={chosen.last}
          action={
            matches.length === 0 && <ButtonLink href={paths.createMatch}>CREAR PARTIDO</ButtonLink>
          }
        />
      )}
      {match && <PendingNotice matchId={match.id} />}
      {match && children(match)}
    </div>
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

/** Shows the menu of actions, the steps and the selector of a match, in one line if the window is low. */
function MatchBar({ step, chosen }: { step: Step; chosen: ChosenMatch }) {
  const [, navigate] = useLocation();
  const { status, match, matches, choose } = chosen;
  /** True if the match named in the address could not be found or loaded. */
  const isAbsent = status === 'missing' || status === 'unselected';
  const hasOlder = matches.length >= HOME_PAST;
  // The menu is next to the title, or next to the selector where the title is hidden.
  const isTitled = useHasTitle();
  // While the match loads, the menu and the selector keep their space, so that nothing moves.
  const isLoading = status === 'loading';
  const menu = (match || isLoading) && (
    <div key="menu" className="min-h-12 min-w-12">
      {match && <MatchActions key={match.id} match={match} />}
    </div>
  );
  const choice = (
    <Fragment key="choice">
      <hr aria-hidden="true" />
      <div className="match-steps">
        <Stepper match={match} current={step} />
      </div>
      {(match || isLoading || (isAbsent && matches.length > 0)) && (
        <div className="match-choice min-h-12">
          {!isLoading && (
            <MatchSelector
              matches={matches}
              value={match?.id ?? null}
              onChange={choose}
              onSearch={hasOlder ? () => navigate(paths.history) : undefined}
            />
          )}
        </div>
      )}
    </Fragment>
  );
  return isTitled ? [menu, choice] : [choice, menu];
}
