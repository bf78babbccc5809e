import { BADGES, collectionOf, MATCHES, pathOf, PLAYER_STATS } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../sync/cache/query-of.ts';
import { LOGGED_MATCH_FAILURES, MATCH_FAILURES } from './failures.ts';

/** What a change of a match, its players or its teams makes stale. */
export const MATCH_DEPENDENTS = [
  pathOf(MATCHES.list),
  pathOf(PLAYER_STATS.list),
  collectionOf(BADGES.list),
];

/** All my matches, newest date first. */
export function useMatches() {
  return useQuery({
    ...queryOf(MATCHES.list),
    meta: { failure: LOGGED_MATCH_FAILURES.load },
  });
}

export function useMatch(id: string | null) {
  return useQuery({
    ...queryOf(MATCHES.read, { id: id ?? '' }),
    enabled: id !== null,
    meta: { failure: MATCH_FAILURES.select },
  });
}
