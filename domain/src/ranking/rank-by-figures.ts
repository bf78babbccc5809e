/**
 * The rankings that follow from results (docs/decisions/277). By points: more points, the better goal difference,
 * more goals for. By goals: more goals, in fewer matches. By streak: more matches won in a row, more without a defeat,
 * the longer run of won ones, more points. Then by name, as Spanish readers order. Without a match that counts a player is
 * in none of them, and without a goal not among the scorers.
 */
import type { Player } from '../players/player-reply.ts';
import { countedOf, pointsOf, type Figures } from './figures.ts';
import { inOrder } from './rank-players.ts';

export type FiguredPlayer = Pick<Player, 'id' | 'name'> & Figures;

const byPoints = (one: Figures, other: Figures) => pointsOf(other) - pointsOf(one);

/** What is first is less. */
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
