import { championSentence, teamLabel } from '../rotation/night-sentences.ts';
import type { PlacedRow } from '../rotation/night-table.ts';
import type { PlayRules } from '../rotation/game.ts';
import { longDate } from '../time/dates.ts';

/**
 * Returns the message that tells the group who won a night, with its table, in a few lines of plain text. It ends with
 * the group link unless the link is off.
 */
export function nightMessage(
  { date, location }: { date: string; location: string },
  table: readonly PlacedRow[],
  rules: Pick<PlayRules, 'play'>,
  address: string | null,
): string {
  const rows = table.map(({ team, won, played, points }) =>
    rules.play === 'round-robin'
      ? `${teamLabel(team)}: ${points} ${points === 1 ? 'punto' : 'puntos'}`
      : `${teamLabel(team)}: ${won} de ${played}`,
  );
  return [
    `${championSentence(table, rules)}\n${longDate(date)} · ${location}`,
    rows.join('\n'),
    address !== null && `El próximo partido: ${address}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
