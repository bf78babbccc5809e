import { isOver } from '@picadito/domain';
import { deletedAfter, readMatchCalendar } from '../../matches/calendar-entry.ts';
import { deletedOfList } from '../../store/tables/matches/calendar-entries.ts';
import { matchesOnPage } from '../../store/tables/group-link/linked-matches.ts';
import type { Context } from '../../transactions/context.ts';
import { keysOf } from '../../security/link-code.ts';
import type { LinkedList } from './read-page.ts';

/**
 * Returns the calendar file (iCalendar) of a match of the list that is not over, by the match's key on the page. A
 * suspended match, and a match deleted in the last month, is in the file as cancelled. Null for any other key.
 */
export async function readCalendar(
  context: Context,
  list: LinkedList,
  key: string,
): Promise<string | null> {
  const now = context.now();
  const db = context.store.read;
  const { userId, codeHash } = list;
  const matches = await matchesOnPage(db, list, now);
  const toCome = matches.filter(({ startsAt }) => !isOver(startsAt, now)).map(({ id }) => id);
  const deleted = await deletedOfList(db, list, deletedAfter(now));
  const keyOf = keysOf(codeHash);
  const matchId = [...toCome, ...deleted].find((id) => keyOf(id) === key);
  return matchId === undefined ? null : readMatchCalendar(db, { userId, matchId }, now);
}
