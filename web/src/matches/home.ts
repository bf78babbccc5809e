import { type Home, HOME, LISTS, type Match } from '@picadito/domain';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useLists } from '../players/lists/lists.ts';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';
import { LOGGED_MATCH_FAILURES } from './failures.ts';

const listsOf = ({ lists }: Home) => lists;
const HOME_QUERY = queryOf(HOME.read);

/** What the first screen shows, by one request; the lists of the reply are those of every screen. */
export function useHome<Selected>(select: (home: Home) => Selected) {
  return useQuery({
    ...HOME_QUERY,
    queryFn: async ({ client }) => {
      const home = await HOME_QUERY.queryFn();
      client.setQueryData(queryKeyOf(LISTS.list), home.lists);
      return home;
    },
    select,
    meta: { failure: LOGGED_MATCH_FAILURES.load },
  });
}

/**
 * My lists as home has them. They stand in the cache of all screens (`useLists`), which would ask for them once more.
 */
export function useHomeLists() {
  const { isPending, isError, refetch } = useHome(listsOf);
  const { data } = useLists({ enabled: false });
  return { data, isPending: isPending && !data, isError, refetch };
}

/** Changes the current matches that are cached, as a write has changed them on the server. */
export function updateMatches(
  client: QueryClient,
  change: (matches: readonly Match[]) => Match[],
): void {
  client.setQueryData(
    HOME_QUERY.queryKey,
    (home) => home && { ...home, matches: change(home.matches) },
  );
}
