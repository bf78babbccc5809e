import { expect, test } from 'vitest';
import { absenceProblem, awayOn, withoutAway } from './absence.ts';

test('a player is away on the last day of the absence, and back on the day after', () => {
  const absences = [{ playerId: 'nico', until: '2026-12-10' }];
  expect(awayOn(absences, '2026-12-09').get('nico')).toBe('2026-12-10');
  expect(awayOn(absences, '2026-12-10').has('nico')).toBe(true);
  expect(awayOn(absences, '2026-12-11').has('nico')).toBe(false);
});

test.each([
  ['2026-12-09', 'No puede ser anterior a hoy.'],
  ['2026-12-10', null],
  ['2027-12-11', null],
  ['2027-12-12', 'Poné una fecha de acá a un año.'],
])('an absence lasts from today up to a year: until %s', (until, problem) => {
  expect(absenceProblem(until, '2026-12-10')).toBe(problem);
});

test('nobody waits for a player who is away, except for one who has confirmed', () => {
  const away = new Map([
    ['nico', '2026-12-10'],
    ['beto', '2026-12-10'],
    ['caro', '2026-12-10'],
  ]);
  const players = [
    { id: 'ana', status: 'pending' },
    { id: 'nico', status: 'pending' },
    { id: 'beto', status: 'confirmed' },
    { id: 'caro', status: 'declined' },
  ] as const;
  expect(withoutAway(players, away).map(({ id }) => id)).toEqual(['ana', 'beto']);
});
