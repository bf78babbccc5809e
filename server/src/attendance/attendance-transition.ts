import { type AttendanceInput, isCurrent, type LinkAnswer, statusOf } from '@picadito/domain';
import type { Attendance } from '../store/tables/attendance/confirmations.ts';

/**
 * Returns the next attendance of a player: null when nothing changes, 'changed' when another device has changed it
 * since the request's `seen`. `answer` is the player's answer by the link. An answer that is newer than the seen one
 * counts as a change, because NO SÉ and the waitlist leave the attendance as it is. A NO that another player gave
 * becomes the organiser's when the organiser repeats it.
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

/**
 * Tells whether an answer is newer than the seen one. `seenAt` is null when there was no answer, undefined when that is
 * unknown.
 */
function isNewer(answer: LinkAnswer | undefined, seenAt: string | null | undefined): boolean {
  return answer !== undefined && seenAt !== undefined && answer.answeredAt > (seenAt ?? '');
}
