import type { Match } from '@picadito/domain';
import { ANSWER_FAILURES } from '../../../../waitlist/answers.ts';
import { answerWord, type LoggedAnswer, originText } from '../../../../waitlist/log-text.ts';
import { useUndoAnswers } from '../../../../waitlist/undo-answers.ts';
import { clockText, A_MINUTE_MS, useNow } from '../../../../lib/clock.ts';
import { failureSentence } from '../../../../sync/failure-sentence.ts';
import { TEXT_ACTION } from '../../../../ui/button.tsx';
import { toastError } from '../../../../ui/toast/toasts.ts';

/**
 * Shows one answer with its time and device, and buttons that undo it, alone or with the other answers of its device.
 */
export function LogEntry({ match, entry }: { match: Match; entry: LoggedAnswer }) {
  const now = useNow(A_MINUTE_MS);
  const { mutate, isPending } = useUndoAnswers(match);
  const { at, name, isUndone, canUndo, ofDevice } = entry;
  const undo = (what: 'answer' | 'device') =>
    mutate(
      { what, at },
      { onError: (error) => toastError(failureSentence(error, { action: ANSWER_FAILURES.undo })) },
    );
  return (
    <li className="py-1">
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 leading-snug">
          <span className={isUndone ? 'text-mute line-through' : ''}>
            <strong className="wrap-anywhere">{name}</strong> {answerWord(entry)}
          </span>
          {isUndone && <span className="ml-2 font-bold text-coin">deshecho</span>}
          <span className="block text-sm/6 text-mute">
            {clockText(at, now, match.timeZone)} · {originText(entry)}
          </span>
        </p>
        {canUndo && (
          <button
            type="button"
            className={TEXT_ACTION}
            disabled={isPending}
            onClick={() => undo('answer')}
          >
            DESHACER
            <span className="sr-only">
              : {name} {answerWord(entry)}
            </span>
          </button>
        )}
      </div>
      {canUndo && ofDevice > 1 && (
        <button
          type="button"
          className={`${TEXT_ACTION} -mt-2 -ml-2 text-mute`}
          disabled={isPending}
          onClick={() => undo('device')}
        >
          DESHACER LAS {ofDevice} DE ESTE CELU
        </button>
      )}
    </li>
  );
}
