import type { PastedPlayer } from '../../players/paste-list/paste-target.ts';
import { playersText } from '../../players/players-text.ts';
import { toast } from '../../ui/toast/toasts.ts';
import { isDuplicate } from '../../players/is-duplicate.ts';
import { type DraftPlayer, duplicateSentence } from './list-draft.ts';
import type { ListDraftState } from './use-list-draft.ts';

/**
 * Returns the reason why a pasted name cannot join the list, whose names are unique
 * (docs/specification.md#rules-players-and-lists), as a sentence; null if it can. `earlier` holds the names of earlier
 * pasted lines.
 */
export function sameAs(
  players: readonly DraftPlayer[],
  name: string,
  earlier: readonly string[],
): string | null {
  const names = [...players, ...earlier.map((other) => ({ name: other }))];
  return isDuplicate(names, name) ? duplicateSentence(name) : null;
}

/**
 * Adds pasted players to the draft of a list and shows a toast. They may lack a number, which only typed players need.
 */
export async function addPasted(
  draft: ListDraftState,
  players: readonly PastedPlayer[],
  title: string | null,
): Promise<null> {
  draft.addAll(players, title);
  const description = `${playersText(players.length)} más en la lista.`;
  toast({ title: 'Lista pegada', description });
  return null;
}
