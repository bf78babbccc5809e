import { expect, test } from 'vitest';
import { balanceTeams } from './balance-teams.ts';
import type { TeamCandidate } from './best-first.ts';
import type { Halves } from './halves.ts';
import { splitScorer, type SplitCriteria } from './score-split.ts';
import { splitTeams } from './split-teams.ts';
import { whoSitsOut } from './who-sits-out.ts';

/*
 * The oracle knows only how many players of each level there are, and divides these counts. The oracle looks for the
 * least size gap, shortfall, gap of level-5 players and difference of sums, in this order of importance.
 */
type Counts = readonly [fives: number, fours: number, threes: number, twos: number];
type Figures = [sizeGap: number, shortfall: number, fivesGap: number, difference: number];

const LEVELS = [5, 4, 3, 2] as const;
const sizeOf = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
const sumOf = (counts: readonly number[]) =>
  counts.reduce((sum, count, index) => sum + count * (LEVELS[index] ?? 0), 0);

function oracle(all: Counts): Figures {
  let least: Figures = [99, 99, 99, 99];
  for (let fives = 0; fives <= all[0]; fives += 1) {
    for (let fours = 0; fours <= all[1]; fours += 1) {
      for (let threes = 0; threes <= all[2]; threes += 1) {
        for (let twos = 0; twos <= all[3]; twos += 1) {
          const one = [fives, fours, threes, twos];
          const other = all.map((count, index) => count - (one[index] ?? 0));
          const [long, short] = sizeOf(one) >= sizeOf(other) ? [one, other] : [other, one];
          const sizeGap = sizeOf(long) - sizeOf(short);
          if (sizeGap > 1) continue;
          const missing = sizeGap === 1 ? Math.max(0, sumOf(long) - sumOf(short)) : 0;
          const figures: Figures = [
            sizeGap,
            missing,
            Math.abs((long[0] ?? 0) - (short[0] ?? 0)),
            Math.abs(sumOf(long) - sumOf(short)),
          ];
          const weigh = (some: Figures) =>
            some.reduce((weight, figure) => weight * 100 + figure, 0);
          if (weigh(figures) < weigh(least)) least = figures;
        }
      }
    }
  }
  return least;
}

function* multisets(): Generator<Counts> {
  for (let size = 2; size <= 20; size += 1) {
    for (let fives = 0; fives <= size; fives += 1) {
      for (let fours = 0; fours <= size - fives; fours += 1) {
        for (let threes = 0; threes <= size - fives - fours; threes += 1) {
          yield [fives, fours, threes, size - fives - fours - threes];
        }
      }
    }
  }
}

/** Returns the numbers of players of each level among the ten best players. */
function best(all: Counts): Counts {
  let places = 10;
  const taken = all.map((count) => {
    const taken = Math.min(count, places);
    places -= taken;
    return taken;
  });
  return [taken[0] ?? 0, taken[1] ?? 0, taken[2] ?? 0, taken[3] ?? 0];
}

function playersOf(counts: Counts) {
  const levels = counts.flatMap((count, index) => Array<number>(count).fill(LEVELS[index] ?? 0));
  return levels.map((rating, index) => {
    const id = String((index * 7) % levels.length).padStart(2, '0');
    return { id: `${id}-${index}`, name: `P${id}`, rating, confirmedAt: null };
  });
}

const NOTHING: SplitCriteria = { keepers: [], pairs: [], recentTeams: [], seed: 'a match' };

test('every mix of levels for 2 to 20 players gets the best split, never worse than the automatic teams', () => {
  const wrong: string[] = [];
  const worse: string[] = [];
  let cases = 0;
  for (const counts of multisets()) {
    cases += 1;
    const players = playersOf(counts);
    const { playing } = whoSitsOut(players, 'nivel', []);
    const split = splitTeams(playing, NOTHING);
    const wanted = oracle(best(counts)).join();
    const automatic = balanceTeams(players);
    const theirs = automatic.ok ? costsOf(automatic.value) : [];
    for (const { claro, oscuro } of split.ok ? split.value : []) {
      const [short, long] = claro.length < oscuro.length ? [claro, oscuro] : [oscuro, claro];
      const sum = (team: typeof claro) => team.reduce((all, { rating }) => all + rating, 0);
      const fives = (team: typeof claro) => team.filter(({ rating }) => rating === 5).length;
      const sizeGap = long.length - short.length;
      const got = [
        sizeGap,
        sizeGap === 0 ? 0 : Math.max(0, sum(long) - sum(short)),
        Math.abs(fives(claro) - fives(oscuro)),
        Math.abs(sum(claro) - sum(oscuro)),
      ].join();
      if (got !== wanted) wrong.push(`${counts.join()}: ${got} instead of ${wanted}`);
      if (weightOf(costsOf({ claro, oscuro })) > weightOf(theirs)) worse.push(counts.join());
    }
    if (!split.ok) wrong.push(`${counts.join()}: ${split.error}`);
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(worse.slice(0, 5)).toEqual([]);
  expect(cases).toBe(10_621);
});

function costsOf({ claro, oscuro }: Halves<TeamCandidate>): number[] {
  const { costs } = splitScorer([...claro, ...oscuro], NOTHING);
  return costs.map((costOf) => costOf((1 << claro.length) - 1));
}

function weightOf(costs: readonly number[]): number {
  return costs.reduce((weight, cost) => weight * 100 + cost, 0);
}
