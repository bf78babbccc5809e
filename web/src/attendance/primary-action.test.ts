import type { AttendanceStatus } from '@picadito/domain';
import { expect, test } from 'vitest';
import { primaryAction } from './primary-action.ts';

const players = (confirmed: number, declined: number, pending: number) => {
  const many = (count: number, status: AttendanceStatus) =>
    Array.from({ length: count }, () => ({ status }));
  return [
    ...many(confirmed, 'confirmed'),
    ...many(declined, 'declined'),
    ...many(pending, 'pending'),
  ];
};

test.each([
  ['the group is called first', players(0, 0, 12), false, 'group'],
  ['then its replies are taken in', players(0, 0, 12), true, 'replies'],
  ['whoever has an answer has called already', players(0, 1, 11), false, 'replies'],
  ['nine of twelve still miss one', players(9, 1, 2), true, 'replies'],
  ['ten make teams, whoever is missing', players(10, 0, 4), true, 'teams'],
  ['so do the answers of all', players(6, 2, 0), true, 'teams'],
] as const)('%s', (_, of, wasCalled, action) => {
  expect(primaryAction(of, wasCalled)).toBe(action);
});

test('in a match of seven a side, teams are the main action once fourteen are confirmed', () => {
  const sides = { perSide: 7, teamCount: 2 };
  expect(primaryAction(players(13, 0, 4), true, sides)).toBe('replies');
  expect(primaryAction(players(14, 0, 4), true, sides)).toBe('teams');
});

test('once the confirmed players are in saved teams, the main action is to share them', () => {
  expect(primaryAction(players(11, 1, 0), true, {}, true)).toBe('share');
  expect(primaryAction(players(11, 1, 0), true, {}, false)).toBe('teams');
  expect(primaryAction(players(8, 0, 3), true, {}, true)).toBe('replies');
});
