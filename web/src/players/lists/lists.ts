import { LISTS } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../sync/cache/query-of.ts';

/** Holds the texts that screens show when an action fails (docs/specification.md#toasts). */
export const LIST_FAILURES = {
  load: 'Error al cargar las listas. Por favor intenta de nuevo.',
  createWithPlayers: 'Ocurrió un error al crear la lista de jugadores. Intenta de nuevo.',
  create: 'No se pudo crear la lista. Intentalo nuevamente.',
  delete: 'Error al eliminar la lista. Por favor intenta de nuevo.',
  rename: 'No se pudo actualizar la lista. Intentá nuevamente.',
} as const;

/** Holds the texts that the console logs when an action fails (docs/specification.md#errors-matches). */
export const LOGGED_LIST_FAILURES = {
  create: 'Error al crear la lista. Por favor intenta de nuevo.',
} as const;

/** Returns the organiser's lists, newest first; with `enabled: false` without a request, from the cache only. */
export function useLists({ enabled = true } = {}) {
  return useQuery({
    ...queryOf(LISTS.list),
    enabled,
    meta: { failure: LIST_FAILURES.load },
  });
}
