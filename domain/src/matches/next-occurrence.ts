/**
 * The first match of a series is on the date that the organiser chose, and the later ones are on its weekday. After a
 * match that is over, the next match of its series is on the first such weekday later than the match that meets three
 * conditions: the day is not before today in the organiser's zone, the next match would not be over already, and the
 * series has no match on that day. A match that was moved to an earlier day still counts for its week, so the next one
 * is in a later week. Weeks that passed while no server was running are skipped. The time is local to the zone of the
 * match, also across daylight saving changes.
 */
import { addDays, LAST_DATE, todayIn, weekdayOf } from '../time/dates.ts';
import { instantOf } from '../time/time-zones.ts';
import type { Match } from './contract.ts';
import { endOf, isOver } from './match-status.ts';

/**
 * Returns the first plain date on or after `from` (YYYY-MM-DD) that falls on `day`, from 0 (Sunday) to 6 (Saturday).
 */
export function nextOccurrence(day: number, from: string): string {
  return addDays(from, (day - weekdayOf(from) + 7) % 7);
}

/**
 * Returns the date (YYYY-MM-DD) of the next match in the series of the match `over`; null if it would be after
 * LAST_DATE. `slotAt` is the start that the series gave the match, and `now` the current time, both in epoch
 * milliseconds; `taken` are the dates on which the series already has matches.
 */
export function nextEdition(
  over: Pick<Match, 'date' | 'time' | 'timeZone' | 'courtMinutes'> & {
    recurringDay: number;
    slotAt: number;
  },
  { now, organiserZone, taken }: { now: number; organiserZone: string; taken: readonly string[] },
): string | null {
  const slotDate = todayIn(over.timeZone, over.slotAt);
  const dayAfter = addDays(slotDate > over.date ? slotDate : over.date, 1);
  const today = todayIn(organiserZone, now);
  let date = nextOccurrence(over.recurringDay, dayAfter > today ? dayAfter : today);
  while (
    taken.includes(date) ||
    isOver(endOf(instantOf(date, over.time, over.timeZone), over), now)
  ) {
    date = addDays(date, 7);
  }
  return date > LAST_DATE ? null : date;
}
