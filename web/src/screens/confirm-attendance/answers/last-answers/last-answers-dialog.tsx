import type { Match, MatchAnswers } from '@picadito/domain';
import { useState } from 'react';
import { ANSWER_FAILURES } from '../../../../waitlist/answers.ts';
import { undoneText } from '../../../../waitlist/undo-span.ts';
import { useRedoAnswers } from '../../../../waitlist/undo-answers.ts';
import { failureSentence } from '../../../../sync/failure-sentence.ts';
import { TEXT_ACTION } from '../../../../ui/button.tsx';
import { Dialog, CloseButton } from '../../../../ui/dialog.tsx';
import { toastError } from '../../../../ui/toast/toasts.ts';
import { LogEntry } from './log-entry.tsx';
import { UndoSpan } from './undo-span.tsx';

type Shown = { match: Match; answers: MatchAnswers };

/**
 * Shows the last answers of a match with their devices and times, the newest first, and lets the organiser undo them.
 */
export function LastAnswersDialog({
  isOpen,
  onClose,
  ...shown
}: Shown & { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} title="Últimas respuestas" onClose={onClose}>
      <LastAnswers {...shown} />
      <CloseButton onClose={onClose} />
    </Dialog>
  );
}

function LastAnswers({ match, answers: { log, span, lastUndo } }: Shown) {
  return (
    <>
      {lastUndo && <LastUndo match={match} lastUndo={lastUndo} />}
      {span && <SpanOnOffer key={span.from} match={match} span={span} lastUndo={lastUndo} />}
      {log.length === 0 ? (
        <p className="mt-3 text-mute">Todavía no contestó nadie.</p>
      ) : (
        <ol className="mt-2 divide-y-2 divide-raised">
          {log.map((one) => (
            <LogEntry key={`${one.at} ${one.playerId}`} match={match} entry={one} />
          ))}
        </ol>
      )}
    </>
  );
}

/**
 * Shows the button that undoes all answers of new and claiming devices since a time. After an undo the button is hidden
 * until a tap on DESHACER MÁS, so that an accidental second tap undoes nothing more.
 */
function SpanOnOffer({
  lastUndo,
  ...offered
}: {
  match: Match;
  span: NonNullable<MatchAnswers['span']>;
  lastUndo: MatchAnswers['lastUndo'];
}) {
  const [isWanted, setIsWanted] = useState(false);
  const isNew = lastUndo === null || offered.span.from > lastUndo.at;
  if (isNew || isWanted) return <UndoSpan {...offered} />;
  return (
    <button
      type="button"
      className={`${TEXT_ACTION} -ml-2 text-mute`}
      onClick={() => setIsWanted(true)}
    >
      DESHACER MÁS
    </button>
  );
}

function LastUndo({
  match,
  lastUndo: { count },
}: {
  match: Match;
  lastUndo: NonNullable<MatchAnswers['lastUndo']>;
}) {
  const { mutate, isPending } = useRedoAnswers(match);
  const redo = () =>
    mutate(undefined, {
      onError: (error) => toastError(failureSentence(error, { action: ANSWER_FAILURES.redo })),
    });
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-2 border-l-4 border-grass bg-raised pl-3">
      <p role="status" className="text-sm">
        {undoneText(count)}
      </p>
      <button type="button" className={TEXT_ACTION} disabled={isPending} onClick={redo}>
        VOLVER A PONER
      </button>
    </div>
  );
}
