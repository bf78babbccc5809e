/*
 * The ranking lists the players with a statistic above zero, by matches played, then by attendance rate, then by name
 * as Spanish readers expect (docs/specification.md#rankings). 'Logros' counts the badges that name the player.
 */
import type { Player, PlayerStat } from '../players/contract.ts';
import { sortKey } from '../text/sort-key.ts';
import { countedOf, type Figures } from './figures.ts';

export type RankedPlayer = Pick<Player, 'id' | 'name' | 'skillLevel'> &
  Pick<PlayerStat, 'matchesPlayed' | 'attendanceRate'> & {
    /** Place in the ranking, from 1 on. Equal players share a place, and the places after them are skipped. */
    rank: number;
    achievements: number;
  };

export function rankPlayers(
  players: readonly Pick<Player, 'id' | 'name' | 'skillLevel'>[],
  stats: readonly PlayerStat[],
  badges: readonly { playerIds: readonly string[] }[],
): RankedPlayer[] {
  const statOf = new Map(stats.map((stat) => [stat.playerId, stat]));
  const achievementsOf = countBadges(badges);
  const counted = players.flatMap(({ id, name, skillLevel }) => {
    const { matchesPlayed = 0, attendanceRate = 0 } = statOf.get(id) ?? {};
    if (matchesPlayed === 0 && attendanceRate === 0) return [];
    const achievements = achievementsOf.get(id) ?? 0;
    return { id, name, skillLevel, matchesPlayed, attendanceRate, achievements };
  });
  return inOrder(
    counted,
    (one, other) =>
      other.matchesPlayed - one.matchesPlayed || other.attendanceRate - one.attendanceRate,
  );
}

/**
 * Returns the players sorted by `better`, a comparator that is negative if the first player is better, and with their
 * ranks from 1 on. Equal players share a rank (1, 2, 2, 4) and are sorted by name as Spanish readers expect.
 */
export function inOrder<P extends Pick<Player, 'id' | 'name'>>(
  players: readonly P[],
  better: (one: P, other: P) => number,
): (P & { rank: number })[] {
  const sorted = players
    .map((player) => ({ player, key: sortKey(player.name) }))
    .toSorted(
      ({ player: one, key }, { player: other, key: otherKey }) =>
        better(one, other) ||
        compare(key, otherKey) ||
        compare(one.name, other.name) ||
        compare(one.id, other.id),
    )
    .map(({ player }) => player);
  let rank = 1;
  return sorted.map((player, index) => {
    const previous = sorted[index - 1];
    if (previous && better(previous, player) !== 0) rank = index + 1;
    return { ...player, rank };
  });
}

function countBadges(badges: readonly { playerIds: readonly string[] }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { playerIds } of badges)
    for (const id of playerIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/*
 * Players are ranked by their figures in three ways. By points: points, then goal difference, then goals for. By goals:
 * goals, then fewer matches. By streak: wins in a row, then matches without a defeat, then the longest run of wins,
 * then points. Equal players are sorted by name as Spanish readers expect. Players without a counted match are left
 * out, and the ranking by goals leaves out players without a goal.
 */

export type FiguredPlayer = Pick<Player, 'id' | 'name'> & Figures;

const byPoints = (one: Figures, other: Figures) => other.points - one.points;

/** Comparators of the three rankings. A negative result ranks the first player before the second. */
const ORDERS = {
  points: (one: Figures, other: Figures) =>
    byPoints(one, other) ||
    goalDifference(other) - goalDifference(one) ||
    other.goalsFor - one.goalsFor,
  goals: (one: Figures, other: Figures) =>
    other.goals - one.goals || countedOf(one) - countedOf(other),
  streak: (one: Figures, other: Figures) =>
    other.streak.won - one.streak.won ||
    other.streak.unbeaten - one.streak.unbeaten ||
    other.streak.longest - one.streak.longest ||
    byPoints(one, other),
} as const;

export type FigureRanking = keyof typeof ORDERS;

export function rankByFigures<P extends FiguredPlayer>(
  players: readonly P[],
  ranking: FigureRanking,
): (P & { rank: number })[] {
  const ranked = players.filter((player) =>
    ranking === 'goals' ? player.goals > 0 : countedOf(player) > 0,
  );
  return inOrder(ranked, ORDERS[ranking]);
}

export const goalDifference = ({ goalsFor, goalsAgainst }: Figures) => goalsFor - goalsAgainst;
