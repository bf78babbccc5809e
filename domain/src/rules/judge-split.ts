/*
 * What is good about two teams, the weightier first: sizes differ by at most one, and with an odd number the short
 * side has no lower sum; players of level 5 are spread; keepers are apart; the sums are close; whoever is to play
 * together does, and whoever is to play apart does; few stand again with whom they stood in the last four matches;
 * and at last a number drawn from a seed, so that equals have an order that every device shares.
 */
import type { PairKind } from '../model/pair-kind.ts';
import type { Halves } from './halves.ts';

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
  /** From the weightiest to the lightest, less is better: sizes, shortfall, fives, keepers, sums, wishes. */
  costs: readonly number[];
  /** 0 to 2³²-1, of the seed and of who stands where. */
  draw: number;
};

/** A judge that has read the wishes once. The order of players within a team changes nothing. */
export function judgeOf({ keepers, pairs, recentTeams, seed }: SplitWishes) {
  const keepsGoal = new Set(keepers);
  const lately = recentTeams.slice(0, LAST_MATCHES).flatMap(togetherIn);
  const together = new Set(lately);

  return function judge({ claro, oscuro }: Halves<Rated>): SplitFacts {
    const count = (what: (team: readonly Rated[]) => number) => ({
      claro: what(claro),
      oscuro: what(oscuro),
    });
    const ids = { claroTeam: claro.map(idOf), oscuroTeam: oscuro.map(idOf) };
    const sums = count((team) => team.reduce((sum, { rating }) => sum + rating, 0));
    const fives = count((team) => team.filter(({ rating }) => rating === TOP_RATING).length);
    const guards = count((team) => team.filter(({ id }) => keepsGoal.has(id)).length);
    const broken = pairs.filter((pair) => isBroken(pair, ids));
    const repeated =
      lately.length === 0 ? null : togetherIn(ids).filter((two) => together.has(two)).length;
    const sizeGap = claro.length - oscuro.length;
    const costs = [
      Math.max(0, Math.abs(sizeGap) - 1),
      Math.max(0, Math.sign(sizeGap) * (sums.claro - sums.oscuro)),
      gapOf(fives),
      gapOf(guards),
      gapOf(sums),
      broken.length,
    ];
    return { sums, fives, keepers: guards, broken, repeated, costs, draw: drawn(seed, ids) };
  };
}

/** Negative when `one` is the better, by `costs`, then by what is repeated, then by the draw. */
export function compareSplits(one: SplitFacts, other: SplitFacts): number {
  return (
    compareCosts(one.costs, other.costs) ||
    (one.repeated ?? 0) - (other.repeated ?? 0) ||
    one.draw - other.draw
  );
}

/** The first number that differs decides. */
export function compareCosts(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((cost, index) => cost !== other[index]);
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}

function idOf({ id }: Rated): string {
  return id;
}

function gapOf({ claro, oscuro }: PerTeam): number {
  return Math.abs(claro - oscuro);
}

function isBroken({ kind, playerIds }: WishedPair, { claroTeam, oscuroTeam }: Played): boolean {
  const [inClaro, inOscuro] = [claroTeam, oscuroTeam].map(
    (team) => playerIds.filter((id) => team.includes(id)).length,
  );
  if ((inClaro ?? 0) + (inOscuro ?? 0) < 2) return false;
  return (kind === 'juntos') !== (inClaro === 2 || inOscuro === 2);
}

/** Every two of a team, as one text. */
function togetherIn({ claroTeam, oscuroTeam }: Played): string[] {
  return [claroTeam, oscuroTeam].flatMap((team) => {
    const ids = team.toSorted();
    return ids.flatMap((one, index) => ids.slice(index + 1).map((other) => `${one} ${other}`));
  });
}

/** FNV-1a. */
function drawn(seed: string, { claroTeam, oscuroTeam }: Played): number {
  const text = [seed, claroTeam.toSorted().join(), oscuroTeam.toSorted().join()].join('|');
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}
