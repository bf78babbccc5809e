import { useState } from 'react';
import { useLazyDialog } from '../../forms/use-lazy-dialog.ts';

/**
 * Returns `asksFirst` and `dialog`. If a team is empty, `asksFirst` opens the dialog and returns true; otherwise it
 * does nothing and returns false, and the caller shares. After a yes, the dialog calls `share` directly in the tap's
 * handler, because browsers allow the share sheet only there, and does not ask again for the same line-up. `emptyTeam`
 * is the sentence about the empty team, or null.
 */
export function useEmptyTeamQuestion(emptyTeam: string | null, lineUp: object) {
  const [accepted, setAccepted] = useState<object | null>(null);
  const [share, setShare] = useState<(() => void) | null>(null);
  const { Dialog, whenLoaded } = useLazyDialog(() =>
    import('./empty-team-dialog.tsx').then((m) => m.EmptyTeamDialog),
  );

  function asksFirst(wanted: () => void): boolean {
    if (emptyTeam === null || accepted === lineUp) return false;
    void whenLoaded(() => setShare(() => wanted));
    return true;
  }

  const dialog = Dialog && (
    <Dialog
      text={emptyTeam ?? ''}
      isOpen={share !== null}
      onClose={() => setShare(null)}
      onShare={() => {
        setAccepted(lineUp);
        setShare(null);
        share?.();
      }}
    />
  );
  return { asksFirst, dialog };
}
