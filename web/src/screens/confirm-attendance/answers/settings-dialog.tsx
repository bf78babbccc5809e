import type { Match, MatchAnswers } from '@picadito/domain';
import { Dialog } from '../../../ui/dialog.tsx';
import { SettingsForm } from './settings-form.tsx';

/** Lets the organiser set the capacity of a match and until when players answer by the link. */
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
  return (
    <Dialog isOpen={isOpen} title="Respuestas por el link" onClose={onClose}>
      <SettingsForm match={match} answers={answers} onClose={onClose} />
    </Dialog>
  );
}
