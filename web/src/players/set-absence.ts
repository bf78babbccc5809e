import { ABSENCES, MATCHES, pathOf } from '@picadito/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidate, updateCache } from '../sync/cache/invalidate.ts';
import { queryKeyOf } from '../sync/cache/query-of.ts';
import { http } from '../sync/http/http.ts';

export const SET_ABSENCE_FAILURE = 'No se pudo guardar hasta cuándo no está. Intentá nuevamente.';

/** Mutation that sets until which day a player is away; null ends the absence. */
export function useSetAbsence() {
  const client = useQueryClient();
  const queryKey = queryKeyOf(ABSENCES.list);
  return useMutation({
    meta: { failure: SET_ABSENCE_FAILURE },
    mutationFn: ({ playerId, until }: { playerId: string; until: string | null }) =>
      http(ABSENCES.set, { params: { id: playerId }, body: { until } }),
    onSuccess: async ({ playerId, until }) => {
      await updateCache(client, queryKey, () =>
        client.setQueryData(queryKey, (absences) => {
          const others = absences?.filter((one) => one.playerId !== playerId);
          return others && until !== null ? [...others, { playerId, until }] : others;
        }),
      );
      // A regular who is away keeps no place, so that the waitlist may have moved up.
      invalidate(client, pathOf(MATCHES.list));
    },
  });
}
