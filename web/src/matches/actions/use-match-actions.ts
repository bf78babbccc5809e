import type { Match } from '@picadito/domain';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDeleteMatch, useUpdateMatch } from '../change-matches.ts';
import { failureSentence } from '../../sync/failure-sentence.ts';
import { MATCH_FAILURES } from '../matches.ts';
import { useKeyedSingleFlight } from '../../lib/use-keyed-single-flight.ts';
import { useEventCallback } from '../../lib/use-event-callback.ts';
import { toast, toastError } from '../../ui/toast/toasts.ts';
import {
  type MatchAction,
  type MatchQuestion,
  questionBefore,
  statusAfter,
} from './match-actions.ts';
import { useLazyDialog } from '../../forms/use-lazy-dialog.ts';
import { useForgetMatch } from '../create-match.ts';

const DONE: Record<MatchAction, string> = {
  complete: 'El partido quedó completado.',
  cancel: 'El partido quedó cancelado.',
  reopen: 'El partido está pendiente otra vez.',
  delete: 'Partido eliminado correctamente',
};

/**
 * Returns `act`, which runs an action on a match, at once or after a question. Only one action at a time runs on a
 * match; `working` has the ids of the matches with a running action. `act` never changes, so that the rows of a long
 * list do not render again. `Question` is the confirmation dialog, null until the first question. The other returned
 * values are its props.
 */
export function useMatchActions(onDeleted: (match: Match) => void) {
  const { mutateAsync: update } = useUpdateMatch();
  const { mutateAsync: remove } = useDeleteMatch();
  const forget = useForgetMatch();
  const { keys: working, run } = useKeyedSingleFlight();
  const [question, setQuestion] = useState<MatchQuestion | null>(null);
  const { Dialog: Question, whenLoaded } = useLazyDialog(() =>
    import('./match-actions-question.tsx').then((m) => m.MatchQuestion),
  );
  const ask = useEventCallback((next: MatchQuestion) => void whenLoaded(() => setQuestion(next)));

  /**
   * Runs an action and returns whether it succeeded. `confirmed` is the question that the organiser confirmed, or null
   * for an action without one.
   */
  const perform = useCallback(
    async (
      action: MatchAction,
      match: Match,
      confirmed: MatchQuestion | null,
    ): Promise<boolean> => {
      // The dialog closes first, because an open dialog traps the focus and silences toasts.
      const close = () =>
        flushSync(() => setQuestion((open) => (open === confirmed ? null : open)));
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
        const failed = action === 'delete' ? MATCH_FAILURES.delete : MATCH_FAILURES.update;
        toastError(failureSentence(error, { action: failed }));
        return false;
      }
    },
    [remove, update, forget],
  );

  const act = useCallback(
    (action: MatchAction, match: Match) => {
      const next = questionBefore(action, match, Date.now());
      if (next) ask(next);
      else void run(match.id, () => perform(action, match, null));
    },
    [run, perform, ask],
  );

  const confirm = (confirmed: MatchQuestion) =>
    run(confirmed.match.id, async () => {
      const isDone = await perform(confirmed.action, confirmed.match, confirmed);
      if (isDone && confirmed.action === 'delete') onDeleted(confirmed.match);
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
