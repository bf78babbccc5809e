import { dayOfEpoch, daysInMonth, epochDay, type Day } from './calendar.ts';
import { wallClock } from './wall-clock.ts';

/** Last date that the app supports. Timestamps of later dates could need another digit. */
export const LAST_DATE = '2999-12-31';

/**
 * Spanish names of the weekdays from Sunday on, in the numbering of `recurringDay`
 * (docs/specification.md#requests-and-messages).
 */
export const WEEKDAYS = [
  'Domingo',
  'Lunes',
  'Martes',
  'Miércoles',
  'Jueves',
  'Viernes',
  'Sábado',
] as const;

/** Tells whether a text is an existing day, written YYYY-MM-DD, from year 0001 to 9999. */
export function isPlainDate(text: string): boolean {
  return partsOf(text) !== null;
}

/**
 * Returns a date as day/month/year (docs/specification.md#requests-and-messages). The parts of a text with a hyphen are
 * reversed and joined with '/'; other dates are zero padded, with the day first unless they start with the year. Any
 * other text is returned unchanged.
 */
export function formatDate(text: string): string {
  if (text.includes('-')) return text.split('-').toReversed().join('/');
  const parts = /^(\d{1,4})\D(\d{1,2})\D(\d{1,4})$/.exec(text.trim())?.slice(1);
  if (!parts) return text;
  const [first = '', month = '', last = ''] = parts;
  const [day, year] = first.length > 2 ? [last, first] : [first, last];
  return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year.padStart(4, '0')}`;
}

/** Returns the weekday from 0 (Sunday) to 6 (Saturday). Throws a RangeError for an invalid date. */
export function weekdayOf(date: string): number {
  return (((epochDay(dayOf(date)) + 4) % 7) + 7) % 7;
}

/** Returns the Spanish name of a weekday from 0 (Domingo) to 6 (Sábado). Throws a RangeError for any other number. */
export function weekdayName(day: number): string {
  const name = WEEKDAYS[day];
  if (!name) throw new RangeError(`no weekday ${day}`);
  return name;
}

/** Returns the plain date `count` days later (earlier when negative). */
export function addDays(date: string, count: number): string {
  return plain(dayOfEpoch(epochDay(dayOf(date)) + count));
}

/** Returns the plain date in `timeZone` at `now` (epoch milliseconds). */
export function todayIn(timeZone: string, now: number): string {
  return plain(wallClock(timeZone, now));
}

/** Returns a timestamp of the API (UTC, any precision) as dd/mm/yyyy in `timeZone`. */
export function formatTimestampDate(timestamp: string, timeZone: string): string {
  return formatDate(todayIn(timeZone, Date.parse(timestamp)));
}

/** Returns a date as in 'Jueves 26/11/2026'. */
export function longDate(date: string): string {
  return `${weekdayName(weekdayOf(date))} ${formatDate(date)}`;
}

/** Returns a date as in 'Jue 26/11/2026', which leaves space for the time on a phone. */
export function shortDate(date: string): string {
  return `${weekdayName(weekdayOf(date)).slice(0, 3)} ${formatDate(date)}`;
}

function partsOf(text: string): Day | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const year = Number(text.slice(0, 4));
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8));
  const exists =
    year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return exists ? { year, month, day } : null;
}

/**
 * Returns year, month and day of a date (YYYY-MM-DD). Throws a RangeError for an invalid date, because callers have to
 * validate it.
 */
export function dayOf(date: string): Day {
  const parts = partsOf(date);
  if (!parts) throw new RangeError(`no plain date: ${date}`);
  return parts;
}

/** Returns a day as YYYY-MM-DD. The day is not checked and need not exist. */
export function plain({ year, month, day }: Day): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}
