import { type Keeper, TEAM_CONSTRAINTS, type TeamConstraints } from '@picadito/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TEAM_FAILURES } from './failures.ts';
import { http } from '../sync/http/http.ts';
import { queryKeyOf } from '../sync/cache/query-of.ts';
import { invalidate, updateCache } from '../sync/cache/invalidate.ts';
import { type PairChange, withKeeper, withPair } from './with-constraint.ts';

/**
 * Mutation that marks a player as a keeper or not. The update is optimistic; after a failure the constraints are
 * fetched again.
 */
export function useSetKeeper() {
  const cached = useCachedConstraints();
  return useMutation({
    meta: { failure: TEAM_FAILURES.saveConstraint },
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
    meta: { failure: TEAM_FAILURES.saveConstraint },
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
