import type { Match, Score } from '@picadito/domain';
import { useState } from 'react';
import { useLazyDialog } from '../forms/use-lazy-dialog.ts';
import { useEventCallback } from '../lib/use-event-callback.ts';

/** Opens the result of a match in a list; the code of the dialog loads with the first one. */
export function useResultDialog() {
  const [shown, setShown] = useState<{ match: Match; score: Score | null } | null>(null);
  const { Dialog, whenLoaded } = useLazyDialog(() =>
    import('./result-dialog.tsx').then((m) => m.ResultDialog),
  );
  return {
    open: useEventCallback(
      (match: Match, score: Score | null) => void whenLoaded(() => setShown({ match, score })),
    ),
    dialog: Dialog && <Dialog shown={shown} onClose={() => setShown(null)} />,
  };
}
