import type { Match } from '../matches/match-reply.ts';
import { MATCH_DURATION_MS } from '../limits.ts';
import { nextOccurrence } from '../matches/next-occurrence.ts';
import { contentLine, escapeText } from './calendar-line.ts';
import { addDays, weekdayOf } from '../time/dates.ts';
import { timeZoneBlock, wallTime } from './time-zone-block.ts';
import { instantOf } from '../time/time-zones.ts';
import { offsetAt } from '../time/wall-clock.ts';

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
 * Returns the lines of the alarm two hours before kick-off, which the dashboard promises
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
