import type { Match, MatchPlayer } from '@picadito/domain';
import { useState } from 'react';
import { useLazyDialog } from '../../../forms/use-lazy-dialog.ts';
import type { useAttendanceChanges } from '../list/use-attendance-changes.ts';

const loadDialog = () => import('./replies-dialog.tsx').then((code) => code.RepliesDialog);

/** Takes in the replies of the group, copied from its chat; `open` shows the `dialog`. */
export function usePasteReplies(
  match: Match,
  players: readonly MatchPlayer[],
  attendance: ReturnType<typeof useAttendanceChanges>,
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
