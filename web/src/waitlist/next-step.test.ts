import { type AttendanceStatus, instantOf } from '@picadito/domain';
import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';

const MATCH = { date: '2026-11-26', time: '21:00', timeZone: 'America/Argentina/Buenos_Aires' };
const ANSWERS = { capacity: 10, answersUntil: null };
const at = (time: string) => instantOf(MATCH.date, time, MATCH.timeZone);
const NOON = at('12:00');

function players(confirmed: number, declined: number, pending: number) {
  const many = (count: number, status: AttendanceStatus) =>
    Array.from({ length: count }, () => ({ status }));
  const settled = [...many(confirmed, 'confirmed'), ...many(declined, 'declined')];
  return [...settled, ...many(pending, 'pending')];
}

test.each([
  ['the group is called first', players(0, 0, 12), 'call'],
  ['then players answer by themselves', players(3, 1, 8), null],
  ['so they do after one who cannot come', players(0, 1, 11), null],
  ['a full match is ready for its teams', players(10, 0, 2), 'teams'],
  ['so is one of whose players all have answered', players(8, 2, 0), 'teams'],
  ['with fewer than eight the organiser decides on attendance', players(7, 5, 0), null],
  ['a match of no players has none to call', [], null],
] as const)('%s', (_, of, step) => {
  expect(nextStep(MATCH, of, { answers: ANSWERS, wasCalled: false, now: NOON })).toBe(step);
});

test('a group that was called is not called again', () => {
  const known = { answers: ANSWERS, wasCalled: true, now: NOON };
  expect(nextStep(MATCH, players(0, 0, 12), known)).toBeNull();
});

test('a match of 14 places is not full with ten', () => {
  const known = { answers: { ...ANSWERS, capacity: 14 }, wasCalled: true, now: NOON };
  expect(nextStep(MATCH, players(10, 0, 4), known)).toBeNull();
});

test.each([
  ['three hours before kick-off', null, '18:00', 'teams'],
  ['earlier', null, '17:59', null],
  ['at the hour that the organiser has set', '2026-11-26T15:00', '15:00', 'teams'],
  ['from kick-off on', null, '21:00', null],
] as const)('%s eight who come are %s → %s', (_, answersUntil, time, step) => {
  const known = { answers: { ...ANSWERS, answersUntil }, wasCalled: true, now: at(time) };
  expect(nextStep(MATCH, players(8, 1, 3), known)).toBe(step);
  expect(nextStep(MATCH, players(7, 1, 4), known)).toBeNull();
});

test('in a match of seven a side, twelve confirmed players are enough for teams at the deadline', () => {
  const known = { answers: { ...ANSWERS, capacity: 14 }, wasCalled: true, now: at('18:00') };
  const match = { ...MATCH, perSide: 7, teamCount: 2 };
  expect(nextStep(match, players(11, 0, 2), known)).toBeNull();
  expect(nextStep(match, players(12, 0, 2), known)).toBe('teams');
});
