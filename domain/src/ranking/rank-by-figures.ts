/**
 * Players are ranked by their figures in three ways. By points: points, then goal difference, then goals for. By goals:
 * goals, then fewer matches. By streak: wins in a row, then matches without a defeat, then the longest run of wins,
 * then points. Equal players are sorted by name as Spanish readers expect. Players without a counted match are left
 * out, and the ranking by goals leaves out players without a goal.
 */
import type { Player } from '../players/player-reply.ts';
import { countedOf, pointsOf, type Figures } from './figures.ts';
import { inOrder } from './rank-players.ts';

export type FiguredPlayer = Pick<Player, 'id' | 'name'> & Figures;

const byPoints = (one: Figures, other: Figures) => pointsOf(other) - pointsOf(one);

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
