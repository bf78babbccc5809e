import type { Score, Scorer } from '../results/score.ts';

/**
 * Type of the goals that a player scored for a side. `isOwn` is true for own goals, which a player of the other team
 * scored.
 */
export type NamedGoals = { name: string; goals: number; isOwn: boolean };
type Sides<T> = { claro: readonly T[]; oscuro: readonly T[] };

/** Type of a result as the group sees it, without levels. */
export type SharedResult = {
  score: Score;
  /** Known scorers of each side: most goals first, own goals last. */
  goals: Sides<NamedGoals>;
  /** Names of the players of each team; empty without saved teams. */
  teams: Sides<string>;
  /** Names of the players who share La figura; empty if there is none. */
  figura: readonly string[];
};

type Named = { id: string; name: string };

/** Returns the result of a match with the player names that were saved with the teams. */
export function sharedResult(
  { score, scorers }: { score: Score; scorers: readonly Scorer[] },
  teams: Sides<Named>,
  figura: readonly string[] = [],
): SharedResult {
  const goalsOf = (team: readonly Named[], key: 'goals' | 'ownGoals'): NamedGoals[] =>
    team
      .map(({ id, name }) => {
        const goals = scorers.find(({ playerId }) => playerId === id)?.[key] ?? 0;
        return { name, goals, isOwn: key === 'ownGoals' };
      })
      .filter(({ goals }) => goals > 0)
      .toSorted((one, other) => other.goals - one.goals);
  const { claro, oscuro } = teams;
  const nameOf = ({ name }: Named) => name;
  return {
    score,
    goals: {
      claro: [...goalsOf(claro, 'goals'), ...goalsOf(oscuro, 'ownGoals')],
      oscuro: [...goalsOf(oscuro, 'goals'), ...goalsOf(claro, 'ownGoals')],
    },
    teams: { claro: claro.map(nameOf), oscuro: oscuro.map(nameOf) },
    figura,
  };
}

/** Returns the outcome of a score as text: '¡Ganó Claro!', '¡Ganó Oscuro!' or '¡Empate!'. */
export function verdictText({ claro, oscuro }: Score): string {
  if (claro === oscuro) return '¡Empate!';
  return claro > oscuro ? '¡Ganó Claro!' : '¡Ganó Oscuro!';
}
