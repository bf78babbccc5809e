import type { Match } from '@picadito/domain';
import { useLocation } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { useIsMounted } from '../../lib/use-is-mounted.ts';
import { MatchMenu } from './match-actions-menu.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { useMatchActions } from './use-match-actions.ts';

/** A match's status and what can be done to it as a whole; deleted, it leads to the history. */
export function MatchActions({ match }: { match: Match }) {
  const [, navigate] = useLocation();
  const isMounted = useIsMounted();
  const { act, working, Question, ...asking } = useMatchActions(() => {
    if (isMounted()) navigate(paths.history, { replace: true });
  });
  return (
    <div className="ml-auto flex shrink-0 items-center justify-between gap-1 max-md:-mr-3 max-md:grow">
      <StatusBadge status={match.status} />
      <MatchMenu match={match} act={act} busy={working.has(match.id)} />
      {Question && <Question {...asking} />}
    </div>
  );
}
