import {
  BADGES,
  collectionOf,
  FIGURAS,
  type Home,
  MATCHES,
  pathOf,
  PLAYER_STATS,
} from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { LOGGED_LOAD_FAILURE, useHome } from '../home/home.ts';
import { queryOf } from '../sync/cache/query-of.ts';

/** Texts that screens show when an action on a match fails (docs/specification.md#toasts). */
export const MATCH_FAILURES = {
  load: 'No se pudieron cargar los partidos. Intentá nuevamente.',
  select: 'No se pudo seleccionar el partido.',
  create: 'No se pudo crear el partido. Intentá nuevamente.',
  update: 'No se pudo actualizar el partido.',
  delete: 'No se pudo eliminar el partido. Intentá nuevamente.',
} as const;

/** Texts that the console logs when an action on a match fails (docs/specification.md#toasts). */
export const LOGGED_MATCH_FAILURES = {
  create: 'No se pudo crear el partido.',
  delete: 'No se pudo eliminar el partido.',
} as const;

/** Paths of the cached data that a change of a match, its players or its teams makes stale. */
export const MATCH_DEPENDENTS = [
  pathOf(FIGURAS.list),
  pathOf(MATCHES.list),
  pathOf(PLAYER_STATS.list),
  collectionOf(BADGES.list),
];

const matchesOf = ({ matches }: Home) => matches;

/**
 * Returns the query of the current matches of the organiser and of helped lists, newest date first: the upcoming ones
 * and a limited number of past ones, so that the data does not grow with the history.
 */
export const useMatches = () => useHome(matchesOf);

/** Returns the query of how many matches the organiser and helped lists have, and how many of them are completed. */
export function useMatchCounts() {
  return useQuery({
    ...queryOf(MATCHES.counts),
    meta: { failure: LOGGED_LOAD_FAILURE },
  });
}

export function useMatch(id: string | null) {
  return useQuery({
    ...queryOf(MATCHES.read, { id: id ?? '' }),
    enabled: id !== null,
    meta: { failure: MATCH_FAILURES.select },
  });
}
