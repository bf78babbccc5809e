import { type Home, HOME, LISTS, type Match, MATCHES, pathOf } from '@picadito/domain';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useLists } from '../players/lists/lists.ts';
import { invalidate } from '../sync/cache/invalidate.ts';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';
import { LOGGED_MATCH_FAILURES } from './failures.ts';

const HOME_PATH = pathOf(HOME.read);

const listsOf = ({ lists }: Home) => lists;
/** What the first screen shows, by one request; the lists of the reply are those of every screen. */
export const HOME_QUERY = {
  ...queryOf(HOME.read),
  meta: {
    failure: LOGGED_MATCH_FAILURES.load,
    onReply: (client: QueryClient, reply: unknown) =>
      void client.setQueryData(queryKeyOf(LISTS.list), (reply as Home).lists),
  },
};

export function useHome<Selected>(select: (home: Home) => Selected) {
  return useQuery({ ...HOME_QUERY, select });
}

/**
 * My lists as home has them. They stand in the cache of all screens (`useLists`), which would ask for them once more.
 */
export function useHomeLists() {
  const home = useHome(listsOf);
  const data = useLists({ enabled: false }).data ?? home.data;
  return { data, isError: home.isError, refetch: home.refetch };
}

/** Reads home again after a change of the match for which something waits: it may have been decided. */
export function refreshWaiting(client: QueryClient, matchId: string): void {
  const home = client.getQueryData(HOME_QUERY.queryKey);
  if (home?.waiting?.matchId === matchId) invalidate(client, HOME_PATH);
}

/**
 * Brings a match that has changed elsewhere up to date on home: where home shows it, by reading that match alone, else by
 * reading home again.
 */
export async function refreshOnHome(client: QueryClient, id: string): Promise<void> {
  const single = queryOf(MATCHES.read, { id });
  const known = client.getQueryData(single.queryKey);
  const query = client.getQueryCache().find<Home>({ queryKey: HOME_QUERY.queryKey });
  const { data, dataUpdateCount, isInvalidated, fetchStatus } = query?.state ?? {};
  if (data?.waiting?.matchId === id) return refreshWaiting(client, id);
  const isShown = query?.isActive() && data?.matches.some((match) => match.id === id);
  // a fetch that is cancelled returns what was known; a match that cannot be read may be gone, with another in its place
  const match =
    isShown && !isInvalidated && fetchStatus === 'idle'
      ? await client.fetchQuery({ ...single, staleTime: 0 }).catch(() => known)
      : known;
  // a home that came meanwhile may be newer than the match
  if (!match || match === known || query?.state.dataUpdateCount !== dataUpdateCount)
    invalidate(client, HOME_PATH);
  else updateMatches(client, (matches) => withMatch(matches, match));
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

/** The matches, newest date first, with this one at its place. */
export function withMatch(matches: readonly Match[], match: Match): Match[] {
  const others = matches.filter(({ id }) => id !== match.id);
  const when = ({ date, time }: Match) => `${date} ${time}`;
  const place = others.findIndex((other) => when(other) <= when(match));
  return others.toSpliced(place < 0 ? others.length : place, 0, match);
}
