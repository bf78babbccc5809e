import { BADGES, collectionOf, LISTS, MATCHES, pathOf, PLAYERS } from '@picadito/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LIST_FAILURES } from './lists.ts';
import { http, deleteIfExists } from '../../sync/http/http.ts';
import { queryKeyOf } from '../../sync/cache/query-of.ts';
import { invalidate, updateCache } from '../../sync/cache/invalidate.ts';

export function useRenameList(id: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: LIST_FAILURES.rename },
    mutationFn: (name: string) => http(LISTS.rename, { params: { id }, body: { name } }),
    onSuccess: (list) =>
      updateCache(client, [pathOf(LISTS.list)], () =>
        client.setQueryData(queryKeyOf(LISTS.list), (lists) =>
          lists?.map((one) => (one.id === list.id ? list : one)),
        ),
      ),
  });
}

/** Mutation that deletes a list with its players; its matches stay, without a list. */
export function useDeleteList() {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: LIST_FAILURES.delete },
    mutationFn: (id: string) => deleteIfExists(LISTS.remove, { id }),
    onSuccess: async (_, id) => {
      await updateCache(client, [pathOf(LISTS.list)], () => {
        client.setQueryData(queryKeyOf(LISTS.list), (lists) =>
          lists?.filter((list) => list.id !== id),
        );
        client.removeQueries({ queryKey: queryKeyOf(LISTS.players, { id }) });
      });
      invalidate(client, pathOf(MATCHES.list), pathOf(PLAYERS.list), collectionOf(BADGES.list));
    },
  });
}
