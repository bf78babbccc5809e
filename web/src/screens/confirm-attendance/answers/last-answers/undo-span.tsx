import type { Match, MatchAnswers } from '@picadito/domain';
import { useId, useState } from 'react';
import { ANSWER_FAILURES } from '../../../../waitlist/answers.ts';
import { spanFrom, spanText, spanTime } from '../../../../waitlist/undo-span.ts';
import { useUndoAnswers } from '../../../../waitlist/undo-answers.ts';
import { readTypedTime } from '../../../../forms/read-when.ts';
import { TimeInput } from '../../../../forms/when-input.tsx';
import { A_MINUTE_MS, useNow } from '../../../../lib/clock.ts';
import { failureSentence } from '../../../../sync/failure-sentence.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/inputs/field.tsx';
import { toastError } from '../../../../ui/toast/toasts.ts';

const MISSING = 'Poné desde qué hora.';

/**
 * Button that undoes all answers of new and claiming devices since a time, and a field in which the organiser can
 * change that time.
 */
export function UndoSpan({
  match,
  span,
}: {
  match: Match;
  span: NonNullable<MatchAnswers['span']>;
}) {
  const id = useId();
  const now = useNow(A_MINUTE_MS);
  const clock = { now, timeZone: match.timeZone };
  const [time, setTime] = useState(spanTime(span, match.timeZone));
  const [error, setError] = useState<string | null>(null);
  const { mutate, isPending } = useUndoAnswers(match);
  const read = readTypedTime(time);
  const from = read.ok ? spanFrom(span, read.value, clock) : null;

  function undo(): void {
    if (from === null) return setError(problemOf(time));
    mutate(
      { what: 'span', at: from },
      {
        onError: (failed) => toastError(failureSentence(failed, { action: ANSWER_FAILURES.undo })),
      },
    );
  }

  return (
    <div className="mt-3 flex flex-col gap-3">
      <Button loading={isPending} onClick={undo}>
        {from === null ? 'Deshacer todo lo de celus nuevos y otros' : spanText(span, from, clock)}
      </Button>
      <div className="flex items-center gap-3">
        <label htmlFor={id} className="font-bold">
          Desde las
        </label>
        <div className="w-36">
          <TimeInput
            aria={{
              id,
              'aria-describedby': error === null ? undefined : `${id}-error`,
              'aria-invalid': error === null ? undefined : true,
            }}
            value={time}
            onChange={(next) => {
              setTime(next);
              setError(null);
            }}
            onProblem={setError}
          />
        </div>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

function problemOf(time: string): string {
  const read = readTypedTime(time);
  return time.trim() === '' || read.ok ? MISSING : read.error;
}
