/**
 * The cost of two teams whose sizes differ by at most one, most important first: with an odd number the short side
 * has no lower sum; players of level 5 are spread; keepers are apart; the sums are close; pairs that play together
 * do, and pairs that play apart do; few repeat a team of the last four matches; and at last a number drawn from a
 * seed, so that ties have an order that every device shares.
 */
import type { PairKind } from './pair-kind.ts';
import { bitCount, type Halves, maskOf, sumOf } from './halves.ts';

const LAST_MATCHES = 4;
const TOP_RATING = 5;

type Rated = { id: string; rating: number };
type PairConstraint = { kind: PairKind; playerIds: readonly [string, string] };
type Played = { claro: readonly string[]; oscuro: readonly string[] };

/** What the organiser has marked, and what was played lately, newest first. */
export type SplitCriteria = {
  keepers: readonly string[];
  pairs: readonly PairConstraint[];
  recentTeams: readonly Played[];
  /** Of one match; another gives another order to equals. */
  seed: string;
};

type PerTeam = { claro: number; oscuro: number };

export type SplitFacts = {
  sums: PerTeam;
  fives: PerTeam;
  keepers: PerTeam;
  /** Pairs that do not hold; only pairs of whom both play count. */
  broken: readonly PairConstraint[];
  /** Pairs of players who repeat a recent team, each counted twice; null when nothing was played recently. */
  repeated: number | null;
};

/** What a split has against it in one respect; less is better. */
export type Cost = (split: number) => number;

/**
 * Indexes players and pairs once, to score any split (halves.ts). `costs`, most important first: shortfall, fives,
 * keepers, sums, pairs. `ties` decide between equals: what repeats, and a draw from 0 to 2³²-1.
 */
export function splitScorer(row: readonly Rated[], criteria: SplitCriteria) {
  const { keepers, pairs, recentTeams, seed } = criteria;
  const everyone = maskOf(row, () => true);
  const top = maskOf(row, ({ rating }) => rating === TOP_RATING);
  const keeperMask = maskOf(row, ({ id }) => keepers.includes(id));
  const paired = pairs
    .map((pair) => ({ pair, mask: maskOf(row, ({ id }) => pair.playerIds.includes(id)) }))
    .filter(({ mask }) => bitCount(mask) === 2);
  const lately = recentTeams.slice(0, LAST_MATCHES).flatMap(({ claro, oscuro }) => [claro, oscuro]);
  const teams = lately.map((team) => maskOf(row, ({ id }) => team.includes(id)));
  const partners = row.map((_, index) => partnersOf(1 << index, teams));
  const draws = row.map(({ id }) => hashOf(`${seed} ${id}`));

  const ratings = row.map(({ rating }) => rating);
  const inBoth = (count: (mask: number) => number) => {
    const all = count(everyone);
    return (split: number): PerTeam => {
      const claro = count(split);
      return { claro, oscuro: all - claro };
    };
  };
  const sizesOf = inBoth(bitCount);
  const sumsOf = inBoth((mask) => sumOf(mask, ratings));
  const fivesOf = inBoth((mask) => bitCount(mask & top));
  const keepersOf = inBoth((mask) => bitCount(mask & keeperMask));
  const areTogether = (split: number, two: number) => (split & two) === two || !(split & two);
  const brokenBy = (split: number) =>
    paired.filter(({ pair, mask }) => areTogether(split, mask) !== (pair.kind === 'juntos'));
  // each two is found from both of its ends
  const repeatedBy = (split: number) =>
    partners.reduce((sum, others, index) => {
      const ownSide = split & (1 << index) ? split : ~split;
      return sum + bitCount(others & ownSide);
    }, 0) / 2;
  const costs: Cost[] = [
    (split) => {
      const sizes = sizesOf(split);
      if (sizes.claro === sizes.oscuro) return 0;
      const sums = sumsOf(split);
      const surplus = sums.claro - sums.oscuro;
      return Math.max(0, sizes.claro > sizes.oscuro ? surplus : -surplus);
    },
    (split) => gapOf(fivesOf(split)),
    (split) => gapOf(keepersOf(split)),
    (split) => gapOf(sumsOf(split)),
    (split) => brokenBy(split).length,
  ];
  const ties: Cost[] = [repeatedBy, (split) => scattered(sumOf(split, draws) >>> 0)];
  return {
    costs,
    ties,
    facts: (split: number): SplitFacts => ({
      sums: sumsOf(split),
      fives: fivesOf(split),
      keepers: keepersOf(split),
      broken: brokenBy(split).map(({ pair }) => pair),
      repeated: lately.some((team) => team.length > 1) ? repeatedBy(split) : null,
    }),
  };
}

/** What there is to say of two teams as they are. */
export function factsOf({ claro, oscuro }: Halves<Rated>, criteria: SplitCriteria): SplitFacts {
  const row = [...claro, ...oscuro];
  return splitScorer(row, criteria).facts((1 << claro.length) - 1);
}

/** Those that cost least: the first cost decides, each one after it only between those that are left. */
export function cheapest(splits: readonly number[], costs: readonly Cost[]): readonly number[] {
  return costs.reduce((left, costOf) => {
    const each = left.map(costOf);
    const least = Math.min(...each);
    return left.filter((_, index) => each[index] === least);
  }, splits);
}

function gapOf({ claro, oscuro }: PerTeam): number {
  return Math.abs(claro - oscuro);
}

/** The teammates in any of these teams. */
function partnersOf(one: number, teams: readonly number[]): number {
  const own = teams.filter((team) => team & one);
  return own.reduce((all, team) => all | team, 0) & ~one;
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}

/** Sums that are close come out far apart (the end of MurmurHash3). */
function scattered(sum: number): number {
  const half = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  const more = Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
  return (more ^ (more >>> 16)) >>> 0;
}
