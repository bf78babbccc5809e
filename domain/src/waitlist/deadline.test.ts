import { expect, test } from 'vitest';
import { deadlineAfter } from './deadline.ts';

const THURSDAY = { date: '2026-11-26', time: '21:00' };

test.each([
  ['a week later', { date: '2026-12-03', time: '21:00' }, '2026-12-03T18:00'],
  ['at another hour', { date: '2026-11-26', time: '22:30' }, '2026-11-26T19:30'],
  ['after midnight', { date: '2026-11-27', time: '01:00' }, '2026-11-26T22:00'],
  ['in the next year', { date: '2027-01-01', time: '02:00' }, '2026-12-31T23:00'],
])('players answer until three hours before a match that is %s', (_, after, until) => {
  expect(deadlineAfter('2026-11-26T18:00', THURSDAY, after)).toBe(until);
});
