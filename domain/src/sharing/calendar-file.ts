import type { Match } from '../matches/contract.ts';
import { MATCH_DURATION_MS } from '../limits.ts';
import { nextOccurrence } from '../matches/next-occurrence.ts';
import { addDays, weekdayOf } from '../time/dates.ts';
import { instantOf } from '../time/time-zones.ts';
import { offsetAt } from '../time/wall-clock.ts';
import { dayOfEpoch } from '../time/calendar.ts';

export type CalendarMatch = Pick<
  Match,
  | 'id'
  | 'seriesId'
  | 'date'
  | 'time'
  | 'timeZone'
  | 'location'
  | 'status'
  | 'isRecurring'
  | 'recurringDay'
>;
type Event = { uid: string; date: string; weekday: number | null; isOff: boolean };

const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const YEAR_MS = 366 * 86_400_000;
/**
 * The file lists the clock changes of its time zone for this many years after the start of a single match, and
 * YEARS_OF_SERIES for a weekly match. Only calendars that do not know the zone by name need them.
 */
const YEARS_OF_ONE = 1;
const YEARS_OF_SERIES = 6;

/**
 * Returns the match as a calendar file (RFC 5545) with an alarm two hours before kick-off. A weekly match is a series
 * that repeats at its local time, also across clock changes. If this week's match is on another day or cancelled, the
 * file has it as a single event, and the series begins after it. `now` (epoch milliseconds) is used only for the
 * DTSTAMP, so equal matches give files that are otherwise equal.
 */
export function calendarFile(match: CalendarMatch, now: number): string {
  const { timeZone, time } = match;
  const events = eventsOf(match);
  const starts = events.map(({ date }) => instantOf(date, time, timeZone));
  const years = match.isRecurring ? YEARS_OF_SERIES : YEARS_OF_ONE;
  const first = Math.min(...starts);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Picadito//Picadito//ES',
    'CALSCALE:GREGORIAN',
    ...timeZoneBlock(timeZone, first - YEAR_MS, Math.max(...starts) + years * YEAR_MS),
    ...events.flatMap((event) => eventLines(event, match, now)),
    'END:VCALENDAR',
  ]
    .map(contentLine)
    .join('');
}

/**
 * Returns the events of the match: one, or a single event and the series that follows it. The UID of a series is the
 * same for all its matches, so that a newer file replaces the series in a calendar.
 */
function eventsOf(match: CalendarMatch): Event[] {
  const { id, seriesId, date, recurringDay } = match;
  const isOff = match.status === 'cancelado';
  const alone = { uid: id, date, weekday: null, isOff };
  if (!match.isRecurring || recurringDay === null) return [alone];
  const series = { uid: seriesId ?? `${id}-semanal`, weekday: recurringDay, isOff: false };
  if (weekdayOf(date) === recurringDay && !isOff) return [{ ...series, date }];
  return [alone, { ...series, date: nextOccurrence(recurringDay, addDays(date, 1)) }];
}

function eventLines(
  { uid, date, weekday, isOff }: Event,
  { time, timeZone, location }: CalendarMatch,
  now: number,
): string[] {
  const start = instantOf(date, time, timeZone);
  const onWall = (instant: number) =>
    `TZID=${timeZone}:${wallTime(instant, offsetAt(timeZone, instant))}`;
  const summary = escapeText(`Partido en ${location}`);
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@picadito`,
    `DTSTAMP:${wallTime(now, 0)}Z`,
    `DTSTART;${onWall(start)}`,
    `DTEND;${onWall(start + MATCH_DURATION_MS)}`,
    ...(weekday === null ? [] : [`RRULE:FREQ=WEEKLY;BYDAY=${DAYS[weekday] ?? ''}`]),
    `SUMMARY:${summary}`,
    `LOCATION:${escapeText(location)}`,
    `STATUS:${isOff ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(isOff ? [] : alarm(summary)),
    'END:VEVENT',
  ];
}

/**
 * Returns the lines of the alarm two hours before kick-off, which the home screen promises
 * (docs/specification.md#dashboard).
 */
function alarm(summary: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${summary}`,
    'TRIGGER:-PT2H',
    'END:VALARM',
  ];
}

/** Maximum number of octets in a line; longer lines are folded (RFC 5545, 3.1). */
const LINE_MAX = 75;

/** Returns a line of a calendar file, folded if it is long, with its line break. Folding never splits a character. */
export function contentLine(line: string): string {
  let folded = '';
  let left = LINE_MAX;
  for (const letter of line.toWellFormed()) {
    const size = octets(letter);
    if (size > left) {
      folded += '\r\n ';
      left = LINE_MAX - 1;
    }
    folded += letter;
    left -= size;
  }
  return `${folded}\r\n`;
}

/** Escapes a text for the value of a property (RFC 5545, 3.3.11) and removes control characters. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n\u2028\u2029]/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');
}

function octets(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}

const DAY_MS = 86_400_000;
/**
 * Step in milliseconds with which clock changes are searched. It may miss a change that is undone within one step,
 * which no zone has done since phones have calendars.
 */
const STEP_MS = 7 * DAY_MS;

type Change = { at: number; from: number; to: number };

/**
 * Returns the lines of the VTIMEZONE component of `timeZone` (RFC 5545, 3.6.5): its offset at `from`, and each clock
 * change between `from` and `until` (epoch milliseconds).
 */
export function timeZoneBlock(timeZone: string, from: number, until: number): string[] {
  const changes = changesOf(timeZone, from, until);
  const [first] = changes;
  const start = first ? first.from : offsetAt(timeZone, from);
  const before = { at: from, from: start, to: start };
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance(before, first !== undefined && first.to < first.from),
    ...changes.flatMap((change) => observance(change, change.to > change.from)),
    'END:VTIMEZONE',
  ];
}

/**
 * Returns the wall-clock time at `instant` (epoch milliseconds) for an offset from UTC in milliseconds, as in
 * 20261126T210000.
 */
export function wallTime(instant: number, offset: number): string {
  const shown = instant + offset;
  const { year, month, day } = dayOfEpoch(Math.floor(shown / DAY_MS));
  const seconds = Math.floor((((shown % DAY_MS) + DAY_MS) % DAY_MS) / 1000);
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${String(year).padStart(4, '0')}${two(month)}${two(day)}T${clock.map(two).join('')}`;
}

function observance({ at, from, to }: Change, isSummer: boolean): string[] {
  const kind = isSummer ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${wallTime(at, from)}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${kind}`,
  ];
}

function changesOf(timeZone: string, from: number, until: number): Change[] {
  const changes: Change[] = [];
  let offset = offsetAt(timeZone, from);
  for (let seen = from; seen < until; seen += STEP_MS) {
    const next = Math.min(seen + STEP_MS, until);
    const to = offsetAt(timeZone, next);
    if (to !== offset) changes.push({ at: changeBetween(timeZone, seen, next), from: offset, to });
    offset = to;
  }
  return changes;
}

/**
 * Returns the time (epoch milliseconds) of the clock change between `seen` and `next`, to the second: the first second
 * with the new offset.
 */
function changeBetween(timeZone: string, seen: number, next: number): number {
  const before = offsetAt(timeZone, seen);
  let [old, fresh] = [seen, next];
  while (fresh - old > 1000) {
    const middle = old + Math.floor((fresh - old) / 2000) * 1000;
    if (offsetAt(timeZone, middle) === before) old = middle;
    else fresh = middle;
  }
  return fresh;
}

/** Returns an offset in milliseconds in the form of RFC 5545, as in '-0300'. */
function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}
