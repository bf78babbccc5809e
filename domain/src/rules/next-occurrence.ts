/*
 * A weekly match is played on the first of its weekdays that is not before the given date; that date itself
 * counts (decisions.md, "weekly recurrence").
 */
import { addDays, weekdayOf } from '../text/dates.ts';

/** The first plain date from `from` (YYYY-MM-DD) on that is a `day`: 0 Sunday to 6 Saturday. */
export function nextOccurrence(day: number, from: string): string {
  return addDays(from, (day - weekdayOf(from) + 7) % 7);
}
