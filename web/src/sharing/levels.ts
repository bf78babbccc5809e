import { GROUP_LINK, type GroupLink, mapTeams, type Match } from '@picadito/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useGroupLink } from '../group-link/link.ts';
import { changeOptimistically } from '../sync/cache/optimistic-change.ts';
import { logFailure } from '../sync/cache/query-client.ts';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';
import { http } from '../sync/http/http.ts';
import { local, onStorageChange } from '../sync/storage.ts';
import type { CardPlayer, LineUp } from './line-up-card/line-up-card.ts';

/** Texts that the console logs when an action on shared levels fails. */
export const LOGGED_SHARING_FAILURES = {
  levels: 'No se pudo guardar «Con niveles».',
  link: 'No se pudo leer el link del grupo.',
} as const;

type MatchOfList = Pick<Match, 'listId' | 'id'>;
type Link = Pick<GroupLink, 'isOn' | 'sharesLevels'>;

/**
 * Returns the key of a choice in the browser's storage. It is used for a match without a list, and for choices that
 * earlier versions stored for a list with its group link off.
 */
const keyOf = ({ listId, id }: MatchOfList) => `levels-shared-${listId ?? id}`;

/**
 * Returns whether levels are shared. `link` is undefined if the group link could not be read. Levels are then left out
 * for a match of a list, because the link may be on and its players may see what is shared.
 */
function choiceFor(match: MatchOfList, link: Link | undefined): boolean {
  if (match.listId !== null && (link?.isOn ?? true)) return link?.sharesLevels ?? false;
  return (local.get(keyOf(match)) ?? String(link?.sharesLevels ?? true)) !== 'false';
}

/**
 * Returns whether messages and pictures of a match show the players' levels (`withLevels`), `choose` to change that,
 * and the address of the group link, null if there is none or it is not loaded. `choose` stores the choice on the
 * server, or in this browser if no link is loaded.
 */
export function useSharedLevels(match: MatchOfList) {
  const client = useQueryClient();
  const { data: link, isLoading } = useGroupLink(match.listId);
  const params = { id: match.listId ?? '' };
  const queryKey = queryKeyOf(GROUP_LINK.read, params);
  const withLevels = useSyncExternalStore(onStorageChange, () =>
    choiceFor(match, client.getQueryData(queryKey)),
  );

  function choose(sharesLevels: boolean): void {
    if (!link) return local.set(keyOf(match), String(sharesLevels));
    const body = { isOn: link.isOn, sharesLevels };
    changeOptimistically(client, queryKey, {
      apply: (known) => ({ ...known, sharesLevels }),
      send: () => http(GROUP_LINK.set, { params, body }),
      failure: LOGGED_SHARING_FAILURES.levels,
    }).catch(() => undefined); // The failure has been logged; the choice stays.
    // Removing the stored choice renders this screen at once. The changed cache renders it only later, and until then
    // the checkbox would jump back.
    local.remove(keyOf(match));
  }

  return { isLoading, withLevels, address: link?.address ?? null, choose };
}

/**
 * Resolves with `withLevels` and `address` of `useSharedLevels`, for a share that is prepared outside a component. If
 * the group link cannot be read, the failure is logged and there is no address.
 */
export async function levelsAndLink(client: QueryClient, match: MatchOfList) {
  const query = match.listId === null ? null : queryOf(GROUP_LINK.read, { id: match.listId });
  let link: GroupLink | undefined;
  try {
    if (query) link = await client.fetchQuery(query);
  } catch (error) {
    logFailure({ failure: LOGGED_SHARING_FAILURES.link }, error);
  }
  return { withLevels: choiceFor(match, link), address: link?.address ?? null };
}

/** Returns a line-up as it is shared, with or without levels. */
export function lineUpToShare(lineUp: LineUp, withLevels: boolean): LineUp {
  if (withLevels) return lineUp;
  return mapTeams(lineUp, ({ name }: CardPlayer) => ({ name }));
}
