import type { Match } from '@picadito/domain';
import { useLocation } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { useIsMounted } from '../../lib/use-is-mounted.ts';
import { MatchMenu } from './match-actions-menu.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { useMatchActions } from './use-match-actions.ts';

/**
 * Shows the status of a match, on phones only if it is not 'pendiente', and the menu of actions on the whole match.
 * After the match is deleted it opens the history.
 */
export function MatchActions({ match }: { match: Match }) {
  const [, navigate] = useLocation();
  const isMounted = useIsMounted();
  const { act, working, Question, ...asking } = useMatchActions(() => {
    if (isMounted()) navigate(paths.history, { replace: true });
  });
  return (
    <div className="flex shrink-0 items-center gap-1 -mr-3">
      <span className={match.status === 'pendiente' ? 'max-md:hidden' : ''}>
        <StatusBadge status={match.status} />
      </span>
      <MatchMenu match={match} act={act} busy={working.has(match.id)} />
      {Question && <Question {...asking} />}
    </div>
  );
}
