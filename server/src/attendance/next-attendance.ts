import { isCurrent, statusOf, type AttendanceInput, type LinkAnswer } from '@picadito/domain';
import type { Attendance } from '../store/tables/attendance/confirmations.ts';

/**
 * Returns the attendance of a player after a request: null when nothing changes, 'changed' when another device has
 * changed it since the state that the request has seen (`seen`). `answer` is the player's answer by the group link. An
 * answer newer than the seen one counts as a change, because NO SÉ and the waitlist leave the attendance as it is. A NO
 * VOY by another player that the organiser repeats is returned once more, to be stored as the organiser's decision.
 */
export function nextAttendance(
  stored: Attendance,
  { isConfirmed, declined, seen }: AttendanceInput,
  answer?: LinkAnswer,
): Attendance | 'changed' | null {
  const wanted = { confirmed: isConfirmed, declined };
  const status = statusOf(stored);
  if (status === statusOf(wanted)) {
    const isSeen = declined && answer !== undefined && seen?.answeredAt === answer.answeredAt;
    return isSeen && answer.authorId !== null && isCurrent(answer, status) ? wanted : null;
  }
  if (!seen) return wanted;
  return status !== statusOf(seen) || isNewer(answer, seen.answeredAt) ? 'changed' : wanted;
}

/**
 * Tells whether an answer is newer than the answer that the request has seen. `seenAt` is the time of the seen answer,
 * null when there was none, undefined when the request does not say.
 */
function isNewer(answer: LinkAnswer | undefined, seenAt: string | null | undefined): boolean {
  return answer !== undefined && seenAt !== undefined && answer.answeredAt > (seenAt ?? '');
}
