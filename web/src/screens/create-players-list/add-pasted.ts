import type { PastedPlayer } from '../../components/paste-list-button.tsx';
import { playersText } from '../../players/players-text.ts';
import { toast } from '../../ui/toast/toasts.ts';
import { type DraftPlayer, duplicateSentence, isDuplicate } from './list-draft.ts';
import type { ListDraftState } from './use-list-draft.ts';

/** Why a pasted name cannot join the list, whose names are unique (product.md §5); null when it can. */
export function sameAs(
  players: readonly DraftPlayer[],
  name: string,
  earlier: readonly string[],
): string | null {
  const names = [...players, ...earlier.map((other) => ({ name: other }))];
  return isDuplicate(names, name) ? duplicateSentence(name) : null;
}

/** Pasted players join the list that is being made; its number is required of whom one types only. */
export async function addPasted(
  draft: ListDraftState,
  pasted: readonly PastedPlayer[],
  title: string | null,
  onStep: (id: number, refusal: null) => void,
): Promise<void> {
  const players = pasted.map(({ name, skillLevel, whatsapp }) => ({ name, skillLevel, whatsapp }));
  draft.addAll(players, title);
  if (players.length > 0) {
    toast({
      title: 'Lista pegada',
      description: `${playersText(players.length)} más en la lista.`,
    });
  }
  for (const { id } of pasted) onStep(id, null);
}
