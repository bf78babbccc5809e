import { GROUP_LINK, type Match } from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { levelsKeyOf, useGroupLink } from '../group-link/link.ts';
import { queryOf } from '../sync/cache/query-of.ts';
import { local, onStorageChange } from '../sync/storage.ts';
import type { CardPlayer, LineUp } from './line-up-card/line-up-card.ts';

type MatchOfList = Pick<Match, 'listId' | 'id'>;

/**
 * Of a list: its matches are shared alike; a choice made while the link is off says nothing about a list whose players
 * read along. A match without a list remembers its own. `isLinked`: also while that is not known.
 */
const keyOf = ({ listId, id }: MatchOfList, isLinked: boolean) =>
  isLinked && listId !== null ? levelsKeyOf(listId) : `levels-shared-${listId ?? id}`;

const choiceFor = (match: MatchOfList, isLinked: boolean): boolean =>
  (local.get(keyOf(match, isLinked)) ?? String(!isLinked)) !== 'false';

/**
 * Whether what is shared of a match names levels. Until the switch is used they are left out while the list has a link
 * for its players, and until that is known (docs/decisions/246).
 */
export function useSharedLevels(match: MatchOfList) {
  const { data: link, isLoading } = useGroupLink(match.listId);
  const isGuarded = link?.isOn ?? match.listId !== null;
  const withLevels = useSyncExternalStore(onStorageChange, () => choiceFor(match, isGuarded));
  return {
    isLoading,
    withLevels,
    isLinked: link?.isOn === true,
    choose: (shares: boolean) => local.set(keyOf(match, isGuarded), String(shares)),
  };
}

/** The same for what is made ready on the side. */
export async function sharesLevels(client: QueryClient, match: MatchOfList): Promise<boolean> {
  if (match.listId === null) return choiceFor(match, false);
  const link = queryOf(GROUP_LINK.read, { id: match.listId });
  const isLinked = await client.fetchQuery(link).then(
    ({ isOn }) => isOn,
    () => true,
  );
  return choiceFor(match, isLinked);
}

/** A line-up as it is shared: with its levels or with none. */
export function lineUpToShare(lineUp: LineUp, withLevels: boolean): LineUp {
  if (withLevels) return lineUp;
  const { claro, oscuro, suplente } = lineUp;
  return { claro: bare(claro), oscuro: bare(oscuro), suplente: bare(suplente) };
}

const bare = (players: readonly CardPlayer[]) => players.map(({ name }) => ({ name }));
