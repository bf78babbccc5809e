import { ABSENCES, type Absence, awayOn } from '@picadito/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { updateCache } from '../sync/cache/invalidate.ts';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';
import { http } from '../sync/http/http.ts';

export const ABSENCE_FAILURES = {
  load: 'No se pudo cargar quiénes no están.',
  set: 'No se pudo guardar hasta cuándo no está. Intentá nuevamente.',
} as const;

const NOBODY: readonly Absence[] = [];

/** Returns the players who are away on a date (YYYY-MM-DD): the last day of their absence by player id. */
export function useAway(date: string): ReadonlyMap<string, string> {
  const { data = NOBODY } = useQuery({
    ...queryOf(ABSENCES.list),
    meta: { failure: ABSENCE_FAILURES.load },
  });
  return useMemo(() => awayOn(data, date), [data, date]);
}

/** Mutation that sets until which day a player is away; null ends the absence. */
export function useSetAbsence() {
  const client = useQueryClient();
  const queryKey = queryKeyOf(ABSENCES.list);
  return useMutation({
    meta: { failure: ABSENCE_FAILURES.set },
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
