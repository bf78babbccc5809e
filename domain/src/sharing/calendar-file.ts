import type { Match } from '../matches/contract.ts';
import { courtMs } from '../matches/match-format.ts';
import { nextOccurrence } from '../matches/next-occurrence.ts';
import { addDays, todayIn, weekdayOf } from '../time/dates.ts';
import { instantOf } from '../time/time-zones.ts';
import { offsetAt } from '../time/wall-clock.ts';
import { contentLine, escapeText } from './calendar-lines.ts';
import { timeZoneBlock, wallTime } from './calendar-zone.ts';

/** Type of the series of a weekly match in a calendar. */
export type CalendarSeries = {
  /** Weekday from 0 (Sunday) to 6; null for a series that has ended with this match. */
  weekday: number | null;
  isCancelled: boolean;
};

export type CalendarEntry = Pick<Match, 'date' | 'time' | 'timeZone' | 'courtMinutes'> & {
  /** Location of the matches of the series; null for a deleted match, whose location is no longer stored. */
  location: string | null;
  /** Identity of the match, or of its series if it has one. It is equal for everybody and never changes. */
  uid: string;
  /** Time in epoch milliseconds at which anything that the entry shows was last changed. */
  changedAt: number;
  /** True if anything was changed since the match was created, so that calendars may have an older state of it. */
  hasChanged: boolean;
  isCancelled: boolean;
  /**
   * Start in epoch milliseconds that the series gave the match. It stays when the match is moved, and so identifies the
   * match in its series. Null for a match without a series.
   */
  slotAt: number | null;
  /** The series, for a file that has it as well; null for a file with the match alone. */
  series: CalendarSeries | null;
};

/** A component of the file, which starts at `start` (epoch milliseconds). `lines` are its recurrence properties. */
type Event = { start: number; lines: string[]; isCancelled: boolean };

const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const YEAR_MS = 366 * 86_400_000;
/**
 * The file lists the clock changes of its time zone for this many years after the start of a single match, and
 * YEARS_OF_SERIES for a weekly match. Only calendars that do not know the zone by name need them.
 */
const YEARS_OF_ONE = 1;
const YEARS_OF_SERIES = 6;
/** Maximum number of weeks that the file leaves out of a series because its match was moved beyond them. */
const SKIPPED_WEEKS_MAX = 104;
/** The time in epoch seconds from which SEQUENCE counts, so that it fits in 32 bits. */
const SEQUENCE_START = Date.parse('2020-01-01T00:00:00Z') / 1000;

/**
 * Returns the match as a calendar file (RFC 5545) with an alarm two hours before kick-off. A match of a series is the
 * occurrence of its slot, so a moved or cancelled one is an exception of the series (RECURRENCE-ID). A series repeats
 * at its local time, also across clock changes. SEQUENCE is the time of the last change in seconds: it grows with every
 * change, also across the matches of a series and after a restore. The same match always gives the same file.
 */
export function calendarFile(entry: CalendarEntry): string {
  const { timeZone, series } = entry;
  const events = eventsOf(entry);
  const starts = events.map(({ start }) => start);
  const years = series && series.weekday !== null ? YEARS_OF_SERIES : YEARS_OF_ONE;
  const first = Math.min(...starts, entry.slotAt ?? Infinity);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Picadito//Picadito//ES',
    'CALSCALE:GREGORIAN',
    ...timeZoneBlock(timeZone, first - YEAR_MS, Math.max(...starts) + years * YEAR_MS),
    ...events.flatMap((event) => eventLines(event, entry)),
    'END:VCALENDAR',
  ]
    .map(contentLine)
    .join('');
}

/**
 * Returns the event of the match alone, or the event of its series together with the match as an exception. A match at
 * the time of its series is left out, unless an older file may have listed it as an exception.
 */
function eventsOf(entry: CalendarEntry): Event[] {
  const { date, time, timeZone, isCancelled, slotAt, series } = entry;
  const start = instantOf(date, time, timeZone);
  if (slotAt === null) return [{ start, lines: [], isCancelled }];
  const match = {
    start,
    lines: [`RECURRENCE-ID;${wallTimeIn(timeZone, slotAt)}`],
    isCancelled,
  };
  if (!series) return [match];
  const whole = seriesEvent(entry, slotAt, series);
  const isRegular = whole.start === start && series.isCancelled === isCancelled;
  return isRegular && !entry.hasChanged ? [whole] : [whole, match];
}

/**
 * Returns the series. It begins with the slot of the match and leaves out the weeks that a moved match skips. When the
 * weekday or the hour has changed since the slot was given, the series begins after the match instead.
 */
function seriesEvent(
  { date, time, timeZone }: CalendarEntry,
  slotAt: number,
  { weekday, isCancelled }: CalendarSeries,
): Event {
  if (weekday === null) return { start: slotAt, lines: ['RRULE:FREQ=WEEKLY;COUNT=1'], isCancelled };
  const slotDate = todayIn(timeZone, slotAt);
  const rule = `RRULE:FREQ=WEEKLY;BYDAY=${DAYS[weekday] ?? ''}`;
  const isRegular =
    weekdayOf(slotDate) === weekday &&
    wallTimeIn(timeZone, slotAt).endsWith(`T${time.replace(':', '')}00`);
  if (isRegular) {
    const skipped = weeksBetween(slotDate, date).map((day) => instantOf(day, time, timeZone));
    const left = skipped.map((at) => `EXDATE;${wallTimeIn(timeZone, at)}`);
    return { start: slotAt, lines: [rule, ...left], isCancelled };
  }
  const next = nextOccurrence(weekday, addDays(slotDate > date ? slotDate : date, 1));
  return { start: instantOf(next, time, timeZone), lines: [rule], isCancelled };
}

/**
 * Returns the dates (YYYY-MM-DD) one week, two weeks and so on after `from`, up to `until`, but at most
 * SKIPPED_WEEKS_MAX.
 */
function weeksBetween(from: string, until: string): string[] {
  const days: string[] = [];
  for (let day = addDays(from, 7); day <= until; day = addDays(day, 7)) {
    if (days.length === SKIPPED_WEEKS_MAX) break;
    days.push(day);
  }
  return days;
}

function eventLines(
  { start, lines, isCancelled }: Event,
  { uid, changedAt, timeZone, location, ...court }: CalendarEntry,
): string[] {
  const place = location === null ? null : escapeText(location);
  const summary = place === null ? 'Partido' : `Partido en ${place}`;
  const changed = `${wallTime(changedAt, 0)}Z`;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${Math.floor(changedAt / 1000) - SEQUENCE_START}`,
    `DTSTART;${wallTimeIn(timeZone, start)}`,
    `DTEND;${wallTimeIn(timeZone, start + courtMs(court))}`,
    ...lines,
    `SUMMARY:${summary}`,
    ...(place === null ? [] : [`LOCATION:${place}`]),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(isCancelled ? [] : alarm(summary)),
    'END:VEVENT',
  ];
}

/** Returns an instant as the parameter and value of a property, as in TZID=Europe/Madrid:20261126T210000. */
function wallTimeIn(timeZone: string, instant: number): string {
  return `TZID=${timeZone}:${wallTime(instant, offsetAt(timeZone, instant))}`;
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
