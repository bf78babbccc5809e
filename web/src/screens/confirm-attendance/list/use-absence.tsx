import type { MatchPlayer } from '@picadito/domain';
import { type ReactNode, useState } from 'react';
import { useLazyDialog } from '../../../forms/use-lazy-dialog.ts';
import type { Away } from '../../../waitlist/answer-group.ts';

/** Returns `ask`, which asks until which day a player is away, and the dialog. */
export function useAbsence(away: Away): { ask: (player: MatchPlayer) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<MatchPlayer | null>(null);
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
