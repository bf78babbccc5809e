import type { Match, MatchPlayer } from '@picadito/domain';
import { useState } from 'react';
import { useAddGuests } from '../../../attendance/add-guests.ts';
import { useLazyDialog } from '../../../forms/use-lazy-dialog.ts';
import { failureSentence } from '../../../sync/failure-sentence.ts';
import { PLAYER_FAILURES } from '../../../players/failures.ts';
import { toastError } from '../../../ui/toast/toasts.ts';
import { guestNames, type Reply, targetsOf } from './reply-review.ts';
import type { useAttendanceChanges } from '../list/use-attendance-changes.ts';

const loadDialog = () => import('./replies-dialog.tsx').then((code) => code.RepliesDialog);

/** Takes in what the group answered, copied from its chat: `open` shows the `dialog`. */
export function usePasteReplies(
  match: Match,
  players: readonly MatchPlayer[],
  attendance: ReturnType<typeof useAttendanceChanges>,
) {
  const { Dialog, whenLoaded } = useLazyDialog(loadDialog);
  const [isOpen, setOpen] = useState(false);
  const addGuests = useAddGuests(match.id);

  async function apply(replies: readonly Reply[]) {
    const targets = targetsOf(replies, players);
    if (targets.length > 0) void attendance.markAll(targets, appliedText(targets.length));
    try {
      await addGuests(guestNames(replies, players));
    } catch (error) {
      toastError(failureSentence(error, { action: PLAYER_FAILURES.add }));
    }
  }

  return {
    open: () => void whenLoaded(() => setOpen(true)),
    dialog: Dialog && (
      <Dialog
        isOpen={isOpen}
        players={players}
        onApply={(replies) => void apply(replies)}
        onClose={() => setOpen(false)}
      />
    ),
  };
}

function appliedText(count: number): string {
  return count === 1 ? '1 respuesta aplicada.' : `${count} respuestas aplicadas.`;
}
