import type { Match, MatchPlayer, Autopilot } from '@picadito/domain';
import { type ReactNode, useState } from 'react';
import { useLazyDialog } from '../../../forms/use-lazy-dialog.ts';
import { useEventCallback } from '../../../lib/use-event-callback.ts';

/**
 * Returns `dialog`, which shows the autopilot of the match, and `open`, which loads the code of the dialog and opens
 * it.
 */
export function useAutopilotDialog({
  match,
  players,
  autopilot,
}: {
  match: Match;
  players: readonly MatchPlayer[];
  autopilot: Autopilot | undefined;
}): { open: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const { Dialog, whenLoaded } = useLazyDialog(() =>
    import('./autopilot-dialog.tsx').then((code) => code.AutopilotDialog),
  );
  const open = useEventCallback(() => void whenLoaded(() => setOpen(true)));
  return {
    open,
    dialog: Dialog && autopilot && (
      <Dialog {...{ isOpen, match, players, autopilot }} onClose={() => setOpen(false)} />
    ),
  };
}
