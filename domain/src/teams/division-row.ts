import type { TeamCandidate } from './best-first.ts';
import { bitCount, maskOf } from './halves.ts';
import { hashOf } from './hash.ts';
import { recentTeammates, type SplitCriteria, TOP_RATING } from './score-split.ts';

/** Type of the players of a division, prepared for its search. Bit masks have the bit of a player's index. */
export type Row = {
  playerCount: number;
  teamCount: number;
  ratings: Int32Array;
  /** Is 1 for each player of level 5, and 0 for the others. */
  tops: Int32Array;
  /** Is 1 for each keeper, and 0 for the others. */
  keepers: Int32Array;
  /** Masks of the players who were teammates of the player in one of the last four matches. */
  mates: Int32Array;
  hasMates: boolean;
  pairs: readonly { mask: number; isTogether: boolean }[];
  /** A number for each player, computed from the seed, which orders divisions with equal costs. */
  draws: Int32Array;
  /** Masks of the teams before a repair; null if there is no repair. */
  before: Int32Array | null;
};

export function divisionRow(
  players: readonly TeamCandidate[],
  teamCount: number,
  { keepers, pairs, recentTeams, seed }: SplitCriteria,
  before: readonly (readonly { id: string }[])[] | null = null,
): Row {
  const maskOfIds = (ids: readonly string[]) => maskOf(players, ({ id }) => ids.includes(id));
  const recent = recentTeammates(recentTeams).map(maskOfIds);
  const mates = Int32Array.from(players, (_, index) => {
    const own = recent.filter((team) => (team >> index) & 1);
    return own.reduce((all, team) => all | team, 0) & ~(1 << index);
  });
  return {
    playerCount: players.length,
    teamCount,
    ratings: Int32Array.from(players, ({ rating }) => rating),
    tops: Int32Array.from(players, ({ rating }) => (rating === TOP_RATING ? 1 : 0)),
    keepers: Int32Array.from(players, ({ id }) => (keepers.includes(id) ? 1 : 0)),
    mates,
    hasMates: mates.some((mask) => mask !== 0),
    pairs: pairs
      .map(({ kind, playerIds }) => ({ mask: maskOfIds(playerIds), isTogether: kind === 'juntos' }))
      .filter(({ mask }) => bitCount(mask) === 2),
    draws: Int32Array.from(players, ({ id }) => hashOf(`${seed} ${id}`) | 0),
    before: before && Int32Array.from(before, (team) => maskOfIds(team.map(({ id }) => id))),
  };
}

/** Type of the figures of the teams of a division, and the number of players who are not in their former team. */
export type Tally = {
  masks: Int32Array;
  sizes: Int32Array;
  sums: Int32Array;
  tops: Int32Array;
  keepers: Int32Array;
  /**
   * Sums of the draws (`Row`) of the players of each team, which may wrap at 32 bits. The sum of the last team is not
   * used.
   */
  draws: Int32Array;
  moved: number;
};

export function emptyTally(teamCount: number): Tally {
  const zeros = () => new Int32Array(teamCount);
  return {
    masks: zeros(),
    sizes: zeros(),
    sums: zeros(),
    tops: zeros(),
    keepers: zeros(),
    draws: zeros(),
    moved: 0,
  };
}

/** Adds a player to a team, or with the sign -1 takes the player out again. */
export function place(row: Row, tally: Tally, player: number, team: number, sign: 1 | -1): void {
  tally.masks[team] = (tally.masks[team] ?? 0) ^ (1 << player);
  tally.sizes[team] = (tally.sizes[team] ?? 0) + sign;
  tally.sums[team] = (tally.sums[team] ?? 0) + sign * (row.ratings[player] ?? 0);
  tally.tops[team] = (tally.tops[team] ?? 0) + sign * (row.tops[player] ?? 0);
  tally.keepers[team] = (tally.keepers[team] ?? 0) + sign * (row.keepers[player] ?? 0);
  tally.draws[team] = (tally.draws[team] ?? 0) + sign * (row.draws[player] ?? 0);
  tally.moved += sign * movesOf(row, player, team);
}

/** Returns 1 if a player was in another team than `team` before, else 0. */
function movesOf({ before }: Row, player: number, team: number): number {
  const was = before?.findIndex((mask) => ((mask >> player) & 1) === 1) ?? -1;
  return was >= 0 && was !== team ? 1 : 0;
}
