import { dayOfEpoch, daysInMonth, epochDay, type Day } from './calendar.ts';
import { wallClock } from './wall-clock.ts';

/** Beyond it timestamps would need another digit. */
export const LAST_DATE = '2999-12-31';

/** Sunday first, as `recurringDay` counts (docs/specification.md#requests-and-messages). */
export const WEEKDAYS = [
  'Domingo',
  'Lunes',
  'Martes',
  'Miércoles',
  'Jueves',
  'Viernes',
  'Sábado',
] as const;

/** Whether the text is a day that exists, written YYYY-MM-DD, years 0001 to 9999. */
export function isPlainDate(text: string): boolean {
  return partsOf(text) !== null;
}

/**
 * Day/month/year for people (docs/specification.md#requests-and-messages): a text with a hyphen is reversed and
 * joined with '/', others are zero padded, their day first unless they start with the year. What is no date stays.
 */
export function formatDate(text: string): string {
  if (text.includes('-')) return text.split('-').toReversed().join('/');
  const parts = /^(\d{1,4})\D(\d{1,2})\D(\d{1,4})$/.exec(text.trim())?.slice(1);
  if (!parts) return text;
  const [first = '', month = '', last = ''] = parts;
  const [day, year] = first.length > 2 ? [last, first] : [first, last];
  return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year.padStart(4, '0')}`;
}

/** 0 Sunday to 6 Saturday. Throws a RangeError for what is no plain date. */
export function weekdayOf(date: string): number {
  return (((epochDay(dayOf(date)) + 4) % 7) + 7) % 7;
}

/** The Spanish name of a weekday, 0 Domingo to 6 Sábado; throws a RangeError for another number. */
export function weekdayName(day: number): string {
  const name = WEEKDAYS[day];
  if (!name) throw new RangeError(`no weekday ${day}`);
  return name;
}

/** The plain date `count` days later (earlier when negative). */
export function addDays(date: string, count: number): string {
  return plain(dayOfEpoch(epochDay(dayOf(date)) + count));
}

/** Today's plain date in `timeZone` when the clock shows `now` (epoch ms). */
export function todayIn(timeZone: string, now: number): string {
  return plain(wallClock(timeZone, now));
}

/** A timestamp of the wire (UTC, any precision) as dd/mm/yyyy in `timeZone`. */
export function formatTimestampDate(timestamp: string, timeZone: string): string {
  return formatDate(todayIn(timeZone, Date.parse(timestamp)));
}

/** 'Jueves 26/11/2026'. */
export function longDate(date: string): string {
  return `${weekdayName(weekdayOf(date))} ${formatDate(date)}`;
}

/** 'Jue 26/11/2026': on a phone the time must still fit. */
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

/** The parts of a plain date; its callers have checked it, so anything else is a mistake in the program. */
export function dayOf(date: string): Day {
  const parts = partsOf(date);
  if (!parts) throw new RangeError(`no plain date: ${date}`);
  return parts;
}

/** YYYY-MM-DD, also of a day that does not exist. */
export function plain({ year, month, day }: Day): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}
