import { type BodyOf, GROUP_LINK, type GroupLink, pathOf } from '@picadito/domain';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';
import { invalidate, updateCache } from '../sync/cache/invalidate.ts';
import { http } from '../sync/http/http.ts';
import { LINK_FAILURES } from './failures.ts';

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

/** Changes the address of a player's personal link to the next one. */
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

/** Reads the shown names each time they are displayed, because they depend on every name of the list. */
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
