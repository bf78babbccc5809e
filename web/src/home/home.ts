import { type Home, HOME, LISTS, type Match, MATCHES, pathOf } from '@picadito/domain';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useLists } from '../players/lists/lists.ts';
import { invalidate } from '../sync/cache/invalidate.ts';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';

/** Text that the console logs when matches cannot be loaded (docs/specification.md#toasts). */
export const LOGGED_LOAD_FAILURE = 'No se pudieron cargar los partidos.';

const HOME_PATH = pathOf(HOME.read);

const listsOf = ({ lists }: Home) => lists;
/**
 * Query of everything that the home screen shows, in one request. The lists of the reply are also cached as the result
 * of `useLists`, so that other screens do not request them.
 */
export const HOME_QUERY = {
  ...queryOf(HOME.read),
  meta: {
    failure: LOGGED_LOAD_FAILURE,
    onReply: (client: QueryClient, reply: unknown) =>
      void client.setQueryData(queryKeyOf(LISTS.list), (reply as Home).lists),
  },
};

export function useHome<Selected>(select: (home: Home) => Selected) {
  return useQuery({ ...HOME_QUERY, select });
}

/** Returns the lists of `useLists` without a separate request: from its cache, else from the home screen's data. */
export function useHomeLists() {
  const home = useHome(listsOf);
  const data = useLists({ enabled: false }).data ?? home.data;
  return { data, isError: home.isError, refetch: home.refetch };
}

/**
 * Invalidates the home screen's data after a change of the match for which home shows a decision to be made, because
 * the change may have settled that decision.
 */
export function refreshWaiting(client: QueryClient, matchId: string): void {
  const home = client.getQueryData(HOME_QUERY.queryKey);
  if (home?.waiting?.matchId === matchId) invalidate(client, HOME_PATH);
}

/**
 * Updates the home screen's data after another device has changed a match: by reading that match alone where this is
 * enough, else by invalidating home.
 */
export async function refreshOnHome(client: QueryClient, id: string): Promise<void> {
  const single = queryOf(MATCHES.read, { id });
  const known = client.getQueryData(single.queryKey);
  const query = client.getQueryCache().find<Home>({ queryKey: HOME_QUERY.queryKey });
  const { data, dataUpdateCount, isInvalidated, fetchStatus } = query?.state ?? {};
  if (data?.waiting?.matchId === id) return refreshWaiting(client, id);
  const isShown = query?.isActive() && data?.matches.some((match) => match.id === id);
  // A cancelled fetch returns the known match. A match that cannot be read may be gone, with another one in its place.
  const match =
    isShown && !isInvalidated && fetchStatus === 'idle'
      ? await client.fetchQuery({ ...single, staleTime: 0 }).catch(() => known)
      : known;
  // Home data that came while the request ran may be newer than the match.
  if (!match || match === known || query?.state.dataUpdateCount !== dataUpdateCount)
    invalidate(client, HOME_PATH);
  else updateMatches(client, (matches) => withMatch(matches, match));
}

/** Applies a change to the matches in the cached data of the home screen, without a request. */
export function updateMatches(
  client: QueryClient,
  change: (matches: readonly Match[]) => Match[],
): void {
  client.setQueryData(
    HOME_QUERY.queryKey,
    (home) => home && { ...home, matches: change(home.matches) },
  );
}

/** Returns the matches, newest date first, with `match` inserted or replaced at its place. */
export function withMatch(matches: readonly Match[], match: Match): Match[] {
  const others = matches.filter(({ id }) => id !== match.id);
  const when = ({ date, time }: Match) => `${date} ${time}`;
  const place = others.findIndex((other) => when(other) <= when(match));
  return others.toSpliced(place < 0 ? others.length : place, 0, match);
}
