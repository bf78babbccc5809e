import { LINEUP_CONTEXT, type SitOut } from '@picadito/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TEAM_FAILURES } from './failures.ts';
import { http } from '../sync/http/http.ts';
import { queryKeyOf } from '../sync/cache/query-of.ts';
import { updateCache } from '../sync/cache/invalidate.ts';

/** Chooses who sits out of a match: shown at once, as it was again when it could not be stored. */
export function useChooseSitOut(matchId: string) {
  const client = useQueryClient();
  const params = { id: matchId };
  const queryKey = queryKeyOf(LINEUP_CONTEXT.read, params);
  return useMutation({
    meta: { failure: TEAM_FAILURES.chooseSitOut },
    mutationFn: (sitOut: SitOut) => http(LINEUP_CONTEXT.change, { params, body: { sitOut } }),
    onMutate: async (sitOut) => {
      const before = client.getQueryData(queryKey);
      await updateCache(client, queryKey, () =>
        client.setQueryData(queryKey, before && { ...before, sitOut }),
      );
      return before;
    },
    onSuccess: (evening) =>
      updateCache(client, queryKey, () => client.setQueryData(queryKey, evening)),
    onError: (_, __, before) => client.setQueryData(queryKey, before),
  });
}
