import { type AttendanceInput, isCurrent, type LinkAnswer, statusOf } from '@picadito/domain';
import type { Attendance } from '../store/tables/confirmations.ts';

/**
 * The next attendance of a player: null when nothing changes, 'changed' when the stored one is neither the requested
 * one nor the base of the request, if it names one: another device has changed it meanwhile. `answer`: by the link, where
 * the request says which one it was made on. A newer one is a change as well, for NO SÉ and the queue leave the
 * attendance as it is; and a NO on the same one that another player gave is the organiser's from then on.
 */
export function nextAttendance(
  stored: Attendance,
  { isConfirmed, declined, seen }: AttendanceInput,
  answer?: LinkAnswer,
): Attendance | 'changed' | null {
  const asked = { confirmed: isConfirmed, declined };
  const status = statusOf(stored);
  if (status === statusOf(asked)) {
    const isSeen = declined && answer !== undefined && seen?.answeredAt === answer.answeredAt;
    return isSeen && answer.authorId !== null && isCurrent(answer, status) ? asked : null;
  }
  if (!seen) return asked;
  return status !== statusOf(seen) || isNewer(answer, seen.answeredAt) ? 'changed' : asked;
}

/** `seenAt`: when the answer was given that was on the screen; null for none, undefined where that is not known. */
function isNewer(answer: LinkAnswer | undefined, seenAt: string | null | undefined): boolean {
  return answer !== undefined && seenAt !== undefined && answer.answeredAt > (seenAt ?? '');
}
