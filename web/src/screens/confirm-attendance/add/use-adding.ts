import type { Player } from '@picadito/domain';
import { useState } from 'react';
import { useAddToMatch } from '../../../matches/change-roster.ts';
import { failureSentence } from '../../../sync/failure-sentence.ts';
import { PLAYER_FAILURES } from '../../../players/players.ts';
import { toast, toastError } from '../../../ui/toast/toasts.ts';

/**
 * Returns `add`, which adds a player to a match and shows a toast, and `adding`, the ids of the players whose request
 * runs. A player stays in `adding` after the request has succeeded, so that the row stays busy until the player
 * disappears from the list.
 */
export function useAdding(matchId: string) {
  const [adding, setAdding] = useState<ReadonlySet<string>>(new Set());
  const addToMatch = useAddToMatch();

  async function add({ id, name }: Player): Promise<void> {
    setAdding((ids) => new Set([...ids, id]));
    try {
      await addToMatch.mutateAsync({ matchId, playerIds: [id] });
      toast({
        title: 'Jugador agregado',
        description: `${name} ya está en este partido.`,
        isEcho: true,
      });
    } catch (error) {
      setAdding((ids) => new Set([...ids].filter((one) => one !== id)));
      toastError(failureSentence(error, { action: PLAYER_FAILURES.add }));
    }
  }

  return { adding, add };
}
