import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TeamCandidate } from './best-first.ts';
import { dividePlayers } from './divide-players.ts';
import type { SplitCriteria } from './score-split.ts';

const NOTHING: SplitCriteria = { keepers: [], pairs: [], recentTeams: [], seed: 'a match' };

/** Parses 'A5 B4' as players, where each name is also the id and the digit is the level. */
const players = (text: string): TeamCandidate[] =>
  text
    .split(' ')
    .map((word) => ({ id: word.charAt(0), name: word.charAt(0), rating: Number(word.slice(1)) }));
const names = (team: readonly TeamCandidate[]) => team.map(({ name }) => name).join('');

function divide(
  some: readonly TeamCandidate[],
  teamCount: number,
  criteria: Partial<SplitCriteria> = {},
) {
  const result = dividePlayers(some, teamCount, { ...NOTHING, ...criteria });
  if (!result.ok) throw new Error(result.error);
  return result.value;
}
const firstOf = (text: string, teamCount: number, criteria: Partial<SplitCriteria> = {}) =>
  divide(players(text), teamCount, criteria)[0]?.teams.map(names).join(' ');

test('fewer players than teams fail', () => {
  expect(dividePlayers(players('A5 B4'), 3, NOTHING)).toEqual({ ok: false, error: 'teamsTooFew' });
  expect(dividePlayers(players('A5'), 2, NOTHING)).toEqual({ ok: false, error: 'teamsTooFew' });
});

test('three teams are ordered by their best players, and players by level', () => {
  expect(firstOf('F2 E2 D2 C4 B4 A4', 3)).toMatch(/^A[DEF] B[DEF] C[DEF]$/);
});

test('each of three teams has a player of level 5, even against closer sums', () => {
  const [first] = divide(players('A5 B5 C5 D4 E4 F4 G2 H2 I2'), 3);
  expect(first?.facts.fives).toEqual([1, 1, 1]);
  const uneven = divide(players('A5 B5 C5 D2 E2 F2 G2 H2 I2'), 3);
  expect(uneven[0]?.facts.fives).toEqual([1, 1, 1]);
});

test('each of three teams has a keeper, even against closer sums', () => {
  const [first] = divide(players('A4 B4 C4 D3 E3 F3'), 3, { keepers: ['A', 'D', 'E'] });
  expect(first?.facts.keepers).toEqual([1, 1, 1]);
});

test('four teams of fourteen have four or three players, and the smaller ones are not weaker', () => {
  const some = players('A4 B4 C4 D4 E3 F3 G3 H3 I3 J3 K2 L2 M2 N2');
  for (const { teams, facts } of divide(some, 4)) {
    expect(teams.map((team) => team.length).toSorted()).toEqual([3, 3, 4, 4]);
    const sumsOf = (size: number) => facts.sums.filter((_, index) => teams[index]?.length === size);
    expect(Math.min(...sumsOf(3))).toBeGreaterThanOrEqual(Math.max(...sumsOf(4)) - 1);
  }
});

type Partition = readonly (readonly TeamCandidate[])[];

/** Returns all ways to put the players into teams whose sizes differ by at most one. */
function partitions(some: readonly TeamCandidate[], teamCount: number): Partition[] {
  const longest = Math.ceil(some.length / teamCount);
  let all: Partition[] = [[]];
  for (const player of some) {
    all = all.flatMap((teams) => {
      const joined = teams.flatMap((team, index) =>
        team.length < longest
          ? [teams.map((other, at) => (at === index ? [...other, player] : other))]
          : [],
      );
      return teams.length < teamCount ? [...joined, [...teams, [player]]] : joined;
    });
  }
  return all.filter(
    (teams) =>
      teams.length === teamCount &&
      teams.every((team) => team.length >= longest - 1) &&
      (some.length % teamCount > 0 || teams.every((team) => team.length === longest)),
  );
}

/** Returns the numbers of faults of teams, the most important first, counted without the search. */
function faults(teams: Partition, { keepers, pairs, recentTeams }: SplitCriteria): number[] {
  const gap = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const sums = teams.map((team) => team.reduce((sum, { rating }) => sum + rating, 0));
  const lengths = teams.map((team) => team.length);
  const longSums = sums.filter((_, index) => lengths[index] === Math.max(...lengths));
  const shortSums = sums.filter((_, index) => lengths[index] === Math.min(...lengths));
  const missing =
    gap(lengths) === 0 ? 0 : Math.max(0, Math.max(...longSums) - Math.min(...shortSums));
  const fives = gap(teams.map((team) => team.filter(({ rating }) => rating === 5).length));
  const goals = gap(teams.map((team) => team.filter(({ id }) => keepers.includes(id)).length));
  const teamOf = (id: string) => teams.findIndex((team) => team.some((player) => player.id === id));
  const broken = pairs.filter(({ kind, playerIds: [one, other] }) => {
    if (teamOf(one) < 0 || teamOf(other) < 0) return false;
    return kind === 'juntos' ? teamOf(one) !== teamOf(other) : teamOf(one) === teamOf(other);
  }).length;
  const again = teams.flatMap((team) =>
    team.flatMap(({ id }, index) =>
      team
        .slice(index + 1)
        .filter((other) =>
          recentTeams
            .slice(0, 4)
            .some((played) =>
              Object.values(played).some((ids) => ids.includes(id) && ids.includes(other.id)),
            ),
        ),
    ),
  ).length;
  const levels = teams.length === 2 ? [missing, fives, goals] : [fives, goals, missing];
  return [...levels, gap(sums), broken, again];
}

const weigh = (some: readonly number[]) => some.reduce((weight, one) => weight * 512 + one, 0);

const anyMatch = (min: number, max: number) =>
  fc.integer({ min, max }).chain((size) => {
    const ids = [...'ABCDEFGHIJKL'].slice(0, size);
    const id = fc.constantFrom(...ids, 'Z');
    return fc.record({
      some: fc
        .tuple(...ids.map(() => fc.integer({ min: 2, max: 5 })))
        .map((levels) =>
          ids.map((name, index) => ({ id: name, name, rating: levels[index] ?? 2 })),
        ),
      criteria: fc.record({
        keepers: fc.uniqueArray(id, { maxLength: 4 }),
        pairs: fc.array(
          fc.record({
            kind: fc.constantFrom('juntos' as const, 'separados' as const),
            playerIds: fc.tuple(id, id).filter(([one, other]) => one !== other),
          }),
          { maxLength: 5 },
        ),
        recentTeams: fc.array(
          fc.shuffledSubarray(ids).map((drawn) => ({
            claro: drawn.slice(0, 4),
            oscuro: drawn.slice(4, 8),
            naranja: drawn.slice(8),
          })),
          { maxLength: 6 },
        ),
        seed: fc.string(),
      }),
    });
  });

test.each<[number, number, number, number]>([
  [3, 9, 2, 150],
  [3, 9, 3, 150],
  [4, 9, 4, 60],
  [11, 11, 2, 15],
  [12, 12, 2, 15],
  [10, 10, 3, 10],
  [11, 11, 3, 5],
  [12, 12, 3, 5],
])('of %i to %i players in %i teams no better division exists', (min, max, teamCount, numRuns) => {
  fc.assert(
    fc.property(anyMatch(min, max), ({ some, criteria }) => {
      const found = divide(some, teamCount, criteria).map(({ teams }) => faults(teams, criteria));
      const all = partitions(some, teamCount).map((teams) => weigh(faults(teams, criteria)));
      const [first = []] = found;
      expect(weigh(first)).toBe(all.reduce((least, one) => Math.min(least, one), Infinity));
      // All options are equal but for repeated pairs.
      for (const other of found) expect(other.slice(0, -1)).toEqual(first.slice(0, -1));
    }),
    { numRuns },
  );
});

test('equal divisions are options, up to three, all different', () => {
  const options = divide(players('A3 B3 C3 D3 E3 F3'), 3);
  expect(options).toHaveLength(3);
  expect(new Set(options.map(({ teams }) => teams.map(names).join(' '))).size).toBe(3);
});
