import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, isPlainDate, weekdayOf } from '../text/dates.ts';
import { nextOccurrence } from './next-occurrence.ts';

const DAY_MS = 86_400_000;

test.each([
  // 2026-11-26 is a Thursday
  [4, '2026-11-26', '2026-11-26'],
  [5, '2026-11-26', '2026-11-27'],
  [3, '2026-11-26', '2026-12-02'],
  [0, '2026-11-26', '2026-11-29'],
  [6, '2026-12-27', '2027-01-02'],
  [2, '2028-02-28', '2028-02-29'],
  [0, '2027-02-22', '2027-02-28'],
])('weekday %i, from %s on, comes on %s', (day, from, date) => {
  expect(nextOccurrence(day, from)).toBe(date);
});

test('it is that weekday, not before the date, and less than a week after it', () => {
  const anyDate = fc
    .integer({ min: -25_000, max: 80_000 })
    .map((day) => new Date(day * DAY_MS).toISOString().slice(0, 10));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6 }), anyDate, (day, from) => {
      const date = nextOccurrence(day, from);
      expect(isPlainDate(date)).toBe(true);
      expect(weekdayOf(date)).toBe(day);
      expect(date >= from && date < addDays(from, 7)).toBe(true);
    }),
  );
});
