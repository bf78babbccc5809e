/**
 * A weekly match is played on the first of its weekdays that is not before the given date; that date itself counts.
 * The edition after one that is over comes on the first of its weekdays after it that is not past where the organiser
 * is, whose match would not be over already, and on which its series has no match yet. Weeks without a visit are
 * skipped. Its hour is the local time of the match's zone, across changes of daylight saving (docs/decisions/010).
 */
import { addDays, LAST_DATE, todayIn, weekdayOf } from '../time/dates.ts';
import { instantOf } from '../time/time-zones.ts';
import { isOver } from './match-status.ts';

/** The first plain date from `from` (YYYY-MM-DD) on that is a `day`: 0 Sunday to 6 Saturday. */
export function nextOccurrence(day: number, from: string): string {
  return addDays(from, (day - weekdayOf(from) + 7) % 7);
}

/**
 * The plain date of the edition after `over`. `now` in epoch ms; `organiserZone` decides what is past; `taken` are
 * the dates on which the series has matches. Null where dates end.
 */
export function nextEdition(
  over: { date: string; time: string; timeZone: string; recurringDay: number },
  { now, organiserZone, taken }: { now: number; organiserZone: string; taken: readonly string[] },
): string | null {
  const dayAfter = addDays(over.date, 1);
  const today = todayIn(organiserZone, now);
  let date = nextOccurrence(over.recurringDay, dayAfter > today ? dayAfter : today);
  while (taken.includes(date) || isOver(instantOf(date, over.time, over.timeZone), now)) {
    date = addDays(date, 7);
  }
  return date > LAST_DATE ? null : date;
}
