import type { Answer, MatchAnswers } from '@picadito/domain';
import { sourceText } from '../../../answers/shown-answer.ts';
import { agoText } from '../../../answers/when-text.ts';
import { browserTimeZone } from '../../../lib/browser-time-zone.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Dialog, CloseButton } from '../../../ui/dialog.tsx';

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
  return (
    <Dialog isOpen={isOpen} title="Últimas respuestas" onClose={onClose}>
      <LastAnswers log={log} />
      <CloseButton onClose={onClose} />
    </Dialog>
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
