import { isOver } from '@picadito/domain';
import { deletedAfter, playersFileOf } from '../../matches/calendar-entry.ts';
import { findLiveEntry, goneOfList } from '../../store/tables/matches/calendar-entries.ts';
import { matchesOnPage } from '../../store/tables/group-link/linked-matches.ts';
import type { Context } from '../../transactions/context.ts';
import { keysOf } from '../../security/link-code.ts';
import type { LinkedList } from './read-page.ts';

/**
 * Returns the calendar file (iCalendar) of a match of the list that is not over, by the match's key on the page; null
 * for any other key. A suspended match, and a match that the list has lost in the last month, is cancelled in the file.
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
  const keyOf = keysOf(codeHash);
  const toCome = matches.find(({ id, endsAt }) => !isOver(endsAt, now) && keyOf(id) === key);
  const gone = await goneOfList(db, list, deletedAfter(now));
  const entry = toCome
    ? await findLiveEntry(db, { userId, matchId: toCome.id })
    : gone.find((one) => keyOf(one.match_id) === key);
  return entry ? playersFileOf(entry) : null;
}
