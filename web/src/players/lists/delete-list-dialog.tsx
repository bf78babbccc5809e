import { amountText, LIST_MONEY, type PlayersList } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { queryOf } from '../../sync/cache/query-of.ts';
import { useDeleteList } from './change-lists.ts';
import { failureSentence } from '../../sync/failure-sentence.ts';
import { toast, toastError } from '../../ui/toast/toasts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LIST_FAILURES } from './lists.ts';

/** Asks before a list is deleted with its players; stays open while the request runs. */
export function DeleteListDialog({
  list,
  onClose,
  onDeleted,
}: {
  list: PlayersList | null;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const deletion = useDeleteList();

  async function confirm(doomed: PlayersList) {
    try {
      await deletion.mutateAsync(doomed.id);
      flushSync(onClose); // An open dialog would keep the focus.
      toast({ title: 'Éxito', description: `Se eliminó la lista ${doomed.name}.`, isEcho: true });
      onDeleted();
    } catch (error) {
      onClose();
      const action = LIST_FAILURES.delete;
      toastError(failureSentence(error, { action }));
    }
  }

  return (
    <ConfirmDialog
      open={list !== null}
      title="Eliminar lista"
      confirmLabel="Eliminar"
      busy={deletion.isPending}
      onConfirm={() => list && void confirm(list)}
      onCancel={onClose}
    >
      <p className="mb-2 font-bold">{list?.name}</p>
      <p>
        ¿Estás seguro de que deseas eliminar esta lista? Se eliminarán todos los jugadores
        asociados.
      </p>
      {list && <PotOfList listId={list.id} />}
    </ConfirmDialog>
  );
}

/** Says what is in the pot of a list with entries, because it is deleted with the list. */
function PotOfList({ listId }: { listId: string }) {
  const { data } = useQuery({
    ...queryOf(LIST_MONEY.read, { id: listId }),
    meta: { failure: 'No se pudo cargar la plata.' },
  });
  if (!data || data.entries.length === 0) return null;
  return (
    <p className="mt-2">
      En la caja hay {amountText(data.pot, data.currency)}: sus cuentas se borran con la lista.
    </p>
  );
}
