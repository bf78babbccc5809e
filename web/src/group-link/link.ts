import { GROUP_LINK } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryOf } from '../sync/cache/query-of.ts';

/** Of a list; a match may have none. */
export function useGroupLink(listId: string | null) {
  return useQuery({
    ...queryOf(GROUP_LINK.read, { id: listId ?? '' }),
    enabled: listId !== null,
  });
}

/** The address of a player's own link by the id; null while there is none. `isOn`: whether there may be any. */
export function useOwnLinks(
  listId: string | null,
  isOn: boolean,
): (playerId: string) => string | null {
  const { data } = useQuery({
    ...queryOf(GROUP_LINK.personal, { id: listId ?? '' }),
    enabled: listId !== null && isOn,
  });
  return useCallback(
    (playerId) => data?.find((one) => one.playerId === playerId)?.address ?? null,
    [data],
  );
}

/** What a message for the players of a list carries; null while the link is off, or not known. */
export function useGroupAddress(listId: string | null): string | null {
  return useGroupLink(listId).data?.address ?? null;
}
