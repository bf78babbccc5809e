import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

export type DuplicateQuestion = { name: string; answer: (add: boolean) => void };

/** Dialog that asks before a second player of the same name is added to a list. */
export function DuplicateDialog({
  question,
  onClose,
}: {
  question: DuplicateQuestion | null;
  onClose: () => void;
}) {
  function answer(add: boolean) {
    question?.answer(add);
    onClose();
  }
  return (
    <ConfirmDialog
      open={question !== null}
      title="¿Agregar igual?"
      confirmLabel="Sí, agregar"
      cancelLabel="No, es el mismo"
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      <p className="break-words">Ya hay alguien que se llama {question?.name} en la lista.</p>
    </ConfirmDialog>
  );
}
