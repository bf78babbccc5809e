import { LISTS, type PlayersList } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../sync/cache/query-of.ts';
import { useStoredValue } from '../../sync/use-stored-value.ts';
import { isOwn, mayHandleMoney } from '../../helpers/may.ts';

/** Texts that screens show when an action on a list fails (docs/specification.md#toasts). */
export const LIST_FAILURES = {
  load: 'Error al cargar las listas. Por favor intenta de nuevo.',
  createWithPlayers: 'Ocurrió un error al crear la lista de jugadores. Intenta de nuevo.',
  create: 'No se pudo crear la lista. Intentalo nuevamente.',
  delete: 'Error al eliminar la lista. Por favor intenta de nuevo.',
  rename: 'No se pudo actualizar la lista. Intentá nuevamente.',
} as const;

/** Texts that the console logs when an action on a list fails (docs/specification.md#toasts). */
export const LOGGED_LIST_FAILURES = {
  create: 'Error al crear la lista. Por favor intenta de nuevo.',
} as const;

/**
 * Returns the query of the organiser's lists and of those that the organiser helps with, newest first. With `enabled:
 * false` it sends no request and reads only the cache.
 */
export function useLists({ enabled = true } = {}) {
  return useQuery({
    ...queryOf(LISTS.list),
    enabled,
    meta: { failure: LIST_FAILURES.load },
  });
}

/** Tells whether a list is the user's own; undefined while the lists are not known. */
export function useIsOwnList(listId: string | null): boolean | undefined {
  const list = useKnownList(listId);
  return list && isOwn(list);
}

/** Tells whether the user may see and change the money of a list; true also while the lists are not known. */
export function useMayHandleMoney(listId: string | null): boolean {
  const list = useKnownList(listId);
  return !list || mayHandleMoney(list);
}

function useKnownList(listId: string | null): PlayersList | undefined {
  return useLists({ enabled: false }).data?.find(({ id }) => id === listId);
}

/** Returns the stored id of the list selected in 'Mis Listas', which `/add-players` shows, and its setter. */
export function useSelectedList() {
  return useStoredValue('selected_list_id');
}

/**
 * Returns the id of the list that a form starts with. With a list chosen in the form (`chosen`) it is that list, or ''
 * if the list is gone. Otherwise it is the list selected in "Mis Listas" (`selected`), else the only list, else ''.
 */
export function startingList(
  lists: readonly { id: string }[],
  chosen: string,
  selected: string | null,
): string {
  const known = (id: string | null) => lists.some((list) => list.id === id);
  if (chosen !== '') return known(chosen) ? chosen : '';
  if (selected !== null && known(selected)) return selected;
  return lists.length === 1 ? (lists[0]?.id ?? '') : '';
}
