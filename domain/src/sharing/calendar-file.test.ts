import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFile, type CalendarMatch } from './calendar-file.ts';
import { addDays, weekdayOf } from '../time/dates.ts';
import { instantOf } from '../time/time-zones.ts';

const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';
const NOW = Date.parse('2026-11-22T12:34:56.789Z');

/** Returns a match on a Thursday at 21:00 in Buenos Aires. */
function match(differs: Partial<CalendarMatch> = {}): CalendarMatch {
  return {
    id: 'partido',
    seriesId: null,
    date: '2026-11-26',
    time: '21:00',
    timeZone: BUENOS_AIRES,
    location: 'Cancha Núñez',
    status: 'pendiente',
    isRecurring: false,
    recurringDay: null,
    ...differs,
  };
}
const weekly = (differs: Partial<CalendarMatch> = {}) =>
  match({ isRecurring: true, recurringDay: weekdayOf(differs.date ?? '2026-11-26'), ...differs });

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

/** Returns the first `count` start times of a repeating event. */
function times(event: ICAL.Event, count: number): ICAL.Time[] {
  const times = event.iterator();
  return Array.from({ length: count }, () => times.next());
}

test('an event has title, place and time, two hours of duration and an alarm two hours before', () => {
  const event = only(calendarFile(match(), NOW));
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
  const event = only(calendarFile(weekly({ timeZone: zone }), NOW));
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
  const event = only(calendarFile(match({ date, timeZone }), NOW));
  expect(event.startDate.hour).toBe(21);
  expect(msOf(event.startDate)).toBe(Date.parse(instant));
});

test('an event across a change to daylight saving lasts two hours', () => {
  const night = match({ date: '2026-10-25', time: '01:30', timeZone: 'Europe/Madrid' });
  const { startDate, endDate } = only(calendarFile(night, NOW));
  expect([startDate.hour, endDate.hour]).toEqual([1, 2]);
  const skipped = match({ date: '2027-03-28', time: '02:30', timeZone: 'Europe/Madrid' });
  const event = only(calendarFile(skipped, NOW));
  expect(msOf(event.startDate)).toBe(Date.parse('2027-03-28T01:30Z'));
  expect(msOf(event.endDate) - msOf(event.startDate)).toBe(7_200_000);
});

test('a zone without daylight saving has one offset, one with it has both', () => {
  const steady = calendarFile(match(), NOW);
  expect(steady.match(/TZOFFSETTO:.*/g)).toEqual(['TZOFFSETTO:-0300']);
  const turning = calendarFile(match({ timeZone: 'Europe/Madrid' }), NOW);
  expect(new Set(turning.match(/TZOFFSETTO:.*/g))).toEqual(
    new Set(['TZOFFSETTO:+0100', 'TZOFFSETTO:+0200']),
  );
  expect(turning).toContain('BEGIN:DAYLIGHT\r\nDTSTART:20260329T020000\r\nTZOFFSETFROM:+0100');
  expect(turning).toContain('BEGIN:STANDARD\r\nDTSTART:20261025T030000\r\nTZOFFSETFROM:+0200');
});

test('a moved or cancelled weekly match is a single event, and its series continues after it', () => {
  const moved = { date: '2026-11-25', recurringDay: 4, seriesId: 'serie' };
  for (const differs of [moved, { ...moved, date: '2026-11-26', status: 'cancelado' as const }]) {
    const [alone, series] = read(calendarFile(weekly(differs), NOW));
    expect(alone?.startDate.toString()).toBe(`${differs.date}T21:00:00`);
    expect(alone?.isRecurring()).toBe(false);
    expect(alone?.component.getFirstPropertyValue('status')).toBe(
      differs.date === moved.date ? 'CONFIRMED' : 'CANCELLED',
    );
    expect(series?.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(series && times(series, 2).map(String)).toEqual([
      differs.date === moved.date ? '2026-11-26T21:00:00' : '2026-12-03T21:00:00',
      differs.date === moved.date ? '2026-12-03T21:00:00' : '2026-12-10T21:00:00',
    ]);
  }
});

test('the UID of a match is stable, and that of a series across its matches', () => {
  expect(only(calendarFile(match(), NOW)).uid).toBe('partido@picadito');
  const first = only(calendarFile(weekly({ id: 'uno', seriesId: 'serie' }), NOW));
  const next = only(
    calendarFile(weekly({ id: 'dos', seriesId: 'serie', date: '2026-12-03' }), NOW),
  );
  expect([first.uid, next.uid]).toEqual(['serie@picadito', 'serie@picadito']);
});

test('the same match gives the same file except for its timestamp', () => {
  const one = calendarFile(match(), NOW);
  const later = calendarFile(match(), NOW + 86_400_000);
  expect(one).toContain('\r\nDTSTAMP:20261122T123456Z\r\n');
  expect(later.replace('DTSTAMP:20261123', 'DTSTAMP:20261122')).toBe(one);
  expect(calendarFile(match(), NOW)).toBe(one);
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
  const event = only(calendarFile(match({ location }), NOW));
  expect(event.location).toBe(location.replaceAll('\r\n', '\n'));
  expect(event.summary).toBe(`Partido en ${location.replaceAll('\r\n', '\n')}`);
});

test.each([
  ['short letters', 'x'.repeat(300)],
  ['long letters', '👨‍👩‍👧ñ'.repeat(17)],
])('with %s lines have at most 75 octets, end with CRLF, and split no character', (_, location) => {
  const file = calendarFile(match({ location }), NOW);
  const lines = file.split('\r\n');
  expect(lines.pop()).toBe('');
  for (const line of lines) {
    expect(line).not.toMatch(/[\r\n\uFFFD]/);
    expect(line.isWellFormed()).toBe(true);
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
  expect(lines.some((line) => line.startsWith(' '))).toBe(true);
});
