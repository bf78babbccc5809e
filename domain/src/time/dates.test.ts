import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  formatDate,
  formatTimestampDate,
  isPlainDate,
  longDate,
  shortDate,
  todayIn,
  WEEKDAYS,
  weekdayName,
  weekdayOf,
} from './dates.ts';

const DAY = 86_400_000;
const FIRST = Date.UTC(1900, 0, 1) / DAY;
const LAST = Date.UTC(2200, 11, 31) / DAY;
/** Generates a day from 1900 to 2200, as the number of days since 1 January 1970. */
const anyDay = fc.integer({ min: FIRST, max: LAST });
const isoOf = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);

test('every day from 1900 to 2200 is a plain date with the weekday, the next day and the form that Date knows', () => {
  const wrong: string[] = [];
  for (let day = FIRST; day <= LAST; day += 1) {
    const date = isoOf(day);
    const weekday = new Date(day * DAY).getUTCDay();
    const fits =
      isPlainDate(date) && weekdayOf(date) === weekday && addDays(date, 1) === isoOf(day + 1);
    if (!fits) wrong.push(date);
  }
  expect(wrong.slice(0, 5)).toEqual([]);
});

test('adding any number of days agrees with Date, and is reversible', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -50_000, max: 50_000 }), (day, count) => {
      const moved = addDays(isoOf(day), count);
      expect(moved).toBe(isoOf(day + count));
      expect(addDays(moved, -count)).toBe(isoOf(day));
    }),
  );
});

test('a year, month and day are a plain date exactly when Date does not carry them over', () => {
  const part = (max: number) => fc.integer({ min: 0, max });
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2200 }), part(14), part(33), (year, month, day) => {
      const two = (value: number) => String(value).padStart(2, '0');
      const carried = new Date(Date.UTC(year, month - 1, day));
      const exists = carried.getUTCMonth() === month - 1 && carried.getUTCDate() === day;
      expect(isPlainDate(`${year}-${two(month)}-${two(day)}`)).toBe(exists);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['1900-02-29', false],
  ['2100-02-29', false],
  ['2026-02-29', false],
  ['2026-04-31', false],
  ['0000-01-01', false],
  ['0001-01-01', true],
  ['9999-12-31', true],
  ['2026-1-5', false],
  ['26/11/2026', false],
  ['2026-11-21T10:00', false],
  [' 2026-11-21', false],
  ['2026-11-21\n', false],
  ['', false],
])('"%s" is a plain date: %s', (text, plain) => {
  expect(isPlainDate(text)).toBe(plain);
});

test.each([
  ['2026-11-22', 'Domingo'],
  ['2026-11-23', 'Lunes'],
  ['2026-11-24', 'Martes'],
  ['2026-11-25', 'Miércoles'],
  ['2026-11-26', 'Jueves'],
  ['2026-11-27', 'Viernes'],
  ['2026-11-28', 'Sábado'],
])('%s is a %s', (date, name) => {
  expect(weekdayName(weekdayOf(date))).toBe(name);
});

test('weekday names are those of Intl in Spanish, Sunday first', () => {
  const named = new Intl.DateTimeFormat('es', { weekday: 'long', timeZone: 'UTC' });
  const sunday = Date.UTC(2026, 10, 22);
  expect(WEEKDAYS.map((name) => name.toLowerCase())).toEqual(
    WEEKDAYS.map((_, day) => named.format(sunday + day * DAY)),
  );
});

test.each([7, -1, 1.5])('there is no weekday %d', (day) => {
  expect(() => weekdayName(day)).toThrow(RangeError);
});

test.each([
  ['2026-11-21', '21/11/2026'],
  ['2026-1-5', '5/1/2026'],
  ['5/1/2026', '05/01/2026'],
  ['2026/1/5', '05/01/2026'],
  ['21.11.2026', '21/11/2026'],
  ['mañana', 'mañana'],
  ['', ''],
])('the date "%s" is shown as "%s"', (text, shown) => {
  expect(formatDate(text)).toBe(shown);
});

test('a long date has its weekday', () => {
  expect(longDate('2026-11-26')).toBe('Jueves 26/11/2026');
  expect(shortDate('2026-11-26')).toBe('Jue 26/11/2026');
});

test.each(['2026-02-30', 'hoy', ''])('the weekday of "%s" throws', (text) => {
  expect(() => weekdayOf(text)).toThrow(RangeError);
  expect(() => addDays(text, 1)).toThrow(RangeError);
});

test('today changes at midnight of the given zone', () => {
  const now = Date.UTC(2026, 10, 22, 2, 30);
  expect(todayIn('America/Argentina/Buenos_Aires', now)).toBe('2026-11-21');
  expect(todayIn('Europe/Madrid', now)).toBe('2026-11-22');
  expect(todayIn('Pacific/Kiritimati', Date.UTC(2026, 11, 31, 12))).toBe('2027-01-01');
});

test('today in UTC is what the clock of Date shows, at any instant', () => {
  fc.assert(
    fc.property(fc.integer({ min: FIRST * DAY, max: LAST * DAY }), (now) => {
      expect(todayIn('UTC', now)).toBe(new Date(now).toISOString().slice(0, 10));
    }),
  );
});

test('a timestamp with microseconds shows its day in the zone of the reader', () => {
  const timestamp = '2026-11-22T02:59:59.999999Z';
  expect(formatTimestampDate(timestamp, 'America/Argentina/Buenos_Aires')).toBe('21/11/2026');
  expect(formatTimestampDate(timestamp, 'UTC')).toBe('22/11/2026');
  expect(() => formatTimestampDate('ayer', 'UTC')).toThrow(RangeError);
});

test('no source makes a Date, which would read a plain date as midnight in UTC', () => {
  const folder = new URL('../', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  expect(sources.length).toBeGreaterThan(15);
  const dated = sources.filter((name) =>
    /new Date\b|Date\.(?:now|UTC)\b/.test(readFileSync(new URL(name, folder), 'utf8')),
  );
  expect(dated).toEqual([]);
});
