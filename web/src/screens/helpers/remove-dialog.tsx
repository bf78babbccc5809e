import type { Helper } from '@picadito/domain';
import { HELPER_FAILURES, helperFailure, useHelperChanges } from '../../helpers/helpers.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast, toastError } from '../../ui/toast/toasts.ts';

/** Asks before a helper is removed, because the rights end at once. */
export function RemoveDialog({
  listId,
  helper,
  isOpen,
  onClose,
}: {
  listId: string;
  helper: Helper;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { remove } = useHelperChanges(listId);
  const confirm = () =>
    remove.mutate(helper, {
      onSuccess: () => toast({ title: 'Listo', description: `${helper.name} ya no te ayuda.` }),
      onError: (error) => toastError(helperFailure(error, HELPER_FAILURES.remove)),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open={isOpen}
      title={`¿Sacar a ${helper.name}?`}
      confirmLabel="SACAR"
      busy={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>
        Deja de ver la lista y sus partidos en el momento. Lo que anotó queda. Si querés que vuelva,
        lo invitás de nuevo.
      </p>
    </ConfirmDialog>
  );
}
