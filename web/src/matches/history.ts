import { MATCHES } from '@picadito/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pagedQueryOf } from '../sync/cache/paged-query-of.ts';
import { LOGGED_LOAD_FAILURE } from '../home/home.ts';

const HISTORY_PAGE = '20';

/**
 * Returns the query of all matches of the organiser and of helped lists, page by page, created last first. The server
 * searches and counts them.
 */
export function useHistory(search: string) {
  return useInfiniteQuery({
    ...pagedQueryOf(MATCHES.list, {}, { order: 'created', limit: HISTORY_PAGE, q: search }),
    placeholderData: (previous) => previous,
    gcTime: 60_000,
    meta: { failure: LOGGED_LOAD_FAILURE },
  });
}
