import { GROUP_LINK } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../sync/cache/query-of.ts';

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
