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

/** Of a match without a list; and of a list whose link is off, as earlier versions chose in this browser. */
const keyOf = ({ listId, id }: MatchOfList) => `levels-shared-${listId ?? id}`;

/** `link` is undefined where it cannot be read: then its players may read along. */
function choiceFor(match: MatchOfList, link: Link | undefined): boolean {
  if (match.listId !== null && (link?.isOn ?? true)) return link?.sharesLevels ?? false;
  return (local.get(keyOf(match)) ?? String(link?.sharesLevels ?? true)) !== 'false';
}

/**
 * Whether what is shared of a match names levels: for a list as the organiser has said on any device since its link went
 * on or off; until then levels are left out while it is on (docs/decisions/276). A choice shows at once.
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
    }).catch(() => undefined); // it was logged; the choice stays
    // it tells this screen at once; the cache does in a moment, in which the box would jump back under the finger
    local.remove(keyOf(match));
  }

  return { isLoading, withLevels, isLinked: link?.isOn === true, choose };
}

/** The same for what is made ready on the side. */
export async function sharesLevels(client: QueryClient, match: MatchOfList): Promise<boolean> {
  if (match.listId === null) return choiceFor(match, undefined);
  const link = queryOf(GROUP_LINK.read, { id: match.listId });
  return choiceFor(match, await client.fetchQuery(link).catch(() => undefined));
}

/** A line-up as it is shared: with its levels or with none. */
export function lineUpToShare(lineUp: LineUp, withLevels: boolean): LineUp {
  if (withLevels) return lineUp;
  const { claro, oscuro, suplente } = lineUp;
  return { claro: bare(claro), oscuro: bare(oscuro), suplente: bare(suplente) };
}

const bare = (players: readonly CardPlayer[]) => players.map(({ name }) => ({ name }));
