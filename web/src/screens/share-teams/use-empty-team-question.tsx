import { useState } from 'react';
import { useLazyDialog } from '../../forms/use-lazy-dialog.ts';

/**
 * Returns `asksFirst`, which asks before `share` if a team is empty, and returns whether it asks. `share` then runs
 * within the tap of the answer. The question comes once for each line-up. `emptyTeam` is the sentence about the empty
 * team, or null.
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
