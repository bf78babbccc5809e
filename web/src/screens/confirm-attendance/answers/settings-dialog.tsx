import type { Match, MatchAnswers } from '@picadito/domain';
import { Dialog } from '../../../ui/dialog.tsx';
import { SettingsForm } from './settings-form.tsx';

/** Shows the places of a match for answers by the link, and until when players answer. */
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
