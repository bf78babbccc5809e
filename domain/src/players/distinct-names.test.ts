import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asRead, distinctAsPlayed, distinctInTeams, distinctNames } from './distinct-names.ts';

const players = (names: readonly string[]) =>
  names.map((name, at) => ({ id: `player ${at}`, name }));
const read = (names: readonly string[]) => distinctNames(players(names)).map(({ name }) => name);

test.each([
  [
    ['Nico', 'Nico Suárez', 'Ana'],
    ['Nico', 'Nico Suárez', 'Ana'],
  ],
  [
    ['Nico', 'Nico', 'Nico'],
    ['Nico', 'Nico 2', 'Nico 3'],
  ],
  [
    ['Ana', 'ána', 'Ana.'],
    ['Ana', 'ána 2', 'Ana. 3'],
  ],
  [
    ['Nico', 'Nico', 'Nico 2'],
    ['Nico', 'Nico 3', 'Nico 2'],
  ],
  [
    ['Nico (debe)', 'Nico'],
    ['Nico (debe)', 'Nico'],
  ],
])('names %j are shown as %j', (names, told) => {
  expect(read(names)).toEqual(told);
});

test('some players of a match have the numbers that they have among all of them', () => {
  const everyone = players(['Nico', 'Nico', 'Ana']);
  const [, second] = everyone;
  const guest = { id: 'guest', name: 'nico' };
  expect(distinctNames([guest, ...(second ? [second] : [])], everyone)).toEqual([
    { id: 'guest', name: 'nico 3' },
    { id: 'player 1', name: 'Nico 2' },
  ]);
});

test('in saved teams a deleted player keeps the name, and players of the roster have their numbers', () => {
  const [deleted, older, newer, ana] = players(['Nico', 'Nico', 'nico', 'Ana']);
  const all = (some: (typeof deleted | undefined)[]) => some.filter((one) => one !== undefined);
  const named = distinctInTeams(all([newer, deleted, ana]), all([older, newer, ana]));
  expect(named.map(({ name }) => name)).toEqual(['nico 3', 'Nico', 'Ana']);
  expect(distinctInTeams(all([newer]), all([older, newer]))).toMatchObject([{ name: 'nico 2' }]);
});

test('a match that was played shows a renamed player under the name that was saved with the teams', () => {
  const [nico, ana] = players(['Nico', 'Ana']);
  const renamed = { id: 'player 0', name: 'Beto' };
  const saved = [nico, ana].filter((one) => one !== undefined);
  const newcomer = { id: 'player 2', name: 'nico' };
  expect(distinctAsPlayed([renamed, newcomer, ...saved.slice(1)], saved)).toEqual([
    { id: 'player 0', name: 'Nico' },
    { id: 'player 2', name: 'nico 2' },
    { id: 'player 1', name: 'Ana' },
  ]);
});

const names = fc.array(
  fc.oneof(fc.constantFrom('Nico', 'nico', 'Nico 2', 'NICO.', 'Ana', 'Ána'), fc.string()),
);

test('distinct names differ for all players, and computing them again changes nothing', () => {
  fc.assert(
    fc.property(names, (typed) => {
      const told = distinctNames(players(typed));
      expect(new Set(told.map(({ name }) => asRead(name))).size).toBe(typed.length);
      expect(distinctNames(told)).toEqual(told);
    }),
  );
});

test('distinct names stay when one more player is added at the end', () => {
  fc.assert(
    fc.property(names, (typed) => {
      const told = read(typed);
      expect(read([...told, 'Nico']).slice(0, -1)).toEqual(told);
    }),
  );
});
