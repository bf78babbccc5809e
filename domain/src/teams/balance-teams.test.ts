import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceTeams } from './balance-teams.ts';
import type { TeamCandidate } from './best-first.ts';

const player = (name: string, rating: number): TeamCandidate => ({
  id: `id-of-${name}`,
  name,
  rating,
});

function teamsOf(...players: TeamCandidate[]) {
  const result = balanceTeams(players);
  if (!result.ok) throw new Error(result.error);
  const names = (team: TeamCandidate[]) => team.map(({ name }) => name);
  return {
    claro: names(result.value.claro),
    oscuro: names(result.value.oscuro),
    suplente: names(result.value.suplente),
  };
}

test.each([[0], [1]])('%i confirmed players are too few for teams', (count) => {
  const players = [player('Ana', 3)].slice(0, count);
  expect(balanceTeams(players)).toEqual({ ok: false, error: 'teamsTooFew' });
});

test('two players are one in each team, the better in claro', () => {
  expect(teamsOf(player('Ana', 2), player('Beto', 4))).toEqual({
    claro: ['Beto'],
    oscuro: ['Ana'],
    suplente: [],
  });
});

test('players of level 5 alternate, regardless of the sums', () => {
  expect(teamsOf(player('A', 5), player('B', 5), player('C', 5), player('D', 5))).toEqual({
    claro: ['A', 'C'],
    oscuro: ['B', 'D'],
    suplente: [],
  });
});

test('other players go to the team with the lower sum', () => {
  expect(teamsOf(player('A', 5), player('B', 4), player('C', 4), player('D', 2))).toEqual({
    claro: ['A', 'D'],
    oscuro: ['B', 'C'],
    suplente: [],
  });
});

test('with equal sums the team with fewer players takes the next one', () => {
  // Before F joins, both sums are 8: A and C are in claro, B, D and E in oscuro.
  const { claro, oscuro } = teamsOf(
    player('A', 4),
    player('B', 4),
    player('C', 4),
    player('D', 2),
    player('E', 2),
    player('F', 2),
  );
  expect([claro, oscuro]).toEqual([
    ['A', 'C', 'F'],
    ['B', 'D', 'E'],
  ]);
});

test('players without a level (0) leave the sums equal and go to the team with fewer players', () => {
  const { claro, oscuro } = teamsOf(player('A', 3), player('B', 3), player('C', 0), player('D', 0));
  expect([claro, oscuro]).toEqual([
    ['A', 'C'],
    ['B', 'D'],
  ]);
});

test('equal levels are placed in the Spanish order of names', () => {
  expect(
    teamsOf(player('beto', 3), player('Ñato', 3), player('Álvaro', 3), player('Nora', 3)),
  ).toEqual({
    claro: ['Álvaro', 'Nora'],
    oscuro: ['beto', 'Ñato'],
    suplente: [],
  });
});

test('a team of five is full, even with the lower sum', () => {
  const strong = ['A', 'B', 'C', 'D'].map((name) => player(name, 5));
  const rest = ['E', 'F', 'G', 'H', 'I', 'J', 'K'].map((name) => player(name, 2));
  const { claro, oscuro, suplente } = teamsOf(...strong, ...rest);
  expect([claro.length, oscuro.length]).toEqual([5, 5]);
  expect(suplente).toEqual(['K']);
});

test('the last by name of eleven players of level 5 is the substitute', () => {
  const players = [...'ABCDEFGHIJK'].map((name) => player(name, 5));
  expect(teamsOf(...players).suplente).toEqual(['K']);
});

test('the result is independent of the input order, and the input is unchanged', () => {
  const players = fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      name: fc.constantFrom('Ana', 'ana', 'Aná', 'Beto', 'Ñato', 'Nico'),
      rating: fc.integer({ min: 2, max: 5 }),
    }),
    { minLength: 2, maxLength: 16, selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(players, (some) => {
      const before = structuredClone(some);
      expect(balanceTeams(some)).toEqual(balanceTeams(some.toReversed()));
      expect(some).toEqual(before);
    }),
  );
});
