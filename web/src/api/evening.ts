import type { Evening, SitOut } from '@picadito/domain';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LOGGED } from '../lib/failures.ts';
import { http } from '../lib/http.ts';
import { written } from './touched.ts';

export const eveningPath = (matchId: string) => `/api/matches/${matchId}/evening`;

/** What forming teams for a match needs beyond its players. */
export function useEvening(matchId: string) {
  return useQuery<Evening>({
    queryKey: [eveningPath(matchId)],
    meta: { failure: LOGGED.loadEvening },
  });
}

/** Chooses who sits out of a match: shown at once, as it was again when it could not be stored. */
export function useChooseSitOut(matchId: string) {
  const client = useQueryClient();
  const path = eveningPath(matchId);
  return useMutation({
    meta: { failure: LOGGED.chooseSitOut },
    mutationFn: (sitOut: SitOut) => http<Evening>('PATCH', path, { sitOut }),
    onMutate: async (sitOut) => {
      const before = client.getQueryData<Evening>([path]);
      await written(client, [path], () =>
        client.setQueryData<Evening>([path], before && { ...before, sitOut }),
      );
      return before;
    },
    onSuccess: (evening) => written(client, [path], () => client.setQueryData([path], evening)),
    onError: (_, __, before) => client.setQueryData<Evening>([path], before),
  });
}

/** Teams of one match are recent ones of the next: what is known of the other evenings is asked for again when needed. */
export function eveningsTouched(client: QueryClient, bySaving: string): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && path.endsWith('/evening') && path !== eveningPath(bySaving),
  });
}
