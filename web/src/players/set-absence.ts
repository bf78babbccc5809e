import { ABSENCES } from '@picadito/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateCache } from '../sync/cache/invalidate.ts';
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
    onSuccess: ({ playerId, until }) =>
      updateCache(client, queryKey, () =>
        client.setQueryData(queryKey, (absences) => {
          const others = absences?.filter((one) => one.playerId !== playerId);
          return others && until !== null ? [...others, { playerId, until }] : others;
        }),
      ),
  });
}
