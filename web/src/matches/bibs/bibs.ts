import { BIBS, HOME, pathOf } from '@picadito/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../../sync/cache/invalidate.ts';
import { queryKeyOf, queryOf } from '../../sync/cache/query-of.ts';
import { http } from '../../sync/http/http.ts';

/** Texts that screens show when an action on the bibs fails. */
export const BIBS_FAILURES = {
  load: 'No se pudo cargar quién tiene las pecheras.',
  save: 'No se pudo anotar quién se las lleva. Intentá nuevamente.',
} as const;

/**
 * Returns the query of the player who has the bibs and the ball of a match's list, and of the players who can take them
 * after the match.
 */
export function useBibs(matchId: string) {
  return useQuery({
    ...queryOf(BIBS.read, { id: matchId }),
    refetchOnMount: 'always',
    meta: { failure: BIBS_FAILURES.load },
  });
}

/** Mutation that sets who takes the bibs home after a match; null for nobody. */
export function useSetBibs(matchId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: BIBS_FAILURES.save },
    mutationFn: (playerId: string | null) =>
      http(BIBS.set, { params: { id: matchId }, body: { playerId } }),
    onSuccess: (reply) => {
      client.setQueryData(queryKeyOf(BIBS.read, { id: matchId }), reply);
      invalidate(client, pathOf(HOME.read));
    },
  });
}
