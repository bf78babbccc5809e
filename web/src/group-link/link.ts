import { type BodyOf, GROUP_LINK, pathOf } from '@picadito/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';
import { updateCache } from '../sync/cache/invalidate.ts';
import { http } from '../sync/http/http.ts';

/** What a screen says of a failed action. */
export const LINK_FAILURES = {
  load: 'No se pudo cargar el link. Probá de nuevo.',
  set: 'No se pudo cambiar el link. Probá de nuevo.',
} as const;

/** Of a list; a match may have none. */
export function useGroupLink(listId: string | null) {
  return useQuery({
    ...queryOf(GROUP_LINK.read, { id: listId ?? '' }),
    enabled: listId !== null,
  });
}

/** What a message for the players of a list carries; null while the link is off, or not known. */
export function useGroupAddress(listId: string | null): string | null {
  return useGroupLink(listId).data?.address ?? null;
}

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
