import type { Answer } from '@picadito/domain';
import type { MatchAnswer } from '../../../waitlist/answer-group.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

const SPOKEN: Record<Answer, string> = { confirmed: 'VOY', declined: 'NO VOY', maybe: 'NO SÉ' };

export type Overwrite = {
  /** The short name of the player. */
  name: string;
  /** The player's answer by the link, which the server received before the refused change. */
  answer: MatchAnswer;
  /** Makes the refused change again. The server accepts it, because it is now based on `answer`. */
  apply: () => void;
};

/**
 * Dialog that asks whether to change a player's attendance although the player has just answered by the link. The
 * server refused the first attempt for that reason.
 */
export function OverwriteDialog({
  question,
  onClose,
}: {
  question: Overwrite | null;
  onClose: () => void;
}) {
  return (
    <ConfirmDialog
      open={question !== null}
      title="Ya contestó"
      confirmLabel="SÍ, IGUAL"
      cancelLabel="No, dejalo así"
      onConfirm={() => {
        onClose();
        question?.apply();
      }}
      onCancel={onClose}
    >
      {question && <p>{sentenceOf(question)} ¿Lo ponés igual?</p>}
    </ConfirmDialog>
  );
}

function sentenceOf({ name, answer: { answer, source, authorName } }: Overwrite): string {
  if (source === 'claim') return `Otro celu anotó recién que ${name} dice ${SPOKEN[answer]}.`;
  return source === 'other' && authorName !== null
    ? `${authorName} anotó recién por el link que ${name} dice ${SPOKEN[answer]}.`
    : `${name} contestó recién ${SPOKEN[answer]} por el link.`;
}
