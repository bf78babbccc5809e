import type { Match, MatchPlayer, Pilot } from '@picadito/domain';
import { type ReactNode, useState } from 'react';
import { useLazyDialog } from '../../../forms/use-lazy-dialog.ts';
import { useEventCallback } from '../../../lib/use-event-callback.ts';

/** Returns the dialog of the autopilot, whose code is loaded with the tap. */
export function usePilotDialog({
  match,
  players,
  pilot,
}: {
  match: Match;
  players: readonly MatchPlayer[];
  pilot: Pilot | undefined;
}): { open: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const { Dialog, whenLoaded } = useLazyDialog(() =>
    import('./pilot-dialog.tsx').then((code) => code.PilotDialog),
  );
  const open = useEventCallback(() => void whenLoaded(() => setOpen(true)));
  return {
    open,
    dialog: Dialog && pilot && (
      <Dialog {...{ isOpen, match, players, pilot }} onClose={() => setOpen(false)} />
    ),
  };
}
