import { LINEUP_CONTEXT, parsePath } from '@picadito/domain';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { queryOf } from '../sync/cache/query-of.ts';
import { LOGGED_TEAM_FAILURES } from './failures.ts';

/** Returns the line-up context of a match: the sit-out rule, the calls and the recent teams of the list. */
export function useLineupContext(matchId: string) {
  return useQuery({
    ...queryOf(LINEUP_CONTEXT.read, { id: matchId }),
    meta: { failure: LOGGED_TEAM_FAILURES.loadContext },
  });
}

/**
 * Invalidates the cached line-up contexts of all other matches, because the teams saved for this match are recent teams
 * there.
 */
export function invalidateLineupContexts(client: QueryClient, bySaving: string): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => {
      const match = parsePath(LINEUP_CONTEXT.read, String(path));
      return match !== null && match.id !== bySaving;
    },
  });
}
