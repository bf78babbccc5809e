import { GROUP_LINK } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryOf } from '../sync/cache/query-of.ts';

/** Reads the group link of a list; a match may have no list. */
export function useGroupLink(listId: string | null) {
  return useQuery({
    ...queryOf(GROUP_LINK.read, { id: listId ?? '' }),
    enabled: listId !== null,
  });
}

/**
 * Returns a function that gives the address of a player's personal link by the id; null while there is none. `isOn`
 * says whether there may be any.
 */
export function usePersonalLinks(
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

/** Returns the address that a message for the players of a list carries; null while the link is off or not known. */
export function useGroupAddress(listId: string | null): string | null {
  return useGroupLink(listId).data?.address ?? null;
}
