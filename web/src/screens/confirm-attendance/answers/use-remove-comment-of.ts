import { ANSWER_FAILURES, useRemoveComment } from '../../../waitlist/answers.ts';
import { useEventCallback } from '../../../lib/use-event-callback.ts';
import { failureSentence } from '../../../sync/failure-sentence.ts';
import { toast, toastError } from '../../../ui/toast/toasts.ts';

/** Returns a function that removes the comment of a player and shows a toast. */
export function useRemoveCommentOf(matchId: string): (playerId: string) => void {
  const { mutate } = useRemoveComment(matchId);
  return useEventCallback((playerId: string) =>
    mutate(playerId, {
      onSuccess: () => toast({ title: 'Listo', description: 'Sacaste el comentario.' }),
      onError: (error) => toastError(failureSentence(error, { action: ANSWER_FAILURES.comment })),
    }),
  );
}
