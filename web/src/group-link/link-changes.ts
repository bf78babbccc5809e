import { type BodyOf, GROUP_LINK, type GroupLink, pathOf } from '@picadito/domain';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';
import { invalidate, updateCache } from '../sync/cache/invalidate.ts';
import { http } from '../sync/http/http.ts';
import { LINK_FAILURES } from './link.ts';

export function useSetLink(listId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: LINK_FAILURES.set },
    mutationFn: (body: BodyOf<typeof GROUP_LINK.set>) =>
      http(GROUP_LINK.set, { params: { id: listId }, body }),
    onSuccess: (link) => {
      // The strict mode changes which names devices own.
      invalidate(client, pathOf(GROUP_LINK.devices, { id: listId }));
      return cacheLink(client, link);
    },
  });
}

function cacheLink(client: QueryClient, link: GroupLink): Promise<void> {
  const { listId: id } = link;
  const key = queryKeyOf(GROUP_LINK.read, { id });
  invalidate(client, pathOf(GROUP_LINK.personal, { id }));
  return updateCache(client, [pathOf(GROUP_LINK.read, { id })], () =>
    client.setQueryData(key, link),
  );
}

/** Mutation that replaces a player's personal link by one with a new address; the old address stops working. */
export function useChangePersonalLink(listId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: LINK_FAILURES.set },
    mutationFn: ({ playerId, version }: { playerId: string; version: number }) =>
      http(GROUP_LINK.changePersonal, { params: { id: playerId }, body: { version: version + 1 } }),
    onSuccess: (links) =>
      updateCache(client, [pathOf(GROUP_LINK.personal, { id: listId })], () =>
        client.setQueryData(queryKeyOf(GROUP_LINK.personal, { id: listId }), links),
      ),
  });
}

/**
 * Returns the query of the names as the players' page shows them. It fetches on every mount, because a shown name
 * depends on all names of the list.
 */
export function useShownNames(listId: string) {
  return useQuery({ ...queryOf(GROUP_LINK.names, { id: listId }), refetchOnMount: 'always' });
}

export function useWriteName(listId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: LINK_FAILURES.writeName },
    mutationFn: ({ playerId, ...body }: { playerId: string; shownName: string | null }) =>
      http(GROUP_LINK.writeName, { params: { id: playerId }, body }),
    onSuccess: (names) =>
      updateCache(client, [pathOf(GROUP_LINK.names, { id: listId })], () =>
        client.setQueryData(queryKeyOf(GROUP_LINK.names, { id: listId }), names),
      ),
  });
}
