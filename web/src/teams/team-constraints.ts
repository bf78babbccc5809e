import { TEAM_CONSTRAINTS, type Keeper, type TeamConstraints } from '@picadito/domain';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { queryOf, queryKeyOf } from '../sync/cache/query-of.ts';
import { http } from '../sync/http/http.ts';
import { invalidate, updateCache } from '../sync/cache/invalidate.ts';
import { type PairChange, withKeeper, withPair } from './with-constraint.ts';

const LOAD_FAILURE = 'No se pudieron cargar las marcas de los jugadores.';
export const SAVE_CONSTRAINT_FAILURE = 'No se pudo guardar la marca. Intentá nuevamente.';

/**
 * Returns the query of the keepers, and of the pairs of players who play together or apart, of the organiser and of
 * helped lists.
 */
export function useTeamConstraints() {
  return useQuery({
    ...queryOf(TEAM_CONSTRAINTS.read),
    meta: { failure: LOAD_FAILURE },
  });
}

/**
 * Mutation that marks a player as a keeper or not. The update is optimistic; after a failure the constraints are
 * fetched again.
 */
export function useSetKeeper() {
  const cached = useCachedConstraints();
  return useMutation({
    meta: { failure: SAVE_CONSTRAINT_FAILURE },
    mutationFn: ({ playerId, isKeeper }: Keeper) =>
      http(TEAM_CONSTRAINTS.setKeeper, { params: { id: playerId }, body: { isKeeper } }),
    onMutate: (change) => cached.update((constraints) => withKeeper(constraints, change)),
    onSuccess: (stored) => cached.update((constraints) => withKeeper(constraints, stored)),
    onError: cached.refetch,
  });
}

/**
 * Mutation that makes two players play together or apart; `kind` null removes the pair. The update is optimistic; after
 * a failure the constraints are fetched again.
 */
export function useSetPair() {
  const cached = useCachedConstraints();
  return useMutation({
    meta: { failure: SAVE_CONSTRAINT_FAILURE },
    mutationFn: (pair: PairChange) => http(TEAM_CONSTRAINTS.changePair, { body: pair }),
    onMutate: (change) => cached.update((constraints) => withPair(constraints, change)),
    onSuccess: (stored) => cached.update((constraints) => withPair(constraints, stored)),
    onError: cached.refetch,
  });
}

function useCachedConstraints() {
  const client = useQueryClient();
  const queryKey = queryKeyOf(TEAM_CONSTRAINTS.read);
  return {
    update: (change: (constraints: TeamConstraints) => TeamConstraints) =>
      updateCache(client, queryKey, () =>
        client.setQueryData(queryKey, (constraints) => constraints && change(constraints)),
      ),
    refetch: () => invalidate(client, ...queryKey),
  };
}
