import type { Answer, MatchAnswers } from '@picadito/domain';
import { useId } from 'react';
import { sourceText } from '../../../answers/shown-answer.ts';
import { agoText } from '../../../answers/when-text.ts';
import { browserTimeZone } from '../../../lib/browser-time-zone.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { useModal } from '../../../ui/use-modal.ts';

const A_MINUTE_MS = 60_000;
const WORDS: Record<Answer, string> = { confirmed: 'va', declined: 'no va', maybe: 'no sabe' };

/** The last answers of a match with their authors and times, newest first. */
export function LastAnswersDialog({
  isOpen,
  answers: { log },
  onClose,
}: {
  isOpen: boolean;
  answers: MatchAnswers;
  onClose: () => void;
}) {
  const id = useId();
  const dialog = useModal(isOpen);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="pix m-auto max-h-[calc(100dvh-40px)] w-[min(560px,calc(100vw-24px))] animate-rise overflow-y-auto bg-panel p-4 text-ink frame-cyan sm:p-5"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={id} className="font-display text-d2 tracking-wide">
        Últimas respuestas
      </h2>
      {isOpen && <LastAnswers log={log} />}
      <Button variant="ghost" className="mt-4 w-full" onClick={onClose}>
        Cerrar
      </Button>
    </dialog>
  );
}

function LastAnswers({ log }: Pick<MatchAnswers, 'log'>) {
  const now = useNow(A_MINUTE_MS);
  const timeZone = browserTimeZone();
  if (log.length === 0) return <p className="mt-3 text-mute">Todavía no contestó nadie.</p>;
  return (
    <ol className="mt-2 divide-y-2 divide-raised">
      {log.map((one) => (
        <li
          key={`${one.at} ${one.playerId}`}
          className="flex flex-wrap justify-between gap-x-4 py-2"
        >
          <span className="wrap-anywhere">
            <strong>{one.name}</strong> {WORDS[one.answer]}
          </span>
          <span className="text-sm/6 text-mute">
            {agoText(one.at, now, timeZone)} · {sourceText(one)}
          </span>
        </li>
      ))}
    </ol>
  );
}
