import { GROUP_LINK, type GroupLink, type Match } from '@picadito/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useGroupLink } from '../group-link/link.ts';
import { changeOptimistically } from '../sync/cache/optimistic-change.ts';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';
import { http } from '../sync/http/http.ts';
import { local, onStorageChange } from '../sync/storage.ts';
import { LOGGED_SHARING_FAILURES } from './failures.ts';
import type { CardPlayer, LineUp } from './line-up-card/line-up-card.ts';

type MatchOfList = Pick<Match, 'listId' | 'id'>;
type Link = Pick<GroupLink, 'isOn' | 'sharesLevels'>;

/**
 * Returns the key of a choice stored in this browser: for a match without a list, and for a list with its link off, as
 * earlier versions stored it.
 */
const keyOf = ({ listId, id }: MatchOfList) => `levels-shared-${listId ?? id}`;

/**
 * Returns whether levels are shared. `link` is undefined if it cannot be read; then the players of a list may see what
 * is shared, so levels are left out.
 */
function choiceFor(match: MatchOfList, link: Link | undefined): boolean {
  if (match.listId !== null && (link?.isOn ?? true)) return link?.sharesLevels ?? false;
  return (local.get(keyOf(match)) ?? String(link?.sharesLevels ?? true)) !== 'false';
}

/**
 * Tells whether what is shared of a match names levels. For a list it is the organiser's choice on any device since the
 * link was turned on or off; without a choice, levels are left out while the link is on. A choice shows at once.
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
    // Removing the stored choice renders this screen at once. The cache does so later, and until then the box would
    // jump back.
    local.remove(keyOf(match));
  }

  return { isLoading, withLevels, isLinked: link?.isOn === true, choose };
}

/** Tells the same as `useSharedLevels`, for a share that is prepared outside a component. */
export async function sharesLevels(client: QueryClient, match: MatchOfList): Promise<boolean> {
  if (match.listId === null) return choiceFor(match, undefined);
  const link = queryOf(GROUP_LINK.read, { id: match.listId });
  return choiceFor(match, await client.fetchQuery(link).catch(() => undefined));
}

/** Returns a line-up as it is shared, with or without levels. */
export function lineUpToShare(lineUp: LineUp, withLevels: boolean): LineUp {
  if (withLevels) return lineUp;
  const { claro, oscuro, suplente } = lineUp;
  return { claro: bare(claro), oscuro: bare(oscuro), suplente: bare(suplente) };
}

const bare = (players: readonly CardPlayer[]) => players.map(({ name }) => ({ name }));
