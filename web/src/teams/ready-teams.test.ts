import {
  areSameTeams,
  balanceTeams,
  readyTeams,
  teamIds,
  type TeamCriteria,
} from '@picadito/domain';
import { expect, test } from 'vitest';
import { everyone, player } from '../../testing/a-formation.ts';
import { teamOptions } from './ready-teams.ts';

const CRITERIA: TeamCriteria = {
  sitOut: 'nivel',
  keepers: [],
  pairs: [],
  recentTeams: [],
  seed: 'a match',
};

test('ten players play and the others sit out in each of three options', () => {
  const options = readyTeams(everyone, CRITERIA);
  expect(options).toHaveLength(3);
  for (const { claro, oscuro, suplente } of options) {
    expect([claro.length, oscuro.length, suplente.length]).toEqual([5, 5, 2]);
  }
});

test('players who have not confirmed are in no team', () => {
  const some = [player('a'), player('b'), { ...player('c'), status: 'pending' as const }];
  const [first] = teamOptions(some, CRITERIA);
  expect([first?.claro, first?.oscuro, first?.suplente].map((team) => team?.length)).toEqual([
    1, 1, 0,
  ]);
  expect(teamOptions(some.slice(1), CRITERIA)).toEqual([]);
});

test('the sit-out rule of the match decides who sits out', () => {
  const weak = { ...player('weak', 2), confirmedAt: '2026-11-26T20:00:00.000000Z' };
  const [byLevel] = readyTeams([...everyone.slice(0, 10), weak], CRITERIA);
  const [byOrder] = readyTeams([...everyone.slice(0, 10), weak], { ...CRITERIA, sitOut: 'orden' });
  expect(byLevel?.suplente.map(({ id }) => id)).toEqual(['weak']);
  expect(byOrder?.suplente.map(({ id }) => id)).not.toContain('weak');
});

/** Returns the name of each option, and whether its teams are the teams that 'GENERAR EQUIPOS' makes. */
function options(ratings: readonly number[], recentTeams: TeamCriteria['recentTeams'] = []) {
  const players = ratings.map((rating, index) => player(`p${index}`, rating));
  const classic = balanceTeams(players);
  if (!classic.ok) throw new Error(classic.error);
  return teamOptions(players, { ...CRITERIA, recentTeams }).map((option) => [
    option.name,
    areSameTeams(teamIds(option), teamIds(classic.value)),
  ]);
}

const CLASSIC = 'Clásica, del mejor al peor';

test("the teams of 'GENERAR EQUIPOS' are the last option, after the best and those as good", () => {
  expect(options([5, 5, 4, 4, 3, 3, 3, 3, 2, 2])).toEqual([
    ['La más pareja', false],
    ['Igual de pareja', false],
    ['Igual de pareja', false],
    [CLASSIC, true],
  ]);
});

test("the teams of 'GENERAR EQUIPOS' are one option if they are the only best ones", () => {
  expect(options([5, 2])).toEqual([['La más pareja y la Clásica', true]]);
});

test("the teams of 'GENERAR EQUIPOS' stand last and once if they are as good as the best", () => {
  const played = { date: '2026-11-20', claro: ['p0', 'p2'], oscuro: ['p1', 'p3'], suplente: [] };
  const found = options([3, 3, 3, 3], [played]);
  expect(found.at(-1)).toEqual([CLASSIC, true]);
  expect(found.filter(([, isClassic]) => isClassic)).toHaveLength(1);
});

test('without two confirmed players there are no options', () => {
  expect(teamOptions([player('a')], CRITERIA)).toEqual([]);
});
