import { longDate } from '../time/dates.ts';
import { nameList } from '../text/name-list.ts';
import { type NamedGoals, type SharedResult, verdictText } from './shared-result.ts';

/** Describes the group link, and whether its page takes votes for La figura of the match. */
export type ResultLink = { address: string; isVoting: boolean };

/** Returns the message to the group about the result: a few lines of plain text, with the group link if it is on. */
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

/** Returns a scorer, as in 'Beto', 'Beto 2' or 'Nico en contra'. */
function goalsText({ name, goals, isOwn }: NamedGoals): string {
  return [name, goals > 1 && goals, isOwn && 'en contra'].filter(Boolean).join(' ');
}
