import type { Match } from '@picadito/domain';
import { useState } from 'react';
import { local } from '../sync/storage.ts';
import type { CardPlayer, LineUp } from './line-up-card/line-up-card.ts';

/** Of a list: its matches are shared alike. A match without one remembers its own. */
const keyOf = ({ listId, id }: Pick<Match, 'listId' | 'id'>) => `levels-shared-${listId ?? id}`;
const WITHOUT = 'no';

/** Whether what is shared of a match names levels: yes, unless the switch was turned off (docs/decisions/230). */
export function sharesLevels(match: Pick<Match, 'listId' | 'id'>): boolean {
  return local.get(keyOf(match)) !== WITHOUT;
}

/** The same as a state, with its setter. */
export function useSharesLevels(match: Pick<Match, 'listId' | 'id'>) {
  const [withLevels, setWithLevels] = useState(() => sharesLevels(match));
  function show(shows: boolean): void {
    if (shows) local.remove(keyOf(match));
    else local.set(keyOf(match), WITHOUT);
    setWithLevels(shows);
  }
  return [withLevels, show] as const;
}

/** A line-up as it is shared: with its levels or with none. */
export function lineUpToShare({ claro, oscuro, suplente }: LineUp, withLevels: boolean): LineUp {
  const shown = (players: readonly CardPlayer[]) =>
    withLevels ? players : players.map(({ name }) => ({ name }));
  return { claro: shown(claro), oscuro: shown(oscuro), suplente: shown(suplente) };
}
