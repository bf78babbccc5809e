import type { Match } from '@picadito/domain';
import { useId } from 'react';
import { useCreateMatch } from '../create-match.ts';
import { MATCH_FAILURES } from '../matches.ts';
import { Icon } from '../../ui/icon.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { RematchPreview } from './rematch-preview.tsx';
import { useSettledMatches } from '../use-settled-matches.ts';

/**
 * Dialog that shows the rematch of `match` before the rematch is created. The dialog is closed while `match` is null.
 */
export function RematchDialog({ match, onClose }: { match: Match | null; onClose: () => void }) {
  const titleId = useId();
  const dialog = useModal(match !== null);
  const { isCreating } = useCreateMatch();

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="dialog-box max-w-[480px] frame-grass"
      onCancel={(event) => {
        event.preventDefault();
        if (!isCreating) onClose();
      }}
    >
      {match && (
        <>
          <h2 id={titleId} className="dialog-title flex items-start gap-3">
            <Icon name="repeat" className="mt-0.5 text-grass big-text:hidden" />
            Revancha
          </h2>
          <Settled key={match.id} match={match} saving={isCreating} onClose={onClose} />
        </>
      )}
    </dialog>
  );
}

/**
 * Shows the preview once the current matches have loaded. The date of the rematch depends on them, and cached matches
 * may be incomplete.
 */
function Settled(props: { match: Match; saving: boolean; onClose: () => void }) {
  const { matches, isFailed, retry } = useSettledMatches();
  if (matches) return <RematchPreview {...props} matches={matches} />;
  if (isFailed) return <LoadError onRetry={retry}>{MATCH_FAILURES.load}</LoadError>;
  return <Loading />;
}
