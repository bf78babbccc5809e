/**
 * The result of a match is a score and its scorers. The named goals of a side never exceed its score, and an own goal
 * counts for the other side. The scorers of some or all goals may be unknown.
 */
import type { Teams } from '../teams/teams.ts';

export type Score = { claro: number; oscuro: number };
export type Scorer = { playerId: string; goals: number; ownGoals: number };
export type KnownResult = Score & { scorers: Scorer[] };
type Sides = Pick<Teams<string>, 'claro' | 'oscuro'>;

/** Returns, for each side, the number of goals that have a known scorer. Own goals count for the other side. */
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

/** Returns the index of the first scorer who is in neither team; -1 if there is none. */
export function strangerAmong(scorers: readonly Scorer[], sides: Sides): number {
  return scorers.findIndex(({ playerId }) => !isIn(sides, playerId));
}

const isIn = ({ claro, oscuro }: Sides, playerId: string) =>
  claro.includes(playerId) || oscuro.includes(playerId);

/** Tells whether the known scorers of either side have more goals than the side's score. */
export function isBeyondScore(score: Score, scorers: readonly Scorer[], sides: Sides): boolean {
  const named = goalsByName(scorers, sides);
  return named.claro > score.claro || named.oscuro > score.oscuro;
}

/**
 * Returns the scorers that are still valid after the teams or the score have been corrected. Scorers who are not in the
 * teams are left out. If the remaining scorers have more goals than the score, the result is empty, because it is
 * unknown which goals are wrong.
 */
export function standingScorers<Named extends Scorer>(
  score: Score,
  scorers: readonly Named[],
  sides: Sides,
): Named[] {
  const played = scorers.filter(({ playerId }) => isIn(sides, playerId));
  return isBeyondScore(score, played, sides) ? [] : played;
}

/** Tells whether both results are equal; the order of the scorers does not matter. */
export function isSameResult(one: KnownResult | null, other: KnownResult | null): boolean {
  if (one === null || other === null) return one === other;
  return textOf(one) === textOf(other);
}

function textOf({ claro, oscuro, scorers }: KnownResult): string {
  const listed = scorers.map(({ playerId, goals, ownGoals }) => [playerId, goals, ownGoals].join());
  return [claro, oscuro, ...listed.toSorted()].join(' ');
}

/**
 * Value of the last option in a row of goals. With this option the number of goals is in the text field of the row
 * (`claroMore`, `oscuroMore`).
 */
export const MORE_GOALS = 'mas';

/** Type of the goals of each side as text, as a form sends them. */
export type TypedScore = { claro: string; oscuro: string };
