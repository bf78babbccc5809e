import { flushSync } from 'react-dom';
import { useEndOtherSessions } from '../../../account/sessions.ts';
import { failureSentence } from '../../../sync/failure-sentence.ts';
import { ACCOUNT_FAILURES } from '../../../account/account.ts';
import { toast, toastError } from '../../../ui/toast/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

/** Dialog that asks before all other browsers of the organiser are signed out. It stays open while the request runs. */
export function EndOthersDialog({
  open,
  onClose,
  onEnded,
}: {
  open: boolean;
  onClose: () => void;
  onEnded: () => void;
}) {
  const ending = useEndOtherSessions();

  async function end(): Promise<void> {
    try {
      await ending.mutateAsync();
      flushSync(onClose); // The focus cannot leave an open dialog.
      toast({ title: 'Listo', description: 'Cerramos tus demás sesiones.' });
      onEnded();
    } catch (error) {
      onClose();
      toastError(failureSentence(error, { action: ACCOUNT_FAILURES.endOtherSessions }));
    }
  }

  return (
    <ConfirmDialog
      open={open}
      title="¿Cerrar las demás?"
      confirmLabel="CERRAR LAS DEMÁS"
      busy={ending.isPending}
      onConfirm={() => void end()}
      onCancel={onClose}
    >
      <p>
        Acá seguís conectado. En los demás navegadores y celulares vas a tener que iniciar sesión de
        nuevo.
      </p>
    </ConfirmDialog>
  );
}
