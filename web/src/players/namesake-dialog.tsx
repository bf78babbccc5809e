import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

/** Words of the question for a player who is added, and for one who is renamed. */
const WORDS = {
  add: { title: '¿Agregar igual?', confirm: 'Sí, agregar', cancel: 'No, es el mismo' },
  rename: { title: '¿Guardar igual?', confirm: 'Sí, guardar', cancel: 'Cambiar el nombre' },
} as const;

export type NamesakeQuestion = {
  /** Name of the player that the list has already. */
  known: string;
  about: keyof typeof WORDS;
  answer: (isAnother: boolean) => void;
};

/** Dialog that asks before a list gets a second player of the same name. */
export function NamesakeDialog({
  question,
  onClose,
}: {
  question: NamesakeQuestion | null;
  onClose: () => void;
}) {
  const words = WORDS[question?.about ?? 'add'];
  function answer(isAnother: boolean) {
    question?.answer(isAnother);
    onClose();
  }
  return (
    <ConfirmDialog
      open={question !== null}
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      <p className="break-words">Ya hay alguien que se llama {question?.known} en la lista.</p>
    </ConfirmDialog>
  );
}
