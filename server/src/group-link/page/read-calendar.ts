import { calendarFile, chosenMatches } from '@picadito/domain';
import { matchesOnPage } from '../../store/tables/group-link/linked-matches.ts';
import type { Context } from '../../transactions/context.ts';
import { keysOf } from '../../security/link-code.ts';
import type { LinkedList } from './read-page.ts';

/** Fields that export a match as a single event, since the page does not show the series of a match to players. */
const ALONE = {
  status: 'pendiente',
  seriesId: null,
  isRecurring: false,
  recurringDay: null,
} as const;

/**
 * Returns the calendar file (iCalendar) of a match of the page, by the match's key; null when the page does not show
 * the match.
 */
export async function readCalendar(
  context: Context,
  list: LinkedList,
  key: string,
): Promise<string | null> {
  const now = context.now();
  const { next, later } = chosenMatches(await matchesOnPage(context.store.read, list, now), now);
  const keyOf = keysOf(list.codeHash);
  const match = [next, later].find((shown) => shown && keyOf(shown.id) === key);
  return match ? calendarFile({ ...match, ...ALONE, id: key }, now) : null;
}
