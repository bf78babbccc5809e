import { GROUP_LINK } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryOf } from '../sync/cache/query-of.ts';
import { useIsOwnList } from '../players/lists/lists.ts';

export const LINK_FAILURES = {
  load: 'No se pudo cargar el link. Probá de nuevo.',
  set: 'No se pudo cambiar el link. Probá de nuevo.',
  decide: 'No se pudo guardar lo que dijiste. Probá de nuevo.',
  drop: 'No se pudo sacar el celu. Probá de nuevo.',
  release: 'No se pudo soltar el nombre. Probá de nuevo.',
  names: 'No se pudieron cargar los nombres. Probá de nuevo.',
  writeName: 'No se pudo guardar el nombre. Probá de nuevo.',
} as const;

/** Returns the query of a list's group link. It is disabled for a match without a list (`listId` null). */
export function useGroupLink(listId: string | null) {
  return useQuery({
    ...queryOf(GROUP_LINK.read, { id: listId ?? '' }),
    enabled: listId !== null,
  });
}

/**
 * Returns a function from a player's id to the address of that player's personal link, or null if there is none. With
 * `isOn` false (the group link is off) nothing is requested, because personal links exist only while the group link is
 * on. Helpers get no personal links, with which they could answer as the players.
 */
export function usePersonalLinks(
  listId: string | null,
  isOn: boolean,
): (playerId: string) => string | null {
  const isOwn = useIsOwnList(listId);
  const { data } = useQuery({
    ...queryOf(GROUP_LINK.personal, { id: listId ?? '' }),
    enabled: listId !== null && isOn && isOwn === true,
  });
  return useCallback(
    (playerId) => data?.find((one) => one.playerId === playerId)?.address ?? null,
    [data],
  );
}

/**
 * Returns the address of a list's group link, for messages to its players; null while the link is off or not loaded.
 */
export function useGroupAddress(listId: string | null): string | null {
  return useGroupLink(listId).data?.address ?? null;
}
