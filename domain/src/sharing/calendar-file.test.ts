import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFile, type CalendarEntry } from './calendar-file.ts';
import { addDays, weekdayOf } from '../time/dates.ts';
import { instantOf } from '../time/time-zones.ts';

const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';
const CHANGED = Date.parse('2026-11-22T12:34:56.789Z');

function match(differs: Partial<CalendarEntry> = {}): CalendarEntry {
  return {
    uid: 'partido',
    changedAt: CHANGED,
    hasChanged: false,
    date: '2026-11-26',
    time: '21:00',
    timeZone: BUENOS_AIRES,
    courtMinutes: 120,
    location: 'Cancha Núñez',
    isCancelled: false,
    slotAt: null,
    series: null,
    ...differs,
  };
}

/**
 * Returns a match of a series that repeats on the weekday of `slot`, the start that the series gave the match, in its
 * time zone.
 */
function weekly(differs: Partial<CalendarEntry> = {}, slot = '2026-11-26 21:00'): CalendarEntry {
  const [date = '', time = ''] = slot.split(' ');
  const slotAt = instantOf(date, time, differs.timeZone ?? BUENOS_AIRES);
  const series = { weekday: weekdayOf(date), isCancelled: false };
  return match({ date, time, slotAt, series, ...differs });
}

/** Returns the events as an independent calendar library reads them, using only the time zone in the file. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

function only(file: string): ICAL.Event {
  const [event, ...others] = read(file);
  if (!event || others.length > 0) throw new Error('not one event');
  return event;
}

const msOf = (time: ICAL.Time) => time.toUnixTime() * 1000;

function times(event: ICAL.Event, count: number): ICAL.Time[] {
  const times = event.iterator();
  return Array.from({ length: count }, () => times.next());
}

test('an event has title, place and time, two hours of duration and an alarm two hours before', () => {
  const event = only(calendarFile(match()));
  expect(event.summary).toBe('Partido en Cancha Núñez');
  expect(event.location).toBe('Cancha Núñez');
  expect(msOf(event.startDate)).toBe(Date.parse('2026-11-27T00:00Z'));
  expect(msOf(event.endDate)).toBe(Date.parse('2026-11-27T02:00Z'));
  expect(event.startDate.zone.tzid).toBe(BUENOS_AIRES);
  expect(event.isRecurring()).toBe(false);
  const alarm = event.component.getFirstSubcomponent('valarm');
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT2H');
  expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
});

test.each([
  'Europe/Madrid',
  'America/Santiago',
  'America/New_York',
  'America/Asuncion',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Asia/Kolkata',
  BUENOS_AIRES,
])('in %s a weekly event stays at 21:00 across daylight saving for five years', (zone) => {
  const event = only(calendarFile(weekly({ timeZone: zone })));
  for (const [week, time] of times(event, 260).entries()) {
    expect([time.hour, time.minute]).toEqual([21, 0]);
    expect(msOf(time)).toBe(instantOf(addDays('2026-11-26', 7 * week), '21:00', zone));
  }
});

test.each([
  ['the day before the clocks go back', '2026-10-24', 'Europe/Madrid', '2026-10-24T19:00Z'],
  ['the day on which they went back', '2026-10-25', 'Europe/Madrid', '2026-10-25T20:00Z'],
  ['the day before the clocks go forward', '2027-03-27', 'Europe/Madrid', '2027-03-27T20:00Z'],
  ['the day on which they went forward', '2027-03-28', 'Europe/Madrid', '2027-03-28T19:00Z'],
  ['southern summer', '2027-01-14', 'America/Santiago', '2027-01-15T00:00Z'],
  ['southern winter', '2027-07-15', 'America/Santiago', '2027-07-16T01:00Z'],
])('%s an event has its local time', (_, date, timeZone, instant) => {
  const event = only(calendarFile(match({ date, timeZone })));
  expect(event.startDate.hour).toBe(21);
  expect(msOf(event.startDate)).toBe(Date.parse(instant));
});

test('the event takes as long as the court is rented', () => {
  for (const courtMinutes of [60, 90, 150]) {
    const event = only(calendarFile(match({ courtMinutes })));
    expect(msOf(event.endDate) - msOf(event.startDate)).toBe(courtMinutes * 60_000);
  }
});

test('an event across a change to daylight saving lasts two hours', () => {
  const night = match({ date: '2026-10-25', time: '01:30', timeZone: 'Europe/Madrid' });
  const { startDate, endDate } = only(calendarFile(night));
  expect([startDate.hour, endDate.hour]).toEqual([1, 2]);
  const skipped = match({ date: '2027-03-28', time: '02:30', timeZone: 'Europe/Madrid' });
  const event = only(calendarFile(skipped));
  expect(msOf(event.startDate)).toBe(Date.parse('2027-03-28T01:30Z'));
  expect(msOf(event.endDate) - msOf(event.startDate)).toBe(7_200_000);
});

test('a zone without daylight saving has one offset, one with it has both', () => {
  const steady = calendarFile(match());
  expect(steady.match(/TZOFFSETTO:.*/g)).toEqual(['TZOFFSETTO:-0300']);
  const turning = calendarFile(match({ timeZone: 'Europe/Madrid' }));
  expect(new Set(turning.match(/TZOFFSETTO:.*/g))).toEqual(
    new Set(['TZOFFSETTO:+0100', 'TZOFFSETTO:+0200']),
  );
  expect(turning).toContain('BEGIN:DAYLIGHT\r\nDTSTART:20260329T020000\r\nTZOFFSETFROM:+0100');
  expect(turning).toContain('BEGIN:STANDARD\r\nDTSTART:20261025T030000\r\nTZOFFSETFROM:+0200');
});

const eventsIn = (file: string) =>
  read(file).map(({ startDate, recurrenceId, component }) => [
    String(startDate),
    recurrenceId === null ? null : String(recurrenceId),
    component.getFirstPropertyValue('status'),
  ]);

/**
 * Returns the start times that a calendar shows after it has imported the files in this order, those of a repeating
 * event before `until`. A later event takes the place of an earlier one with its UID and RECURRENCE-ID if its SEQUENCE
 * is not lower.
 */
function importedDays(files: readonly string[], until: string): string[] {
  const stored = new Map<string, ICAL.Event>();
  for (const event of files.flatMap(read)) {
    const key = `${event.uid} ${String(event.recurrenceId)}`;
    const before = stored.get(key);
    if (!before || before.sequence <= event.sequence) stored.set(key, event);
  }
  const isShown = ({ component }: ICAL.Event) =>
    component.getFirstPropertyValue('status') !== 'CANCELLED';
  const events = [...stored.values()];
  const exceptions = events.filter((event) => event.isRecurrenceException());
  const replaced = exceptions.map(({ recurrenceId }) => String(recurrenceId));
  const days = events.filter(isShown).flatMap((event) => {
    if (!event.isRecurring()) return [event.startDate];
    const occurrences: ICAL.Time[] = [];
    const times = event.iterator();
    for (let time = times.next(); time && String(time) < until; time = times.next())
      if (!replaced.includes(String(time))) occurrences.push(time);
    return occurrences;
  });
  return days.map(String).toSorted();
}

test('a moved or suspended week is one exception of its series, which repeats as before', () => {
  for (const [differs, alone] of [
    [{ date: '2026-11-25' }, ['2026-11-25T21:00:00', 'CONFIRMED']],
    [{ date: '2026-11-28' }, ['2026-11-28T21:00:00', 'CONFIRMED']],
    [{ isCancelled: true }, ['2026-11-26T21:00:00', 'CANCELLED']],
  ] as const) {
    const file = calendarFile(weekly(differs));
    const slot = '2026-11-26T21:00:00';
    expect(eventsIn(file)).toEqual([
      [slot, null, 'CONFIRMED'],
      [alone[0], slot, alone[1]],
    ]);
    const [series, exception] = read(file);
    expect(series?.uid).toBe(exception?.uid);
    expect(series && times(series, 3).map(String)).toEqual([
      slot,
      '2026-12-03T21:00:00',
      '2026-12-10T21:00:00',
    ]);
  }
});

test('a week moved past the following ones takes their place', () => {
  const file = calendarFile(weekly({ date: '2026-12-10' }));
  expect(importedDays([file], '2026-12-25')).toEqual([
    '2026-12-10T21:00:00',
    '2026-12-17T21:00:00',
    '2026-12-24T21:00:00',
  ]);
});

test('a new hour or weekday of a series begins after this week, which is an exception', () => {
  const later = calendarFile(weekly({ time: '22:00', changedAt: CHANGED + 9000 }));
  expect(importedDays([calendarFile(weekly()), later, later], '2026-12-11')).toEqual([
    '2026-11-26T22:00:00',
    '2026-12-03T22:00:00',
    '2026-12-10T22:00:00',
  ]);
  const friday = weekly({ date: '2026-11-27', series: { weekday: 5, isCancelled: false } });
  expect(importedDays([calendarFile(friday)], '2026-12-12')).toEqual([
    '2026-11-27T21:00:00',
    '2026-12-04T21:00:00',
    '2026-12-11T21:00:00',
  ]);
});

test('a calendar that has a series shows each week of it once, as its newest file says', () => {
  const second = '2026-12-03 21:00';
  const files = [
    weekly(),
    weekly({ date: '2026-11-25', changedAt: CHANGED + 1000 }),
    weekly({ date: '2026-11-25', series: null, changedAt: CHANGED + 1000 }),
    weekly({ changedAt: CHANGED + 2000 }, second),
    weekly({ date: '2026-12-05', changedAt: CHANGED + 3000 }, second),
    weekly({ hasChanged: true, changedAt: CHANGED + 4000 }, second),
    weekly({ isCancelled: true, changedAt: CHANGED + 5000 }, second),
  ].map((entry) => calendarFile(entry));
  const back = importedDays(files.slice(0, -1), '2026-12-11');
  expect(back).toEqual(['2026-11-25T21:00:00', '2026-12-03T21:00:00', '2026-12-10T21:00:00']);
  const days = importedDays([...files, ...files], '2026-12-18');
  expect(days).toEqual(['2026-11-25T21:00:00', '2026-12-10T21:00:00', '2026-12-17T21:00:00']);
});

test('a series that has ended has only its last match, and a deleted one is cancelled', () => {
  const ended = { weekday: null, isCancelled: false };
  const file = calendarFile(weekly({ series: ended, changedAt: CHANGED + 1000 }));
  expect(importedDays([calendarFile(weekly()), file], '2026-12-18')).toEqual([
    '2026-11-26T21:00:00',
  ]);
  const moved = calendarFile(weekly({ series: ended, date: '2026-11-27' }));
  expect(importedDays([moved], '2026-12-18')).toEqual(['2026-11-27T21:00:00']);
  const cancelled = { weekday: 4, isCancelled: true };
  const deleted = weekly({ series: cancelled, isCancelled: true, location: null });
  expect(eventsIn(calendarFile(deleted))).toEqual([['2026-11-26T21:00:00', null, 'CANCELLED']]);
  expect(calendarFile(deleted)).not.toMatch(/VALARM|LOCATION/);
  expect(only(calendarFile(deleted)).summary).toBe('Partido');
});

test('a match of a series without it is the occurrence of its slot, wherever it was moved', () => {
  const moved = weekly({ date: '2026-11-28', time: '10:00', series: null });
  expect(eventsIn(calendarFile(moved))).toEqual([
    ['2026-11-28T10:00:00', '2026-11-26T21:00:00', 'CONFIRMED'],
  ]);
});

test.each([
  ['Europe/Madrid', '2027-03-28 02:30', ['2027-03-28T01:30', '2027-04-04T00:30']],
  ['Europe/Madrid', '2026-10-25 03:30', ['2026-10-25T02:30', '2026-11-01T02:30']],
  ['America/Santiago', '2027-09-05 00:15', ['2027-09-05T04:15', '2027-09-12T03:15']],
  ['America/Santiago', '2027-04-03 21:00', ['2027-04-04T00:00', '2027-04-11T01:00']],
])(
  'in %s a series that begins at %s, when the clocks change, keeps its hour',
  (zone, slot, starts) => {
    const [first, next] = starts.map((start) => Date.parse(`${start}Z`));
    const events = read(calendarFile(weekly({ timeZone: zone }, slot)));
    const series = events.find((event) => event.isRecurring());
    const exception = events.find((event) => !event.isRecurring());
    const dates = series ? times(series, 2).map(msOf) : [];
    expect(exception ? [msOf(exception.startDate), dates[0]] : dates).toEqual([first, next]);
  },
);

test('DTSTAMP, LAST-MODIFIED and SEQUENCE follow from the last change alone', () => {
  const file = calendarFile(match());
  expect(file).toContain('\r\nDTSTAMP:20261122T123456Z\r\nLAST-MODIFIED:20261122T123456Z\r\n');
  expect(calendarFile(match())).toBe(file);
  const later = only(calendarFile(match({ changedAt: CHANGED + 1000 })));
  expect(later.sequence).toBe(only(file).sequence + 1);
  const last = only(calendarFile(match({ changedAt: Date.parse('2087-12-31') })));
  expect(last.sequence).toBeLessThan(2 ** 31);
});

test.each([
  'Club; «El Patio», cancha 3',
  String.raw`Barra \n invertida\; y \, coma`,
  'Dos\nrenglones\r\ny otro',
  '⚽ El Galpón 👨‍👩‍👧 de la esquina de Avenida Independencia y Boedo, frente a la plaza, portón verde 🦁',
  'BEGIN:VEVENT',
  'ñ'.repeat(120),
  '👨‍👩‍👧'.repeat(20),
])('a location like %j survives escaping', (location) => {
  const event = only(calendarFile(match({ location })));
  expect(event.location).toBe(location.replaceAll('\r\n', '\n'));
  expect(event.summary).toBe(`Partido en ${location.replaceAll('\r\n', '\n')}`);
});

test.each([
  ['short letters', 'x'.repeat(300)],
  ['long letters', '👨‍👩‍👧ñ'.repeat(17)],
])('with %s lines have at most 75 octets, end with CRLF, and split no character', (_, location) => {
  const file = calendarFile(match({ location }));
  const lines = file.split('\r\n');
  expect(lines.pop()).toBe('');
  for (const line of lines) {
    expect(line).not.toMatch(/[\r\n\uFFFD]/);
    expect(line.isWellFormed()).toBe(true);
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
  expect(lines.some((line) => line.startsWith(' '))).toBe(true);
});
