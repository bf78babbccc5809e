import { longDate } from '../time/dates.ts';
import { nameList } from '../text/text-line.ts';
import { guestName } from '../players/distinct-names.ts';
import type { Score, Scorer } from '../results/score.ts';

/**
 * Type of the group link in a message about a result: its address, and whether its page accepts votes for La figura of
 * the match.
 */
export type ResultLink = { address: string; isVoting: boolean };

/**
 * Returns the message that tells the group the result, in a few lines of plain text. It ends with the group link unless
 * the link is off.
 */
export function resultMessage(
  { date, location }: { date: string; location: string },
  { score, goals, figura }: SharedResult,
  link: ResultLink | null,
): string {
  const named = [
    goalsLine('Claro', goals.claro),
    goalsLine('Oscuro', goals.oscuro),
    figura.length > 0 && `La figura: ${nameList(figura)}`,
  ].filter((line) => line !== false);
  return [
    `${verdictText(score)} Claro ${score.claro} – ${score.oscuro} Oscuro\n${longDate(date)} · ${location}`,
    named.join('\n'),
    link !== null && `${link.isVoting ? 'Votá La figura' : 'El próximo partido'}: ${link.address}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/**
 * Returns who scored for a side, as in 'Goles de Claro: Beto 2 y Ana'; false if no scorer is known. If a name ends with
 * a number, the numbers of goals are in brackets, and that name always has one: 'Nico 2 (1) y Beto (3)'.
 */
export function goalsLine(side: string, goals: readonly NamedGoals[]): string | false {
  const isNumbered = goals.some(({ name }) => /\d$/.test(name));
  const texts = goals.map((one) => goalsText(one, isNumbered));
  return goals.length > 0 && `Goles de ${side}: ${nameList(texts)}`;
}

/** Returns a scorer with the number of goals, as in 'Beto', 'Beto 2' or 'Nico en contra'. */
function goalsText({ name, goals, isOwn }: NamedGoals, isNumbered: boolean): string {
  const isCounted = goals > 1 || /\d$/.test(name);
  const count = isNumbered ? `(${goals})` : goals;
  return [name, isCounted && count, isOwn && 'en contra'].filter(Boolean).join(' ');
}

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

/**
 * Returns the result of a match with the player names that were saved with the teams. `guests` has the ids of the
 * guests among the scorers; their goals are listed under a name that says that they are guests.
 */
export function sharedResult(
  {
    score,
    scorers,
    guests = [],
  }: { score: Score; scorers: readonly Scorer[]; guests?: readonly string[] },
  teams: Sides<Named>,
  figura: readonly string[] = [],
): SharedResult {
  const goalsOf = (team: readonly Named[], key: 'goals' | 'ownGoals'): NamedGoals[] =>
    team
      .map(({ id, name }) => {
        const goals = scorers.find(({ playerId }) => playerId === id)?.[key] ?? 0;
        const shown = guests.includes(id) ? guestName(name) : name;
        return { name: shown, goals, isOwn: key === 'ownGoals' };
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
