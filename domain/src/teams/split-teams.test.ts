import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TeamCandidate } from './best-first.ts';
import type { SplitCriteria } from './score-split.ts';
import { splitTeams } from './split-teams.ts';

const NOTHING: SplitCriteria = { keepers: [], pairs: [], recentTeams: [], seed: 'a match' };

/** Parses 'A5 B4' as players, where each name is also the id and the digit is the level. */
const players = (text: string): TeamCandidate[] =>
  text
    .split(' ')
    .map((word) => ({ id: word.charAt(0), name: word.charAt(0), rating: Number(word.slice(1)) }));
const names = (team: readonly TeamCandidate[]) => team.map(({ name }) => name).join('');

function splitsOf(some: TeamCandidate[], criteria: Partial<SplitCriteria> = {}) {
  const result = splitTeams(some, { ...NOTHING, ...criteria });
  if (!result.ok) throw new Error(result.error);
  return result.value;
}
const firstOf = (text: string, criteria: Partial<SplitCriteria> = {}) => {
  const [first] = splitsOf(players(text), criteria);
  return first ? `${names(first.claro)} ${names(first.oscuro)}` : '';
};

test('fewer than two players fail, and more than ten throw', () => {
  expect(splitTeams(players('A5'), NOTHING)).toEqual({ ok: false, error: 'teamsTooFew' });
  expect(() => splitTeams(players('A5 B5 C5 D5 E5 F5 G5 H5 I5 J5 K5'), NOTHING)).toThrow(
    RangeError,
  );
});

test('the best player is in claro, and teams are ordered by level', () => {
  expect(firstOf('D2 C3 B4 A5')).toBe('AD BC');
});

test('with an odd number the smaller team has the higher sum', () => {
  expect(firstOf('A5 B4 C3 D3 E2')).toBe('AB CDE');
  expect(firstOf('A4 B4 C2 D2 E2')).toBe('AB CDE');
});

test('players of level 5 are spread, even against closer sums', () => {
  // Sums alone would be even with 5+5+2 against 4+4+4.
  const [first] = splitsOf(players('A5 B5 C4 D4 E4 F2'));
  expect(first?.facts.fives).toEqual({ claro: 1, oscuro: 1 });
});

test('keepers are apart, even against closer sums', () => {
  const four = 'A4 B3 C3 D2';
  expect(firstOf(four)).toBe('AD BC');
  expect(['AB CD', 'AC BD']).toContain(firstOf(four, { keepers: ['A', 'D'] }));
});

test('pairs are kept together or apart where the balance allows it', () => {
  const even = 'A3 B3 C3 D3';
  const pair = (kind: 'juntos' | 'separados', one: string, other: string) => ({
    pairs: [{ kind, playerIds: [one, other] as const }],
  });
  expect(firstOf(even, pair('juntos', 'A', 'C'))).toBe('AC BD');
  expect(firstOf(even, pair('juntos', 'B', 'C'))).toBe('AD BC');
  for (const { claro } of splitsOf(players(even), pair('separados', 'A', 'C'))) {
    expect(names(claro)).not.toBe('AC');
  }
  expect(firstOf('A4 B4 C2 D2', pair('juntos', 'A', 'B'))).not.toBe('AB CD');
});

test('a pair with a player who does not play is ignored', () => {
  const pairs = [{ kind: 'juntos', playerIds: ['A', 'Z'] } as const];
  for (const { facts } of splitsOf(players('A3 B3 C3 D3'), { pairs })) {
    expect(facts.broken).toEqual([]);
  }
});

const played = (claro: string, oscuro: string) => ({
  claro: [...claro],
  oscuro: [...oscuro],
});

test('team-mates of the last four matches are separated, older matches are ignored', () => {
  const even = players('A3 B3 C3 D3');
  const splits = splitsOf(even, { recentTeams: [played('AB', 'CD'), played('AC', 'B')] });
  expect(splits.map(({ claro }) => names(claro))).toEqual(['AD', 'AC', 'AB']);
  expect(splits.map(({ facts }) => facts.repeated)).toEqual([0, 1, 2]);

  const empty = played('', '');
  const fifth = splitsOf(even, {
    recentTeams: [empty, empty, empty, played('AC', ''), played('AB', 'CD')],
  });
  expect(fifth.map(({ facts }) => facts.repeated)).toEqual([0, 0, 1]);
});

test('a repeated pair counts once', () => {
  const [, , last] = splitsOf(players('A3 B3 C3 D3'), {
    recentTeams: [played('AB', ''), played('AB', ''), played('AB', '')],
  });
  expect(last?.facts.repeated).toBe(1);
});

test('equal splits are options, up to three', () => {
  expect(splitsOf(players('A5 B2'))).toHaveLength(1);
  expect(splitsOf(players('A3 B3 C3 D3'))).toHaveLength(3);
  expect(splitsOf(players('A3 B3 C3 D3 E3 F3 G3 H3 I3 J3'))).toHaveLength(3);
});

test('the order of equal splits depends on the seed only', () => {
  const even = players('A3 B3 C3 D3 E3 F3 G3 H3 I3 J3');
  const first = (seed: string) => splitsOf(even, { seed }).map(({ claro }) => names(claro));
  expect(first('one')).toEqual(first('one'));
  const seeds = Array.from({ length: 20 }, (_, index) => first(`match ${index}`)[0]);
  expect(new Set(seeds).size).toBeGreaterThan(10);
});

/*
 * Returns the lowest number of violations that any split of these players has, as a sum that weights the criteria by
 * their rank. It tries every split, so it checks the search of `splitTeams`.
 */
function leastWrong(
  some: readonly TeamCandidate[],
  { keepers, pairs, recentTeams }: SplitCriteria,
): number {
  const lately = recentTeams.slice(0, 4).flatMap(({ claro = [], oscuro = [] }) => [claro, oscuro]);
  let least = Infinity;
  for (let bits = 0; bits < 2 ** some.length; bits += 1) {
    const sides = bits.toString(2).padStart(some.length, '0');
    const at = (id: string) => sides[some.findIndex((player) => player.id === id)];
    const ones = sides.replaceAll('0', '').length;
    const zeros = sides.length - ones;
    if (ones - zeros > 1 || zeros - ones > 1) continue;
    const lead = (what: (player: TeamCandidate) => number) =>
      some.reduce((sum, player, index) => sum + (sides[index] === '1' ? 1 : -1) * what(player), 0);
    const points = lead(({ rating }) => rating);
    const surplusOfLong = ones > zeros ? points : zeros > ones ? -points : 0;
    const unheld = pairs.filter(({ kind, playerIds: [one, other] }) => {
      const [mine, theirs] = [at(one), at(other)];
      if (mine === undefined || theirs === undefined) return false;
      return kind === 'juntos' ? mine !== theirs : mine === theirs;
    });
    let again = 0;
    for (const one of some) {
      for (const other of some) {
        if (one.id >= other.id || at(one.id) !== at(other.id)) continue;
        if (lately.some((team) => team?.includes(one.id) && team.includes(other.id))) again += 1;
      }
    }
    const wrong = [
      Math.max(0, surplusOfLong),
      Math.abs(lead(({ rating }) => (rating === 5 ? 1 : 0))),
      Math.abs(lead(({ id }) => (keepers.includes(id) ? 1 : 0))),
      Math.abs(points),
      unheld.length,
      again,
    ].reduce((weight, figure) => weight * 64 + figure, 0);
    least = Math.min(least, wrong);
  }
  return least;
}

const anyMatch = fc.integer({ min: 2, max: 10 }).chain((size) => {
  const ids = [...'ABCDEFGHIJ'].slice(0, size);
  const id = fc.constantFrom(...ids, 'Z');
  const two = fc.tuple(id, id).filter(([one, other]) => one !== other);
  return fc.record({
    some: fc
      .tuple(...ids.map(() => fc.integer({ min: 2, max: 5 })))
      .map((levels) => ids.map((name, index) => ({ id: name, name, rating: levels[index] ?? 2 }))),
    criteria: fc.record({
      keepers: fc.uniqueArray(id, { maxLength: 4 }),
      pairs: fc.array(
        fc.record({
          kind: fc.constantFrom('juntos' as const, 'separados' as const),
          playerIds: two,
        }),
        { maxLength: 5 },
      ),
      recentTeams: fc.array(
        fc.shuffledSubarray(ids).map((drawn) => ({
          claro: drawn.slice(0, 5),
          oscuro: drawn.slice(5),
        })),
        { maxLength: 6 },
      ),
      seed: fc.string(),
    }),
  });
});

/** Returns the number that the oracle would compute for a split that was found. */
function wrongIn({ claro, oscuro, facts }: ReturnType<typeof splitsOf>[number]): number {
  const { sums, fives, keepers, broken, repeated } = facts;
  const surplus = (sums.claro - sums.oscuro) * Math.sign(claro.length - oscuro.length);
  return [
    Math.max(0, surplus),
    Math.abs(fives.claro - fives.oscuro),
    Math.abs(keepers.claro - keepers.oscuro),
    Math.abs(sums.claro - sums.oscuro),
    broken.length,
    repeated ?? 0,
  ].reduce((weight, figure) => weight * 64 + figure, 0);
}

test('with keepers, pairs and past teams no better split exists, and all options are equally balanced', () => {
  fc.assert(
    fc.property(anyMatch, ({ some, criteria }) => {
      const [first, ...others] = splitsOf(some, criteria).map(wrongIn);
      expect(first).toBe(leastWrong(some, criteria));
      for (const other of others) {
        expect(Math.floor(other / 64)).toBe(Math.floor((first ?? 0) / 64));
      }
    }),
    { numRuns: 300 },
  );
});

test('the result is independent of the order of players, keepers and pairs', () => {
  fc.assert(
    fc.property(anyMatch, ({ some, criteria }) => {
      const teams = (splits: ReturnType<typeof splitsOf>) =>
        splits.map(({ claro, oscuro }) => `${names(claro)} ${names(oscuro)}`);
      const turned = {
        ...criteria,
        keepers: criteria.keepers.toReversed(),
        pairs: criteria.pairs.toReversed(),
      };
      expect(teams(splitsOf(some.toReversed(), turned))).toEqual(teams(splitsOf(some, criteria)));
    }),
  );
});
