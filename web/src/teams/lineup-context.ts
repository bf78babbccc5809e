import { LINEUP_CONTEXT, parsePath } from '@picadito/domain';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { queryOf } from '../sync/cache/query-of.ts';
import { LOGGED_TEAM_FAILURES } from './failures.ts';

/** What forming teams for a match needs beyond its players. */
export function useLineupContext(matchId: string) {
  return useQuery({
    ...queryOf(LINEUP_CONTEXT.read, { id: matchId }),
    meta: { failure: LOGGED_TEAM_FAILURES.loadContext },
  });
}

/** The teams of one match are recent teams of the next: the cached context of all other matches becomes stale. */
export function invalidateLineupContexts(client: QueryClient, bySaving: string): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => {
      const match = parsePath(LINEUP_CONTEXT.read, String(path));
      return match !== null && match.id !== bySaving;
    },
  });
}
