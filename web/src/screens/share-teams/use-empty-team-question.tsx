import { useState } from 'react';
import { useLazyDialog } from '../../forms/use-lazy-dialog.ts';

/**
 * `asksFirst` says whether a question stands before `share`, which then runs within the tap of the answer; the same
 * line-up is asked about once. `emptyTeam` is what is wrong with the line-up, null when nothing is.
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
