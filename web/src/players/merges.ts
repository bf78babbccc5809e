import { collectionOf, LISTS, MATCHES, pathOf, PLAYERS } from '@picadito/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../sync/cache/invalidate.ts';
import { queryOf } from '../sync/cache/query-of.ts';
import { http } from '../sync/http/http.ts';

/** Texts that the screen shows when merging players, or undoing that, fails. */
export const MERGE_FAILURES = {
  merge: 'No se pudieron juntar. Intentá nuevamente.',
  split: 'No se pudieron separar. Intentá nuevamente.',
} as const;

/** Returns the query of the merges of a list that can still be undone. */
export const useMerges = (listId: string) => useQuery(queryOf(PLAYERS.merges, { id: listId }));

/** Mutation that merges another record of the same person into a player. */
export function useMergePlayers() {
  const refresh = useRefresh();
  return useMutation({
    meta: { failure: MERGE_FAILURES.merge },
    mutationFn: ({ id, otherId }: { id: string; otherId: string }) =>
      http(PLAYERS.merge, { params: { id }, body: { otherId } }),
    onSuccess: refresh,
  });
}

/** Mutation that undoes the last merge into a player. */
export function useSplitMerge() {
  const refresh = useRefresh();
  return useMutation({
    meta: { failure: MERGE_FAILURES.split },
    mutationFn: (id: string) => http(PLAYERS.splitMerge, { params: { id } }),
    onSuccess: refresh,
  });
}

/** Returns a function that invalidates the lists, the matches, and all queries of players. */
function useRefresh() {
  const client = useQueryClient();
  return () =>
    invalidate(client, pathOf(LISTS.list), pathOf(MATCHES.list), collectionOf(PLAYERS.list));
}
