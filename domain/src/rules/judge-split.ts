/*
 * What is good about two teams, the weightier first: sizes differ by at most one, and with an odd number the short
 * side has no lower sum; players of level 5 are spread; keepers are apart; the sums are close; whoever is to play
 * together does, and whoever is to play apart does; few stand again with whom they stood in the last four matches;
 * and at last a number drawn from a seed, so that equals have an order that every device shares.
 */
import type { PairKind } from '../model/pair-kind.ts';
import { bitsIn, type Halves, placesOf } from './halves.ts';

const LAST_MATCHES = 4;
const TOP_RATING = 5;

type Rated = { id: string; rating: number };
type WishedPair = { kind: PairKind; playerIds: readonly [string, string] };
type Played = { claroTeam: readonly string[]; oscuroTeam: readonly string[] };

/** What the organiser has marked, and what was played lately, newest first. */
export type SplitWishes = {
  keepers: readonly string[];
  pairs: readonly WishedPair[];
  recentTeams: readonly Played[];
  /** Of one match; another gives another order to equals. */
  seed: string;
};

type PerTeam = { claro: number; oscuro: number };

export type SplitFacts = {
  sums: PerTeam;
  fives: PerTeam;
  keepers: PerTeam;
  /** Wishes that do not hold; only those of whom both play count. */
  broken: readonly WishedPair[];
  /** Two who stood together lately and do again, each two once; null when nothing was played lately. */
  repeated: number | null;
};

/**
 * Reads players and wishes once, to judge any split of the row (halves.ts). `costs`, from the weightiest to the
 * lightest, less is better: sizes, shortfall, fives, keepers, sums, wishes. `ties` decide between equals.
 */
export function judgeOf(row: readonly Rated[], { keepers, pairs, recentTeams, seed }: SplitWishes) {
  const everyone = placesOf(row, () => true);
  const top = placesOf(row, ({ rating }) => rating === TOP_RATING);
  const guards = placesOf(row, ({ id }) => keepers.includes(id));
  const wished = pairs
    .map((pair) => ({ pair, places: placesOf(row, ({ id }) => pair.playerIds.includes(id)) }))
    .filter(({ places }) => bitsIn(places) === 2);
  const lately = recentTeams
    .slice(0, LAST_MATCHES)
    .flatMap(({ claroTeam, oscuroTeam }) => [claroTeam, oscuroTeam]);
  const together = pairsWithin(
    lately.map((team) => placesOf(row, ({ id }) => team.includes(id))),
    row.length,
  );
  const draws = row.map(({ id }) => hashOf(`${seed} ${id}`));

  const sumOf = (places: number) =>
    row.reduce((sum, { rating }, place) => (places & (1 << place) ? sum + rating : sum), 0);
  const inTop = (places: number) => bitsIn(places & top);
  const inGoal = (places: number) => bitsIn(places & guards);
  const inBoth = (split: number, count: (places: number) => number): PerTeam => ({
    claro: count(split),
    oscuro: count(everyone & ~split),
  });
  const areTogether = (split: number, two: number) => (split & two) === two || !(split & two);
  const brokenBy = (split: number) =>
    wished.filter(({ pair, places }) => areTogether(split, places) !== (pair.kind === 'juntos'));
  const repeatedBy = (split: number) => together.filter((two) => areTogether(split, two)).length;

  return {
    costs(split: number): number[] {
      const sums = inBoth(split, sumOf);
      const sizes = inBoth(split, bitsIn);
      const longer = Math.sign(sizes.claro - sizes.oscuro);
      return [
        Math.max(0, gapOf(sizes) - 1),
        Math.max(0, longer * (sums.claro - sums.oscuro)),
        gapOf(inBoth(split, inTop)),
        gapOf(inBoth(split, inGoal)),
        gapOf(sums),
        brokenBy(split).length,
      ];
    },
    /** What repeats, and a draw: 0 to 2³²-1. */
    ties(split: number): number[] {
      const drawn = draws.reduce(
        (sum, draw, place) => (split & (1 << place) ? sum + draw : sum),
        0,
      );
      return [repeatedBy(split), scattered(drawn >>> 0)];
    },
    facts: (split: number): SplitFacts => ({
      sums: inBoth(split, sumOf),
      fives: inBoth(split, inTop),
      keepers: inBoth(split, inGoal),
      broken: brokenBy(split).map(({ pair }) => pair),
      repeated: lately.some((team) => team.length > 1) ? repeatedBy(split) : null,
    }),
  };
}

/** What there is to say of two teams as they are. */
export function factsOf({ claro, oscuro }: Halves<Rated>, wishes: SplitWishes): SplitFacts {
  const row = [...claro, ...oscuro];
  return judgeOf(row, wishes).facts((1 << claro.length) - 1);
}

/** The first number that differs decides; negative when `one` is the less. */
export function compareCosts(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((cost, index) => cost !== other[index]);
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}

function gapOf({ claro, oscuro }: PerTeam): number {
  return Math.abs(claro - oscuro);
}

/** Every two places that stand in one of these teams, once. */
function pairsWithin(teams: readonly number[], count: number): number[] {
  const twos: number[] = [];
  for (let one = 0; one < count; one += 1) {
    for (let other = one + 1; other < count; other += 1) {
      const two = (1 << one) | (1 << other);
      if (teams.some((team) => (team & two) === two)) twos.push(two);
    }
  }
  return twos;
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
