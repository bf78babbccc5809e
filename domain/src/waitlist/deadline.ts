import { dayOfEpoch, epochDay } from '../time/calendar.ts';
import { dayOf, plain } from '../time/dates.ts';
import { normaliseTime } from '../time/times.ts';

type When = { date: string; time: string };

const MINUTES_BEFORE = 3 * 60;
const DAY_MINUTES = 24 * 60;
const inTwoDigits = (part: number) => String(part).padStart(2, '0');

/**
 * Returns the new deadline (YYYY-MM-DDTHH:MM by the clock of the match) after the match has moved from `before` to
 * `after`. `until` is the old deadline; its distance to kick-off stays the same in wall-clock time.
 */
export function deadlineAfter(until: string, before: When, after: When): string {
  const [date = '', time = ''] = until.split('T');
  return clockAt(minutesTo({ date, time }) + minutesTo(after) - minutesTo(before));
}

/** Returns the default deadline, three hours before kick-off, as YYYY-MM-DDTHH:MM by the clock of the match. */
export function hoursBefore(start: When): string {
  return clockAt(minutesTo(start) - MINUTES_BEFORE);
}

function clockAt(minutes: number): string {
  const day = Math.floor(minutes / DAY_MINUTES);
  const rest = minutes - day * DAY_MINUTES;
  const hour = Math.floor(rest / 60);
  return `${plain(dayOfEpoch(day))}T${inTwoDigits(hour)}:${inTwoDigits(rest % 60)}`;
}

function minutesTo({ date, time }: When): number {
  const [hour = 0, minute = 0] = (normaliseTime(time) ?? '').split(':').map(Number);
  return epochDay(dayOf(date)) * DAY_MINUTES + hour * 60 + minute;
}
