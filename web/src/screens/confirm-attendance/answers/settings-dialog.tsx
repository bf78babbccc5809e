import type { Match, MatchAnswers } from '@picadito/domain';
import { useId } from 'react';
import { useModal } from '../../../ui/use-modal.ts';
import { SettingsForm } from './settings-form.tsx';

/** The places of a match for answers by the link, and until when one answers. */
export function SettingsDialog({
  isOpen,
  match,
  answers,
  onClose,
}: {
  isOpen: boolean;
  match: Match;
  answers: MatchAnswers;
  onClose: () => void;
}) {
  const id = useId();
  const dialog = useModal(isOpen);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="pix m-auto max-h-[calc(100dvh-40px)] w-[min(480px,calc(100vw-24px))] animate-rise overflow-y-auto bg-panel p-4 text-ink frame-cyan sm:p-5"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={id} className="font-display text-d2 tracking-wide">
        Respuestas por el link
      </h2>
      {isOpen && <SettingsForm match={match} answers={answers} onClose={onClose} />}
    </dialog>
  );
}
