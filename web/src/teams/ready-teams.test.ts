import { expect, test } from 'vitest';
import { everyone, player } from '../testing/a-formation.ts';
import { readyTeams, type TeamCriteria } from './ready-teams.ts';

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
  const [first] = readyTeams(some, CRITERIA);
  expect([first?.claro, first?.oscuro, first?.suplente].map((team) => team?.length)).toEqual([
    1, 1, 0,
  ]);
  expect(readyTeams(some.slice(1), CRITERIA)).toEqual([]);
});

test('the sit-out rule of the match decides who sits out', () => {
  const weak = { ...player('weak', 2), confirmedAt: '2026-11-26T20:00:00.000000Z' };
  const [byLevel] = readyTeams([...everyone.slice(0, 10), weak], CRITERIA);
  const [byOrder] = readyTeams([...everyone.slice(0, 10), weak], { ...CRITERIA, sitOut: 'orden' });
  expect(byLevel?.suplente.map(({ id }) => id)).toEqual(['weak']);
  expect(byOrder?.suplente.map(({ id }) => id)).not.toContain('weak');
});
