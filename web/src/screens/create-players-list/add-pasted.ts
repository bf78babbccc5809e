import type { PastedPlayer } from '../../players/paste-list/paste-target.ts';
import { playersText } from '../../players/players-text.ts';
import { toast } from '../../ui/toast/toasts.ts';
import { isDuplicate } from '../../players/player-rules.ts';
import { type DraftPlayer, duplicateSentence } from './list-draft.ts';
import type { ListDraftState } from './use-list-draft.ts';

/**
 * Returns a sentence that says why a pasted name cannot be added to the list: names are unique
 * (docs/specification.md#rules-players-and-lists), and the list or an `earlier` pasted line has the name. Returns null
 * if the name can be added.
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
 * Adds pasted players to the draft of a list and shows a toast. Pasted players need no number, unlike players who are
 * added by the form.
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
