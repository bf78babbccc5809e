import { longDate } from '../time/dates.ts';
import { nameList } from '../text/name-list.ts';
import { type NamedGoals, type SharedResult, verdictText } from './shared-result.ts';

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

function goalsLine(side: string, goals: readonly NamedGoals[]): string | false {
  return goals.length > 0 && `Goles de ${side}: ${nameList(goals.map(goalsText))}`;
}

/** Returns a scorer with the number of goals, as in 'Beto', 'Beto 2' or 'Nico en contra'. */
function goalsText({ name, goals, isOwn }: NamedGoals): string {
  return [name, goals > 1 && goals, isOwn && 'en contra'].filter(Boolean).join(' ');
}
