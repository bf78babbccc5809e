import type { Match } from '@picadito/domain';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDeleteMatch, useUpdateMatch } from '../../api/change-matches.ts';
import { failureSentence } from '../../sync/failure-sentence.ts';
import { SCREEN } from '../../sync/failures.ts';
import { useOneOfEach } from '../../lib/use-keyed-single-flight.ts';
import { useStable } from '../../lib/use-event-callback.ts';
import { toast, toastError } from '../../ui/toast/toasts.ts';
import { type MatchAction, statusAfter } from './match-actions.ts';
import { useDialogOnDemand } from '../../forms/use-lazy-dialog.ts';
import { useForgetMatch } from '../use-forget-match.ts';

/** What is asked before it is done. */
export type MatchQuestion = { action: 'cancel' | 'delete'; match: Match };

const DONE: Record<MatchAction, string> = {
  complete: 'El partido quedó completado.',
  cancel: 'El partido quedó cancelado.',
  reopen: 'El partido está pendiente otra vez.',
  delete: 'Partido eliminado correctamente',
};

/**
 * Completes and reopens matches at once, asks before it cancels or deletes one; one thing at a time for each match,
 * `working` are the ids of those it works on. `act` stays the same function, so that rows of a long list need not be
 * drawn again. `Question` is null until the first question; it takes the rest of what is handed out.
 */
export function useMatchActions(onDeleted: (match: Match) => void) {
  const { mutateAsync: update } = useUpdateMatch();
  const { mutateAsync: remove } = useDeleteMatch();
  const forget = useForgetMatch();
  const { keys: working, run } = useOneOfEach();
  const [question, setQuestion] = useState<MatchQuestion | null>(null);
  const { Dialog: Question, ask } = useDialogOnDemand(() =>
    import('./match-actions-question.tsx').then((m) => m.MatchQuestion),
  );
  const askFirst = useStable((asked: MatchQuestion) => void ask(() => setQuestion(asked)));

  /** Whether it was done. `asked` is the question that this answers. */
  const perform = useCallback(
    async (action: MatchAction, match: Match, asked: MatchQuestion | null): Promise<boolean> => {
      // first, since an open question lets neither the focus go nor a toast be heard
      const close = () => flushSync(() => setQuestion((open) => (open === asked ? null : open)));
      try {
        if (action === 'delete') {
          await remove(match.id);
          forget(match.id);
        } else {
          await update({ match, changes: { status: statusAfter(action, match, Date.now()) } });
        }
        close();
        toast({ title: 'Éxito', description: DONE[action] });
        return true;
      } catch (error) {
        close();
        const failed = action === 'delete' ? SCREEN.deleteMatch : SCREEN.updateMatch;
        toastError(failureSentence(error, { action: failed }));
        return false;
      }
    },
    [remove, update, forget],
  );

  const act = useCallback(
    (action: MatchAction, match: Match) => {
      if (action === 'cancel' || action === 'delete') askFirst({ action, match });
      else void run(match.id, () => perform(action, match, null));
    },
    [run, perform, askFirst],
  );

  const confirm = (asked: MatchQuestion) =>
    run(asked.match.id, async () => {
      const isDone = await perform(asked.action, asked.match, asked);
      if (isDone && asked.action === 'delete') onDeleted(asked.match);
    });

  return {
    act,
    working,
    Question,
    question,
    busy: question !== null && working.has(question.match.id),
    confirm,
    close: () => setQuestion(null),
  };
}
