import { MESSAGES } from '@picadito/domain';
import { useOrganiser } from '../../account/organiser.ts';
import { useAddPlayer } from '../../api/players.ts';
import type { PasteTarget } from '../../components/paste-list-button.tsx';
import { playersText } from '../../players/players-text.ts';
import { failureSentence } from '../../sync/failure-sentence.ts';
import { SCREEN } from '../../sync/failures.ts';
import { ApiError } from '../../lib/http.ts';
import { toast } from '../../ui/toast/toasts.ts';

const SENTENCES = { action: SCREEN.addPlayer, signedOut: MESSAGES.playersSignedOut };

/**
 * Adds pasted players to a saved list, one after another. Where the server refuses one the others go on; where no
 * answer comes, or whoever asks is refused, the rest is not tried.
 */
export function useAddPasted(
  listId: string,
  join: (playerId: string) => Promise<boolean>,
): PasteTarget['onAdd'] {
  const { user } = useOrganiser();
  const addPlayer = useAddPlayer(listId);

  return async (players, _title, onStep) => {
    let count = 0;
    let stopped = user ? null : MESSAGES.playersSignedOut;
    for (const { id, ...player } of players) {
      if (stopped !== null) {
        onStep(id, stopped);
        continue;
      }
      try {
        const added = await addPlayer.mutateAsync(player);
        await join(added.id);
        count += 1;
        onStep(id, null);
      } catch (error) {
        const sentence = failureSentence(error, SENTENCES);
        onStep(id, sentence);
        if (!isAboutPlayer(error)) stopped = sentence;
      }
    }
    if (count > 0) {
      toast({ title: 'Lista pegada', description: `${playersText(count)} más en la lista.` });
    }
  };
}

function isAboutPlayer(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422;
}
