import type { Match } from '@picadito/domain';
import { local } from '../sync/storage.ts';
import type { CardPlayer, LineUp } from './line-up-card/line-up-card.ts';

type MatchOfList = Pick<Match, 'listId' | 'id'>;

/** Of a list: its matches are shared alike. A match without one remembers its own. */
const keyOf = ({ listId, id }: MatchOfList) => `levels-shared-${listId ?? id}`;

/** Whether what is shared of a match names levels: yes, unless the switch was turned off (docs/decisions/230). */
export function sharesLevels(match: MatchOfList): boolean {
  return local.get(keyOf(match)) !== 'false';
}

export function setSharesLevels(match: MatchOfList, shares: boolean): void {
  local.set(keyOf(match), String(shares));
}

/** A line-up as it is shared: with its levels or with none. */
export function lineUpToShare(lineUp: LineUp, withLevels: boolean): LineUp {
  if (withLevels) return lineUp;
  const { claro, oscuro, suplente } = lineUp;
  return { claro: bare(claro), oscuro: bare(oscuro), suplente: bare(suplente) };
}

const bare = (players: readonly CardPlayer[]) => players.map(({ name }) => ({ name }));
