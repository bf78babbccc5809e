import { openProposals } from '@picadito/domain';
import { proposalsOfList } from '../../store/tables/group-link/proposals.ts';
import { linkedMatch } from '../../store/tables/group-link/linked-matches.ts';
import type { Reader } from '../../store/store.ts';
import { playersOf } from '../page/read-page.ts';

/**
 * Returns a match with its players and the proposals that can be decided now, those of newcomers to its list included;
 * undefined if the match is gone. A suspended match has only proposals of newcomers. The match need not be on the
 * players' page.
 */
export async function openInMatch(
  db: Reader,
  list: { userId: string; listId: string },
  matchId: string,
  now: number,
) {
  const match = await linkedMatch(db, { userId: list.userId, matchId });
  if (!match) return undefined;
  const players = await playersOf(db, list.userId, match, now);
  const decided = match.status === 'cancelado' ? [] : [{ match, ...players }];
  const open = openProposals(await proposalsOfList(db, list), decided, now);
  return { list, match, players, open };
}
