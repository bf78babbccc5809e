import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './dates.ts';
import { countryOfTimeZone, instantOf, isTimeZone } from './time-zones.ts';

const ZONES = [
  'America/Argentina/Buenos_Aires',
  'America/New_York',
  'America/Santiago',
  'Europe/Madrid',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'UTC',
];

/** Returns the wall-clock time as one formatted text (sv-SE writes ISO dates), unlike the source, which reads parts. */
function localTimeText(instant: number, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(instant);
}

const iso = (text: string) => Date.parse(text);

test.each([
  ['2026-11-26', '21:00', 'America/Argentina/Buenos_Aires', '2026-11-27T00:00Z'],
  ['2026-11-26', '21:00', 'UTC', '2026-11-26T21:00Z'],
  ['2026-07-01', '21:00', 'Europe/Madrid', '2026-07-01T19:00Z'],
  ['2026-12-01', '21:00', 'Europe/Madrid', '2026-12-01T20:00Z'],
  ['2026-01-15', '10:00', 'America/New_York', '2026-01-15T15:00Z'],
  ['2026-01-15', '10:00', 'Asia/Kathmandu', '2026-01-15T04:15Z'],
])('%s %s in %s is %s', (date, time, zone, instant) => {
  expect(instantOf(date, time, zone)).toBe(iso(instant));
});

test.each([
  ['2026-03-08', '02:30', 'America/New_York', '2026-03-08 03:30'],
  ['2026-03-29', '02:00', 'Europe/Madrid', '2026-03-29 03:00'],
  ['2026-09-06', '00:15', 'America/Santiago', '2026-09-06 01:15'],
  ['2026-10-04', '02:10', 'Australia/Lord_Howe', '2026-10-04 02:40'],
  ['2011-12-30', '12:00', 'Pacific/Apia', '2011-12-31 12:00'],
])('%s %s, skipped in %s, moves forward to %s', (date, time, zone, wall) => {
  expect(localTimeText(instantOf(date, time, zone), zone)).toBe(wall);
});

test.each([
  ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30Z', 60],
  ['2026-10-25', '02:30', 'Europe/Madrid', '2026-10-25T00:30Z', 60],
  ['2026-04-04', '23:30', 'America/Santiago', '2026-04-05T02:30Z', 60],
  ['2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45Z', 30],
])('of both %s %s in %s it is the first, %s', (date, time, zone, first, minutes) => {
  const instant = instantOf(date, time, zone);
  expect(instant).toBe(iso(first));
  expect(localTimeText(instant + minutes * 60_000, zone)).toBe(`${date} ${time}`);
});

test('every quarter of an hour of 2026 in every zone survives a round trip, or moves forward out of a gap', () => {
  const day = fc.nat(364).map((count) => addDays('2026-01-01', count));
  const quarter = fc.nat(95).map((count) => new Date(count * 900_000).toISOString().slice(11, 16));
  fc.assert(
    fc.property(day, quarter, fc.constantFrom(...ZONES), (date, time, zone) => {
      const wall = localTimeText(instantOf(date, time, zone), zone);
      const wanted = `${date} ${time}`;
      if (wall === wanted) return;
      // A gap moves a time by half an hour or an hour.
      const moved = iso(`${wall.replace(' ', 'T')}Z`) - iso(`${wanted.replace(' ', 'T')}Z`);
      expect([1_800_000, 3_600_000]).toContain(moved);
    }),
    { numRuns: 2000 },
  );
});

test('instants in the far past, with offsets of seconds, survive a round trip', () => {
  const instant = instantOf('1890-05-01', '12:00', 'America/Argentina/Buenos_Aires');
  expect(localTimeText(instant, 'America/Argentina/Buenos_Aires')).toBe('1890-05-01 12:00');
});

test('an invalid date, time or zone throws', () => {
  expect(() => instantOf('2026-02-30', '10:00', 'UTC')).toThrow(RangeError);
  expect(() => instantOf('2026-02-20', '25:00', 'UTC')).toThrow(RangeError);
  expect(() => instantOf('2026-02-20', '10:00', 'Mars/Olympus')).toThrow(RangeError);
});

test.each([...ZONES, 'America/Buenos_Aires', 'Etc/GMT+3', 'GMT'])('%s is a time zone', (zone) => {
  expect(isTimeZone(zone)).toBe(true);
});

test.each(['', 'Mars/Olympus', '+03:00', '-0300', 'America/', 'Europe/Madrid ', '../etc/passwd'])(
  '"%s" is no time zone',
  (zone) => {
    expect(isTimeZone(zone)).toBe(false);
  },
);

test.each([
  ['America/Argentina/Buenos_Aires', 'AR'],
  ['America/Argentina/ComodRivadavia', 'AR'],
  ['America/Buenos_Aires', 'AR'],
  ['America/Mexico_City', 'MX'],
  ['America/Tijuana', 'MX'],
  ['Atlantic/Canary', 'ES'],
  ['Europe/Madrid', 'ES'],
  ['America/Montevideo', 'UY'],
  ['Pacific/Easter', 'CL'],
  ['America/New_York', null],
  ['America/Sao_Paulo', null],
  ['UTC', null],
  ['', null],
])('the country of %s is %s', (zone, country) => {
  expect(countryOfTimeZone(zone)).toBe(country);
});

test('every zone that has a country exists', () => {
  const known = Intl.supportedValuesOf('timeZone');
  const placed = known.filter((zone) => countryOfTimeZone(zone) !== null);
  expect(new Set(placed.map((zone) => countryOfTimeZone(zone))).size).toBe(21);
  expect(placed.every((zone) => isTimeZone(zone))).toBe(true);
});
