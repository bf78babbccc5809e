import type { Player } from '@picadito/domain';
import { useState } from 'react';
import { useAddToMatch } from '../../../api/change-roster.ts';
import { failureSentence } from '../../../sync/failure-sentence.ts';
import { SCREEN } from '../../../sync/failures.ts';
import { toast, toastError } from '../../../ui/toast/toasts.ts';

/** Brings players into a match, one tap each. Who is in stays among the `adding` until his row goes. */
export function useAdding(matchId: string) {
  const [adding, setAdding] = useState<ReadonlySet<string>>(new Set());
  const addToMatch = useAddToMatch();

  async function add({ id, name }: Player): Promise<void> {
    setAdding((ids) => new Set([...ids, id]));
    try {
      await addToMatch.mutateAsync({ matchId, playerId: id });
      toast({ title: 'Jugador agregado', description: `${name} ya está en este partido.` });
    } catch (error) {
      setAdding((ids) => new Set([...ids].filter((one) => one !== id)));
      toastError(failureSentence(error, { action: SCREEN.addPlayer }));
    }
  }

  return { adding, add };
}
