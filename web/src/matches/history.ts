import type { Match } from '@picadito/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LOGGED } from '../sync/failures.ts';
import { httpPage, type ListPage } from '../lib/http.ts';

/** Matches on one page of the history. */
const HISTORY_PAGE = 20;

/** My matches, newest created first, searched and counted by the server, page after page (decisions.md, "history"). */
export function useHistory(search: string) {
  const path = `/api/matches?order=created&limit=${HISTORY_PAGE}&q=${encodeURIComponent(search)}`;
  return useInfiniteQuery({
    queryKey: [path, 'pages'],
    queryFn: ({ pageParam }) => httpPage<Match>(pageParam),
    initialPageParam: path,
    getNextPageParam: (page: ListPage<Match>) => page.next,
    placeholderData: (previous) => previous,
    gcTime: 60_000,
    meta: { failure: LOGGED.loadMatches },
  });
}
