import { type ReactNode, useState } from 'react';
import { useLazyDialog } from '../forms/use-lazy-dialog.ts';

type Named = { id: string; name: string };

/**
 * Returns `ask`, which asks until which day a player is away, and the dialog. `away` has the last day of each absence
 * by player id.
 */
export function useAbsence(away: ReadonlyMap<string, string>): {
  ask: (player: Named) => void;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Named | null>(null);
  const { Dialog, whenLoaded } = useLazyDialog(() =>
    import('./absence-dialog.tsx').then((code) => code.AbsenceDialog),
  );
  return {
    ask: (player) => void whenLoaded(() => setAsked(player)),
    dialog: Dialog && (
      <Dialog
        player={asked}
        until={away.get(asked?.id ?? '') ?? null}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
