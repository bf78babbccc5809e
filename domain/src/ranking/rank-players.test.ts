import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankPlayers } from './rank-players.ts';

const player = (id: string, name = id) => ({ id, name, skillLevel: '3' as const });
const stat = (playerId: string, matchesPlayed: number, attendanceRate: number) => ({
  playerId,
  matchesPlayed,
  attendanceRate,
});
const names = (ranked: { name: string }[]) => ranked.map(({ name }) => name);

test('players are ranked by matches played', () => {
  const ranked = rankPlayers(
    [player('ana'), player('beto'), player('caro')],
    [stat('ana', 2, 100), stat('beto', 7, 50), stat('caro', 4, 90)],
    [],
  );
  expect(ranked.map(({ rank, name }) => [rank, name])).toEqual([
    [1, 'beto'],
    [2, 'caro'],
    [3, 'ana'],
  ]);
});

test('with equal matches players are ranked by attendance, then by name in Spanish order', () => {
  const ranked = rankPlayers(
    [
      player('1', 'Nuñez'),
      player('2', 'beto'),
      player('3', 'Nunez'),
      player('4', 'Álvaro'),
      player('5', 'Zoe'),
    ],
    [stat('1', 3, 80), stat('2', 3, 80), stat('3', 3, 80), stat('4', 3, 80), stat('5', 3, 90)],
    [],
  );
  expect(names(ranked)).toEqual(['Zoe', 'Álvaro', 'beto', 'Nunez', 'Nuñez']);
});

test('players without matches or confirmations are not ranked', () => {
  const ranked = rankPlayers(
    [player('ana'), player('beto'), player('caro'), player('dani')],
    [stat('ana', 0, 0), stat('beto', 0, 20), stat('caro', 1, 0), stat('gone', 9, 99)],
    [],
  );
  expect(names(ranked)).toEqual(['caro', 'beto']);
});

test("'Logros' counts the badges that name the player", () => {
  const ranked = rankPlayers(
    [player('ana'), player('beto')],
    [stat('ana', 2, 100), stat('beto', 1, 100)],
    [{ playerId: 'beto' }, { playerId: null }, { playerId: 'beto' }, { playerId: 'gone' }],
  );
  expect(ranked.map(({ achievements }) => achievements)).toEqual([0, 2]);
});

test('positions are 1, 2, 3, … and independent of the order of the input', () => {
  const rows = fc.uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 3 }),
      name: fc.constantFrom('Ana', 'ana', 'Ñato', 'Beto', 'Álvaro'),
      matchesPlayed: fc.nat(3),
      attendanceRate: fc.nat(3),
    }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(rows, (given) => {
      const rank = (some: typeof given) =>
        rankPlayers(
          some.map(({ id, name }) => player(id, name)),
          some.toReversed().map((one) => stat(one.id, one.matchesPlayed, one.attendanceRate)),
          [],
        );
      const ranked = rank(given);
      expect(ranked.map((one) => one.rank)).toEqual(ranked.map((_, index) => index + 1));
      expect(rank(given.toReversed())).toEqual(ranked);
    }),
  );
});
