import { calendarFile, chosenMatches } from '@picadito/domain';
import { matchesAround } from '../../store/tables/group-link/linked-matches.ts';
import type { Context } from '../../transactions/context.ts';
import { keysOf } from '../../security/link-code.ts';
import type { LinkedList } from './read-page.ts';

/** A match of the page is exported as a single event, since the page does not show its series to players. */
const ALONE = {
  status: 'pendiente',
  seriesId: null,
  isRecurring: false,
  recurringDay: null,
} as const;

/** Returns a match of the page as a file for a calendar, by its key; null when the page does not show it. */
export async function readCalendar(
  context: Context,
  list: LinkedList,
  key: string,
): Promise<string | null> {
  const now = context.now();
  const { next, later } = chosenMatches(await matchesAround(context.store.read, list, now), now);
  const keyOf = keysOf(list.codeHash);
  const match = [next, later].find((shown) => shown && keyOf(shown.id) === key);
  return match ? calendarFile({ ...match, ...ALONE, id: key }, now) : null;
}
