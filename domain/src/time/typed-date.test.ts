import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, formatDate, isPlainDate } from './dates.ts';
import { readDate } from './typed-date.ts';

const TODAY = '2026-11-23';

const anyDate = fc.integer({ min: 0, max: 350_000 }).map((days) => addDays('2000-01-01', days));
const separator = fc.constantFrom('/', '-', '.', ' ', ' / ', ' - ');

test.each([
  ['3/1', '2027-01-03'],
  ['03/01', '2027-01-03'],
  ['03-01-2027', '2027-01-03'],
  ['3/1/27', '2027-01-03'],
  ['3.1.27', '2027-01-03'],
  ['3 1', '2027-01-03'],
  ['3 / 1 / 2027', '2027-01-03'],
  ['0301', '2027-01-03'],
  ['030127', '2027-01-03'],
  ['03012027', '2027-01-03'],
  ['2027-01-03', '2027-01-03'],
  [' 3/1 ', '2027-01-03'],
  ['23/11', TODAY],
  ['22/11', '2027-11-22'],
  ['24/11', '2026-11-24'],
  ['29/2', '2028-02-29'],
  ['131', '2027-01-13'],
])('"%s" is %s', (typed, date) => {
  expect(readDate(typed, TODAY)).toEqual({ ok: true, value: date });
});

test('a 29 February without a year skips a century that is no leap year', () => {
  expect(readDate('29/2', '2096-03-01')).toEqual({ ok: true, value: '2104-02-29' });
});

test.each([
  ['31/2', 'impossible'],
  ['29/2/2027', 'impossible'],
  ['0/1', 'impossible'],
  ['3/0', 'impossible'],
  ['32/13', 'impossible'],
  ['321', 'impossible'],
  ['3/1/0000', 'impossible'],
  ['1/31', 'month-first'],
  ['01/31/2027', 'month-first'],
  ['311', 'ambiguous'],
  ['31', 'unclear'],
  ['3/1/2', 'unclear'],
  ['3/1/200', 'unclear'],
  ['3//1x', 'unclear'],
  ['mañana', 'unclear'],
  ['', 'unclear'],
  ['1'.repeat(100_000), 'unclear'],
])('"%s" is refused as %s', (typed, sentence) => {
  expect(readDate(typed, TODAY)).toEqual({ ok: false, error: sentence });
});

test('each date is read back as it is shown, and as it is stored', () => {
  fc.assert(
    fc.property(anyDate, anyDate, (date, today) => {
      expect(readDate(formatDate(date), today)).toEqual({ ok: true, value: date });
      expect(readDate(date, today)).toEqual({ ok: true, value: date });
    }),
  );
});

test('every spelling of a date with its year is that date', () => {
  fc.assert(
    fc.property(anyDate, anyDate, separator, fc.boolean(), (date, today, between, isPadded) => {
      const [year = '', month = '', day = ''] = date.split('-');
      const written = [day, month].map((part) => (isPadded ? part : String(Number(part))));
      const years = year.startsWith('20') ? [year, year.slice(2)] : [year];
      for (const last of years) {
        expect(readDate([...written, last].join(between), today)).toEqual({
          ok: true,
          value: date,
        });
        expect(readDate(`${day}${month}${last}`, today)).toEqual({ ok: true, value: date });
      }
    }),
  );
});

test('a date without its year is the first such day from today on', () => {
  fc.assert(
    fc.property(anyDate, anyDate, separator, (date, today, between) => {
      const [, month = '', day = ''] = date.split('-');
      for (const typed of [`${day}${between}${month}`, `${day}${month}`]) {
        const read = readDate(typed, today);
        if (!read.ok) throw new Error(`${typed}: ${read.error}`);
        expect(read.value.slice(5)).toBe(date.slice(5));
        expect(read.value >= today).toBe(true);
        const yearBefore = `${Number(read.value.slice(0, 4)) - 1}${read.value.slice(4)}`;
        expect(isPlainDate(yearBefore) && yearBefore >= today).toBe(false);
      }
    }),
  );
});

test('any text is a date that exists, or a reason', () => {
  fc.assert(
    fc.property(fc.string(), fc.stringMatching(/^[\d/. -]{0,12}$/), (noise, digits) => {
      for (const text of [noise, digits, `${digits}${noise}`]) {
        const read = readDate(text, TODAY);
        expect(!read.ok || isPlainDate(read.value)).toBe(true);
      }
    }),
  );
});
