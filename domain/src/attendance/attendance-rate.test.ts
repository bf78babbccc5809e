import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  attendanceOf,
  attendancePercentage,
  attendanceText,
  confirmationLabel,
  confirmationText,
} from './attendance-rate.ts';

test.each([
  [0, 0, 0],
  [0, 14, 0],
  [12, 14, 86],
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [29, 200, 15],
  [14, 14, 100],
])('%i of %i players confirmed are %i %%', (confirmed, players, percentage) => {
  expect(attendancePercentage(confirmed, players)).toBe(percentage);
});

test('a percentage is whole and between 0 and 100', () => {
  fc.assert(
    fc.property(fc.nat(600), fc.nat(600), (one, other) => {
      const value = attendancePercentage(Math.min(one, other), Math.max(one, other));
      expect(Number.isInteger(value) && value >= 0 && value <= 100).toBe(true);
    }),
  );
});

test.each([
  [0, '0/10'],
  [7, '7/10'],
  [10, '10/10'],
  [14, '10/10'],
])('%i confirmations are labelled %s', (confirmed, label) => {
  expect(confirmationLabel(confirmed)).toBe(label);
});

test('confirmations are counted out of the places in the teams', () => {
  expect(confirmationLabel(12, { perSide: 7, teamCount: 2 })).toBe('12/14');
  expect(confirmationLabel(16, { perSide: 5, teamCount: 3 })).toBe('15/15');
});

test.each([
  [12, 14, '12 de 14 confirmados'],
  [1, 14, '1 de 14 confirmado'],
  [0, 14, '0 de 14 confirmados'],
])('%i of %i reads "%s"', (confirmed, players, text) => {
  expect(confirmationText(confirmed, players)).toBe(text);
});

test('players who were deleted after they played count as confirmed', () => {
  const counts = { confirmedCount: 9, playerCount: 11 };
  expect(attendanceOf({ ...counts, deletedCount: 1 })).toEqual({ confirmed: 10, players: 12 });
  expect(attendanceOf(counts)).toEqual({ confirmed: 9, players: 11 });
});

test('the percentage has its words next to the full count', () => {
  expect(attendanceText(18, 40)).toBe('18 de 40 confirmados · 45 % de la lista');
  expect(attendanceText(0, 0)).toBe('0 de 0 confirmados · 0 % de la lista');
});
