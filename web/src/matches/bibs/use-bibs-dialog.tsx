import { useState } from 'react';
import { useLazyDialog } from '../../forms/use-lazy-dialog.ts';

/**
 * Returns `open`, which asks who takes the bibs home after a match, and the `dialog` to render. The code of the dialog
 * loads when it is first opened.
 */
export function useBibsDialog() {
  const [matchId, setMatchId] = useState<string | null>(null);
  const { Dialog, whenLoaded } = useLazyDialog(() =>
    import('./bibs-dialog.tsx').then((code) => code.BibsDialog),
  );
  return {
    open: (id: string) => void whenLoaded(() => setMatchId(id)),
    dialog: Dialog && <Dialog matchId={matchId} onClose={() => setMatchId(null)} />,
  };
}
