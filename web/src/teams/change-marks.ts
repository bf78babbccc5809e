import { type Keeper, TEAM_CONSTRAINTS, type TeamConstraints } from '@picadito/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TEAM_FAILURES } from './failures.ts';
import { http } from '../sync/http/http.ts';
import { queryKeyOf } from '../sync/cache/query-of.ts';
import { invalidate, updateCache } from '../sync/cache/invalidate.ts';
import { type PairWish, withKeeper, withPair } from './with-mark.ts';

/** Marks a player as keeper or removes the mark: shown at once, refetched when it could not be stored. */
export function useMarkKeeper() {
  const cached = useCachedMarks();
  return useMutation({
    meta: { failure: TEAM_FAILURES.saveMark },
    mutationFn: ({ playerId, isKeeper }: Keeper) =>
      http(TEAM_CONSTRAINTS.setKeeper, { params: { id: playerId }, body: { isKeeper } }),
    onMutate: (change) => cached.update((marks) => withKeeper(marks, change)),
    onSuccess: (stored) => cached.update((marks) => withKeeper(marks, stored)),
    onError: cached.refetch,
  });
}

/** Marks two players as a pair, together or apart; `kind` null removes the mark. Optimistic like `useMarkKeeper`. */
export function useMarkPair() {
  const cached = useCachedMarks();
  return useMutation({
    meta: { failure: TEAM_FAILURES.saveMark },
    mutationFn: (mark: PairWish) => http(TEAM_CONSTRAINTS.changePair, { body: mark }),
    onMutate: (change) => cached.update((marks) => withPair(marks, change)),
    onSuccess: (stored) => cached.update((marks) => withPair(marks, stored)),
    onError: cached.refetch,
  });
}

function useCachedMarks() {
  const client = useQueryClient();
  const queryKey = queryKeyOf(TEAM_CONSTRAINTS.read);
  return {
    update: (change: (marks: TeamConstraints) => TeamConstraints) =>
      updateCache(client, queryKey, () =>
        client.setQueryData(queryKey, (marks) => marks && change(marks)),
      ),
    refetch: () => invalidate(client, ...queryKey),
  };
}
