import type { Evening, SitOut } from '@picadito/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LOGGED } from '../sync/failures.ts';
import { http } from '../lib/http.ts';
import { eveningPath } from './evening.ts';
import { written } from '../sync/cache/invalidate.ts';

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
