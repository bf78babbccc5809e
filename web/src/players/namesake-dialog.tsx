import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

/** Words of the question for a player who is added, and for one who is renamed. */
const WORDS = {
  add: { title: '¿Agregar igual?', confirm: 'Sí, agregar', cancel: 'No, es el mismo' },
  rename: { title: '¿Guardar igual?', confirm: 'Sí, guardar', cancel: 'Cambiar el nombre' },
} as const;

/** Type of the answer whether a name is of another player, of the same one, or not given. */
export type NamesakeAnswer = 'another' | 'same' | 'cancelled';

export type NamesakeQuestion = {
  /** Name of the player that the list has already. */
  known: string;
  about: keyof typeof WORDS;
  answer: (answer: NamesakeAnswer) => void;
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
  const answer = (given: NamesakeAnswer) => () => {
    question?.answer(given);
    onClose();
  };
  return (
    <ConfirmDialog
      open={question !== null}
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      onConfirm={answer('another')}
      onCancel={answer('same')}
      onEscape={answer('cancelled')}
    >
      <p className="break-words">Ya hay alguien que se llama {question?.known} en la lista.</p>
    </ConfirmDialog>
  );
}
