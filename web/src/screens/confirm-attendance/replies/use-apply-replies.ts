import type { Match, MatchPlayer } from '@picadito/domain';
import { useAddGuests } from '../../../attendance/add-guests.ts';
import { PLAYER_FAILURES } from '../../../players/players.ts';
import { failureSentence } from '../../../sync/failure-sentence.ts';
import { toastError } from '../../../ui/toast/toasts.ts';
import type { AttendanceChanges } from '../../../attendance/attendance.ts';
import { guestNames, type Reply, targetsOf } from './reply-review.ts';

/**
 * Returns a function that stores the decisions of the reviewed replies and adds their guests to the match. The function
 * resolves to false if the guests were refused.
 */
export function useApplyReplies(
  match: Match,
  players: readonly MatchPlayer[],
  attendance: AttendanceChanges,
) {
  const addGuests = useAddGuests(match.id);

  return async (replies: readonly Reply[]): Promise<boolean> => {
    const targets = targetsOf(replies, players);
    const marked = targets.length > 0 && attendance.markAll(targets, appliedText(targets.length));
    try {
      await addGuests(guestNames(replies, players));
      return true;
    } catch (error) {
      // Only one toast is shown at a time. The failure of the guests waits for the toast of the attendance, so that it
      // is not replaced by it.
      await marked;
      toastError(failureSentence(error, { action: PLAYER_FAILURES.add }));
      return false;
    }
  };
}

function appliedText(count: number): string {
  return count === 1 ? '1 respuesta aplicada.' : `${count} respuestas aplicadas.`;
}
