import type { Match, MatchPlayer } from '@picadito/domain';
import { useState } from 'react';
import { useLazyDialog } from '../../../forms/use-lazy-dialog.ts';
import type { AttendanceChanges } from '../../../attendance/attendance.ts';

const loadDialog = () => import('./replies-dialog.tsx').then((code) => code.RepliesDialog);

/**
 * Returns the `dialog` in which the organiser pastes replies copied from the group's chat, and `open`, which shows it.
 */
export function usePasteReplies(
  match: Match,
  players: readonly MatchPlayer[],
  attendance: AttendanceChanges,
) {
  const { Dialog, whenLoaded } = useLazyDialog(loadDialog);
  const [isOpen, setOpen] = useState(false);

  return {
    open: () => void whenLoaded(() => setOpen(true)),
    dialog: Dialog && (
      <Dialog
        isOpen={isOpen}
        match={match}
        players={players}
        attendance={attendance}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
