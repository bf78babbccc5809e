import type { Match } from '@picadito/domain';
import { useState } from 'react';
import { useStable } from '../lib/use-stable.ts';
import { useDialogOnDemand } from './use-dialog-on-demand.ts';

/** Offers to play a match again; `dialog` is to be shown once on the screen. */
export function useRematch() {
  const [match, setMatch] = useState<Match | null>(null);
  const { Dialog, ask } = useDialogOnDemand(() =>
    import('./rematch-dialog.tsx').then((m) => m.RematchDialog),
  );
  return {
    offer: useStable((played: Match) => void ask(() => setMatch(played))),
    dialog: Dialog && <Dialog match={match} onClose={() => setMatch(null)} />,
  };
}
