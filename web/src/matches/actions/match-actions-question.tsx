import { longDate } from '@picadito/domain';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { MatchQuestion as Question } from './match-actions.ts';

const WORDS = {
  complete: {
    title: '¿Completar el partido?',
    answer: 'Sí, completar',
    back: 'No, falta jugarlo',
    text: 'Todavía no se jugó. Si lo completás, pasa al historial. Si fue sin querer, lo reabrís.',
    weekly: 'El de la semana siguiente queda creado.',
  },
  cancel: {
    title: '¿Se suspende el partido?',
    answer: 'Sí, se suspende',
    back: 'No, se juega',
    text: 'Queda como cancelado, con sus confirmaciones y equipos. Si al final se juega, lo reabrís.',
    weekly: 'Sigue entre tus partidos recurrentes.',
  },
  delete: {
    title: '¿Eliminar el partido?',
    answer: 'ELIMINAR',
    back: 'Cancelar',
    text: 'Se borran sus confirmaciones y sus equipos. No se puede deshacer.',
    weekly: 'También deja de repetirse todas las semanas.',
  },
} as const;

/** Asks before a match is completed early, cancelled or deleted; stays open while the request runs. */
export function MatchQuestion({
  question,
  busy,
  confirm,
  close,
}: {
  question: Question | null;
  busy: boolean;
  confirm: (question: Question) => Promise<void>;
  close: () => void;
}) {
  const words = WORDS[question?.action ?? 'delete'];
  return (
    <ConfirmDialog
      open={question !== null}
      title={words.title}
      confirmLabel={words.answer}
      cancelLabel={words.back}
      busy={busy}
      onConfirm={() => question && void confirm(question)}
      onCancel={close}
    >
      {question && (
        <>
          <p className="mb-2 font-bold">
            {question.match.location} · {longDate(question.match.date)} · {question.match.time}
          </p>
          <p>
            {words.text} {question.match.isRecurring && words.weekly}
          </p>
        </>
      )}
    </ConfirmDialog>
  );
}
