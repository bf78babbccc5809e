import { amountText, longDate, type Match, MATCH_MONEY } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../sync/cache/query-of.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { MatchQuestion as Question } from './match-actions.ts';
import { showsMoney } from '../../helpers/may.ts';

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
          {question.action === 'delete' && showsMoney(question.match) && (
            <Collected match={question.match} />
          )}
        </>
      )}
    </ConfirmDialog>
  );
}

/** Says what was collected for a match, if anything was, because payments stay when the match is deleted. */
function Collected({ match }: { match: Match }) {
  const { data } = useQuery({
    ...queryOf(MATCH_MONEY.read, { id: match.id }),
    enabled: match.listId !== null,
    refetchOnMount: 'always',
    meta: { failure: 'No se pudo cargar la plata.' },
  });
  if (!data?.collected) return null;
  return (
    <p className="mt-2">
      Hay {amountText(data.collected, data.currency)} cobrados: quedan a favor de cada uno.
    </p>
  );
}
