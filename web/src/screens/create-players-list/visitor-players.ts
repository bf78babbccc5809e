import { cleanLine } from '@picadito/domain';
import { readList, startsUnticked } from '@picadito/domain/parsing';
import type { VisitorList } from '../../players/lists/visitor-list.ts';
import { isDuplicate } from '../../players/player-rules.ts';
import { storedWhatsapp } from '../../players/stored-whatsapp.ts';
import type { DraftPlayer } from './list-draft.ts';

export type VisitorPlayers = {
  title: string | null;
  /** Players who can be added as they are. */
  players: DraftPlayer[];
  /** Lines of the text about which the organiser has to decide, as pasted. */
  doubtful: string;
};

/**
 * Reads the list of a visitor for the form of a new list. `existing` are the players in the form; players with one of
 * their names are skipped. Numbers without a country code are read as numbers of `country`.
 */
export async function visitorPlayers(
  { text, levels }: VisitorList,
  existing: readonly DraftPlayer[],
  country: string | null,
): Promise<VisitorPlayers> {
  const { title, rows } = readList(text);
  const lines = text.split(/\r\n|[\n\r]/u);
  const players: DraftPlayer[] = [];
  const doubtful = new Set<string>();
  for (const { name, skillLevel, whatsapp, isKeeper, doubts, line } of rows) {
    if (isDuplicate([...existing, ...players], name)) continue;
    const number = await storedWhatsapp(whatsapp ?? '', country);
    if (!number.ok || startsUnticked(doubts) || doubts.includes('nameless')) {
      doubtful.add(lines[line - 1] ?? name);
      continue;
    }
    const level = levels[name] ?? skillLevel;
    players.push({
      name: cleanLine(name),
      skillLevel: level,
      whatsapp: number.value.value,
      isKeeper,
    });
  }
  return { title, players, doubtful: [...doubtful].join('\n') };
}
