/**
 * The costs of a split into two teams whose sizes differ by at most one are compared in this order: with an odd number
 * of players the larger team has no higher sum of levels; players of level 5 are spread; keepers are apart; the sums
 * are close; pairs marked to play together or apart do so; few pairs of teammates repeat from the last four matches.
 * Last comes a number drawn from a seed, so that every device orders equal splits alike.
 */
import { TEAM_KEYS, type PairKind, type TeamKey } from './teams.ts';
import { bitCount, type Halves, maskOf, sumOf } from './halves.ts';
import { hashOf, scattered } from './hash.ts';

export const TOP_RATING = 5;

type Rated = { id: string; rating: number };
type PairConstraint = { kind: PairKind; playerIds: readonly [string, string] };

/** Type of the teams of a match that was played, as player ids. */
export type PlayedTeams = Readonly<Partial<Record<TeamKey, readonly string[]>>>;

/**
 * Type of the facts that compare splits besides levels: the keepers and pairs that the organiser has marked, and the
 * teams of earlier matches, newest first.
 */
export type SplitCriteria = {
  keepers: readonly string[];
  pairs: readonly PairConstraint[];
  recentTeams: readonly PlayedTeams[];
  /**
   * Text that identifies the match. The order of otherwise equal splits depends on it, so that the order is random
   * between matches but the same on every device.
   */
  seed: string;
  /** The number of players of a full team; five if it is missing. */
  perSide?: number;
};

type PerTeam = { claro: number; oscuro: number };

export type SplitFacts = {
  sums: PerTeam;
  fives: PerTeam;
  keepers: PerTeam;
  /** Pairs whose constraint the teams break. A pair is considered only if both players play. */
  broken: readonly PairConstraint[];
  /**
   * Number of pairs of teammates who were already teammates in one of the four latest matches of `recentTeams`; 0 if no
   * pair was. Null if none of these matches had a team of two or more players, so that there is nothing to compare
   * with.
   */
  repeated: number | null;
};

/**
 * Type of a criterion: a function that returns a penalty for a split of players into two teams, 0 or more, where less
 * is better.
 */
export type Cost = (split: number) => number;

/**
 * Returns functions that score any split of `row`; halves.ts explains splits. `costs` are the criteria, the most
 * important first: surplus of the larger team, level-5 players, keepers, sums of levels, pairs. `ties` decide between
 * splits that are equal in all costs: repeated pairs of teammates, then a pseudo-random number. `facts` returns the
 * figures of a split that the organiser sees.
 */
export function splitScorer(row: readonly Rated[], criteria: SplitCriteria) {
  const { keepers, pairs, recentTeams, seed } = criteria;
  const everyone = maskOf(row, () => true);
  const top = maskOf(row, ({ rating }) => rating === TOP_RATING);
  const keeperMask = maskOf(row, ({ id }) => keepers.includes(id));
  const paired = pairs
    .map((pair) => ({ pair, mask: maskOf(row, ({ id }) => pair.playerIds.includes(id)) }))
    .filter(({ mask }) => bitCount(mask) === 2);
  const lately = recentTeammates(recentTeams);
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
  // Each pair is counted from both of its players.
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

/**
 * Returns the facts about existing teams: sums of levels, level-5 players, keepers, broken constraints and repeated
 * pairs.
 */
export function factsOf({ claro, oscuro }: Halves<Rated>, criteria: SplitCriteria): SplitFacts {
  const row = [...claro, ...oscuro];
  return splitScorer(row, criteria).facts((1 << claro.length) - 1);
}

function gapOf({ claro, oscuro }: PerTeam): number {
  return Math.abs(claro - oscuro);
}

/**
 * Returns the bit mask of the players who were in the same team as one player, in any of `teams`. `one` is the bit of
 * that player.
 */
function partnersOf(one: number, teams: readonly number[]): number {
  const own = teams.filter((team) => team & one);
  return own.reduce((all, team) => all | team, 0) & ~one;
}

/** Number of matches whose teammates the automatic teams separate if they can. */
const LAST_MATCHES = 4;

/** Returns the teams of the last four matches with teams, as player ids. `recentTeams` has the newest match first. */
export function recentTeammates(recentTeams: readonly PlayedTeams[]): (readonly string[])[] {
  return recentTeams
    .slice(0, LAST_MATCHES)
    .flatMap((played) => TEAM_KEYS.flatMap((key) => (played[key] ? [played[key]] : [])));
}
