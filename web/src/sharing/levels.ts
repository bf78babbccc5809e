import { GROUP_LINK, type Match } from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useGroupLink } from '../group-link/link.ts';
import { queryOf } from '../sync/cache/query-of.ts';
import { local, onStorageChange } from '../sync/storage.ts';
import type { CardPlayer, LineUp } from './line-up-card/line-up-card.ts';

type MatchOfList = Pick<Match, 'listId' | 'id'>;

/** Of a list: its matches are shared alike. A match without one remembers its own. */
const keyOf = ({ listId, id }: MatchOfList) => `levels-shared-${listId ?? id}`;

/**
 * Whether what is shared of a match names levels. Until the switch is used they are left out while the list has a link
 * for its players, and until that is known (docs/decisions/246).
 */
export function useSharedLevels(match: MatchOfList) {
  const link = useGroupLink(match.listId);
  const chosen = useSyncExternalStore(onStorageChange, () => local.get(keyOf(match)));
  const isLinked = link.data?.isOn === true;
  const isKnown = match.listId === null || link.data !== undefined;
  return {
    isLoading: link.isLoading,
    withLevels: chosen === null ? isKnown && !isLinked : chosen !== 'false',
    isLinked,
    choose: (shares: boolean) => local.set(keyOf(match), String(shares)),
  };
}

/** The same for what is made ready on the side. */
export async function sharesLevels(client: QueryClient, match: MatchOfList): Promise<boolean> {
  const chosen = local.get(keyOf(match));
  if (chosen !== null) return chosen !== 'false';
  if (match.listId === null) return true;
  const link = queryOf(GROUP_LINK.read, { id: match.listId });
  return client.fetchQuery(link).then(
    ({ isOn }) => !isOn,
    () => false,
  );
}

/** A line-up as it is shared: with its levels or with none. */
export function lineUpToShare(lineUp: LineUp, withLevels: boolean): LineUp {
  if (withLevels) return lineUp;
  const { claro, oscuro, suplente } = lineUp;
  return { claro: bare(claro), oscuro: bare(oscuro), suplente: bare(suplente) };
}

const bare = (players: readonly CardPlayer[]) => players.map(({ name }) => ({ name }));
