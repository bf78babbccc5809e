import type { Score, Scorer } from '../results/score.ts';

/** Goals of a player for a side; `isOwn`: of one of the other team. */
export type NamedGoals = { name: string; goals: number; isOwn: boolean };
type Sides<T> = { claro: readonly T[]; oscuro: readonly T[] };

/** How a match ended, as the group reads it: no levels. */
export type SharedResult = {
  score: Score;
  /** Who scored for each side, most goals first, as far as it is known. */
  goals: Sides<NamedGoals>;
  /** The names of the teams; empty where none are saved. */
  teams: Sides<string>;
  /** La figura: one, several that share it, or none. */
  figura: readonly string[];
};

type Named = { id: string; name: string };

/** A result with the names that the teams were saved with. */
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

/** '¡Ganó Claro!', '¡Empate!'. */
export function verdictText({ claro, oscuro }: Score): string {
  if (claro === oscuro) return '¡Empate!';
  return claro > oscuro ? '¡Ganó Claro!' : '¡Ganó Oscuro!';
}
