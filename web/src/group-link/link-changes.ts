import { type BodyOf, GROUP_LINK, pathOf } from '@picadito/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '../sync/cache/query-of.ts';
import { updateCache } from '../sync/cache/invalidate.ts';
import { http } from '../sync/http/http.ts';
import { LINK_FAILURES } from './failures.ts';

export function useSetLink(listId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: LINK_FAILURES.set },
    mutationFn: (body: BodyOf<typeof GROUP_LINK.set>) =>
      http(GROUP_LINK.set, { params: { id: listId }, body }),
    onSuccess: (link) =>
      updateCache(client, [pathOf(GROUP_LINK.read, { id: listId })], () =>
        client.setQueryData(queryKeyOf(GROUP_LINK.read, { id: listId }), link),
      ),
  });
}
