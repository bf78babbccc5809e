import { goalsByName, type KnownResult, type Score, type Scorer } from '@picadito/domain';

export type Side = keyof Score;
export type Sides = Record<Side, readonly string[]>;
export type GoalKind = 'goals' | 'ownGoals';

export const SIDES = { claro: 'Claro', oscuro: 'Oscuro' } as const satisfies Record<Side, string>;

const OTHER: Record<Side, Side> = { claro: 'oscuro', oscuro: 'claro' };

/** Returns the side that a goal counts for. `side` is the side of the scorer; an own goal counts for the opponents. */
export const sideOfGoal = (side: Side, kind: GoalKind): Side =>
  kind === 'goals' ? side : OTHER[side];

/** Returns how many goals of each side have no scorer yet. */
export function namelessGoals(result: KnownResult, { claro, oscuro }: Sides): Score {
  const named = goalsByName(result.scorers, { claro: [...claro], oscuro: [...oscuro] });
  return { claro: result.claro - named.claro, oscuro: result.oscuro - named.oscuro };
}

/** Returns the result with one goal of a player added, or removed if `by` is -1. The score itself does not change. */
export function withGoal(
  result: KnownResult,
  playerId: string,
  kind: GoalKind,
  by: 1 | -1 = 1,
): KnownResult {
  const none = { playerId, goals: 0, ownGoals: 0 };
  const before = result.scorers.find((scorer) => scorer.playerId === playerId) ?? none;
  const after: Scorer = { ...before, [kind]: Math.max(0, before[kind] + by) };
  const others = result.scorers.filter((scorer) => scorer.playerId !== playerId);
  const scorers = after.goals + after.ownGoals > 0 ? [...others, after] : others;
  return { ...result, scorers };
}
