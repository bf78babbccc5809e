import type { Evening } from '@picadito/domain';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { LOGGED } from '../sync/failures.ts';

export const eveningPath = (matchId: string) => `/api/matches/${matchId}/evening`;

/** What forming teams for a match needs beyond its players. */
export function useEvening(matchId: string) {
  return useQuery<Evening>({
    queryKey: [eveningPath(matchId)],
    meta: { failure: LOGGED.loadEvening },
  });
}

/** Teams of one match are recent ones of the next: what is known of the other evenings is asked for again when needed. */
export function eveningsTouched(client: QueryClient, bySaving: string): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && path.endsWith('/evening') && path !== eveningPath(bySaving),
  });
}
