import type { Player } from '@picadito/domain';
import { useState } from 'react';
import { useAddToMatch } from '../../../matches/change-roster.ts';
import { failureSentence } from '../../../sync/failure-sentence.ts';
import { PLAYER_FAILURES } from '../../../players/failures.ts';
import { toast, toastError } from '../../../ui/toast/toasts.ts';

/** Adds players to a match, one tap each. An added player stays in `adding` until the row goes. */
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
