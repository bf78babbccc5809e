import type { Match, Score } from '@picadito/domain';
import { useState } from 'react';
import { useLazyDialog } from '../forms/use-lazy-dialog.ts';
import { useEventCallback } from '../lib/use-event-callback.ts';

/**
 * Returns `open`, which opens the result of a match in a list of matches, and the `dialog` to render. The code of the
 * dialog loads when it is first opened.
 */
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
