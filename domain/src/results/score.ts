/**
 * The result of a match: a score, and who scored. Of a side never more goals have a name than its score has; an own
 * goal counts for the other side. Who scored may stay unknown, for a goal or for all.
 */
import type { Teams } from '../teams/teams.ts';

/** Goals of a side, and of a player. */
export const GOALS_MAX = 50;

/** Goals of each side. */
export type Score = { claro: number; oscuro: number };
export type Scorer = { playerId: string; goals: number; ownGoals: number };
/** How a match ended, as far as it is known. */
export type KnownResult = Score & { scorers: Scorer[] };
type Sides = Pick<Teams<string>, 'claro' | 'oscuro'>;

/** The goals of each side that have a name. */
export function goalsByName(scorers: readonly Scorer[], { claro, oscuro }: Sides): Score {
  const named = { claro: 0, oscuro: 0 };
  for (const { playerId, goals, ownGoals } of scorers) {
    if (claro.includes(playerId)) {
      named.claro += goals;
      named.oscuro += ownGoals;
    } else if (oscuro.includes(playerId)) {
      named.oscuro += goals;
      named.claro += ownGoals;
    }
  }
  return named;
}

/** The first scorer who was in none of the two teams, as an index; -1: all of them were. */
export function strangerAmong(scorers: readonly Scorer[], sides: Sides): number {
  return scorers.findIndex(({ playerId }) => !isIn(sides, playerId));
}

const isIn = ({ claro, oscuro }: Sides, playerId: string) =>
  claro.includes(playerId) || oscuro.includes(playerId);

/** Whether a side has more goals with a name than goals. */
export function isBeyondScore(score: Score, scorers: readonly Scorer[], sides: Sides): boolean {
  const named = goalsByName(scorers, sides);
  return named.claro > score.claro || named.oscuro > score.oscuro;
}

/**
 * The scorers that stand after the teams or the score were corrected: those who played; and none of them where more
 * goals would have a name than there are, since which ones are wrong is not known.
 */
export function standingScorers<Named extends Scorer>(
  score: Score,
  scorers: readonly Named[],
  sides: Sides,
): Named[] {
  const played = scorers.filter(({ playerId }) => isIn(sides, playerId));
  return isBeyondScore(score, played, sides) ? [] : played;
}

/** Whether both say the same, in whatever order their scorers stand. */
export function isSameResult(one: KnownResult | null, other: KnownResult | null): boolean {
  if (one === null || other === null) return one === other;
  return textOf(one) === textOf(other);
}

function textOf({ claro, oscuro, scorers }: KnownResult): string {
  const said = scorers.map(({ playerId, goals, ownGoals }) => [playerId, goals, ownGoals].join());
  return [claro, oscuro, ...said.toSorted()].join(' ');
}
