import { calendarFile, chosenMatches } from '@picadito/domain';
import { matchesAround } from '../../store/tables/links/linked-matches.ts';
import type { Context } from '../../transactions/context.ts';
import { keysOf } from '../../security/link-code.ts';
import type { LinkedList } from './read-page.ts';

/** A match that the page shows is one event: of its series players see no more than the page shows. */
const ALONE = {
  status: 'pendiente',
  seriesId: null,
  isRecurring: false,
  recurringDay: null,
} as const;

/** A match of the page as a file for a calendar, by its key; null where the page has none of it. */
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
