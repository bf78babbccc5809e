import type { Match } from '@picadito/domain';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useEventCallback } from '../../lib/use-event-callback.ts';
import { useLazyDialog } from '../../forms/use-lazy-dialog.ts';

/**
 * Returns `offer`, which opens the dialog that creates a rematch of a match, and the `dialog` to render. The dialog is
 * rendered in the document's body, because a card moves when the new match is created, and a dialog that moves in the
 * document is no longer modal.
 */
export function useRematch() {
  const [match, setMatch] = useState<Match | null>(null);
  const { Dialog, whenLoaded } = useLazyDialog(() =>
    import('./rematch-dialog.tsx').then((m) => m.RematchDialog),
  );
  return {
    offer: useEventCallback((played: Match) => void whenLoaded(() => setMatch(played))),
    dialog:
      Dialog &&
      createPortal(<Dialog match={match} onClose={() => setMatch(null)} />, document.body),
  };
}
