import { isNight, longDate, type Match, type Score } from '@picadito/domain';
import { NightResult } from '../rotation/night-result.tsx';
import { CloseButton, Dialog } from '../ui/dialog.tsx';
import { ResultEditor } from './result-editor.tsx';

/** Dialog to set or correct the result of a match in a list of matches. The dialog is closed while `shown` is null. */
export function ResultDialog({
  shown,
  onClose,
}: {
  shown: { match: Match; score: Score | null } | null;
  onClose: () => void;
}) {
  return (
    <Dialog isOpen={shown !== null} title="Resultado" onClose={onClose}>
      {shown && (
        <>
          <p className="mb-3 text-mute">
            {longDate(shown.match.date)} · {shown.match.location}
          </p>
          {isNight(shown.match) ? (
            <>
              <NightResult match={shown.match} />
              <CloseButton onClose={onClose} />
            </>
          ) : (
            <ResultEditor key={shown.match.id} {...shown} onDone={onClose} />
          )}
        </>
      )}
    </Dialog>
  );
}
