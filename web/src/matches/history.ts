import { MATCHES } from '@picadito/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pagedQueryOf } from '../sync/cache/paged-query-of.ts';
import { LOGGED_MATCH_FAILURES } from './failures.ts';

/** Matches on one page of the history. */
const HISTORY_PAGE = '20';

/** My matches, newest created first, searched and counted by the server, page after page (docs/decisions/056). */
export function useHistory(search: string) {
  return useInfiniteQuery({
    ...pagedQueryOf(MATCHES.list, {}, { order: 'created', limit: HISTORY_PAGE, q: search }),
    placeholderData: (previous) => previous,
    gcTime: 60_000,
    meta: { failure: LOGGED_MATCH_FAILURES.load },
  });
}
