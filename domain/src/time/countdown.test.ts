import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countdown } from './countdown.ts';

const MINUTE = 60_000;
const startsAt = Date.UTC(2026, 10, 27);

test.each([
  [MINUTE - 1, 0, 0, 0],
  [MINUTE, 0, 0, 1],
  [59 * MINUTE, 0, 0, 59],
  [60 * MINUTE, 0, 1, 0],
  [24 * 60 * MINUTE, 1, 0, 0],
  [24 * 60 * MINUTE - 1, 0, 23, 59],
  [(5 * 1440 + 3 * 60 + 7) * MINUTE, 5, 3, 7],
])('%i ms before the start it shows %i d %i h %i min', (left, days, hours, minutes) => {
  expect(countdown(startsAt, startsAt - left)).toEqual({ days, hours, minutes });
});

test('once the match has started there is no countdown', () => {
  expect(countdown(startsAt, startsAt)).toBeNull();
  expect(countdown(startsAt, startsAt + MINUTE)).toBeNull();
});

test('days, hours and minutes add up to the whole minutes left', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 11 }), (left) => {
      const shown = countdown(startsAt, startsAt - left);
      const { days, hours, minutes } = shown ?? { days: -1, hours: -1, minutes: -1 };
      expect((days * 24 + hours) * 60 + minutes).toBe(Math.floor(left / MINUTE));
      expect(hours < 24 && minutes < 60).toBe(true);
    }),
  );
});
