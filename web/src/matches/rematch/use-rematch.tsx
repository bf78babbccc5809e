import type { Match } from '@picadito/domain';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useEventCallback } from '../../lib/use-event-callback.ts';
import { useLazyDialog } from '../../forms/use-lazy-dialog.ts';

/**
 * Offers to play a match again. `dialog` stands apart from what offers it: a card changes places with the next match
 * once that is made, and a dialog that is moved in the document is modal no more.
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
