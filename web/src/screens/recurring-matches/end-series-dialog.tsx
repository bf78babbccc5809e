import { longDate, type Match, weekdayName } from '@picadito/domain';
import { useDeleteMatch } from '../../matches/change-matches.ts';
import { useForgetMatch } from '../../matches/create-match.ts';
import { failureSentence } from '../../sync/failure-sentence.ts';
import { SERIES_FAILURES } from './recurring-form.ts';
import { toast, toastError } from '../../ui/toast/toasts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { dayOfSeries } from './series-of.ts';

/**
 * Dialog that asks before a weekly series ends, because the end cannot be undone. `onClose` gets true if the series has
 * ended, and false if the organiser cancelled or the request failed.
 */
export function EndSeriesDialog({
  match,
  onClose,
}: {
  match: Match | null;
  onClose: (ended: boolean) => void;
}) {
  const remove = useDeleteMatch();
  const forget = useForgetMatch();

  async function end({ id }: Match) {
    try {
      await remove.mutateAsync(id);
      forget(id);
      toast({ title: 'Éxito', description: 'Partido recurrente eliminado correctamente' });
      onClose(true);
    } catch (error) {
      toastError(failureSentence(error, { action: SERIES_FAILURES.delete }));
      onClose(false);
    }
  }

  return (
    <ConfirmDialog
      open={match !== null}
      title="¿Eliminar este partido recurrente?"
      confirmLabel="ELIMINAR"
      busy={remove.isPending}
      onConfirm={() => {
        if (match && !remove.isPending) void end(match);
      }}
      onCancel={() => onClose(false)}
    >
      {match && (
        <p>
          Termina la serie de los {manyOf(dayOfSeries(match))} a las {match.time} en{' '}
          {match.location}: no se repite más. El del {longDate(match.date)} se elimina con sus
          confirmaciones y equipos; los anteriores quedan en el historial.
        </p>
      )}
    </ConfirmDialog>
  );
}

/** Returns the plural of a weekday: 'jueves', 'sábados'. Weekdays that end in s stay as they are. */
function manyOf(day: number): string {
  const name = weekdayName(day).toLocaleLowerCase('es');
  return name.endsWith('s') ? name : `${name}s`;
}
