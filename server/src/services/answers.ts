import { type AttendanceInput, sameAttendance } from '@picadito/domain';
import type { Answer } from '../store/tables/confirmations.ts';

/**
 * What a player's answer becomes: null when it is that already. 'changed' when it is neither that nor what the device
 * saw that asks, if it says what it saw: then another one has changed it meanwhile.
 */
export function answerAfter(
  stored: Answer,
  { isConfirmed, declined, seen }: AttendanceInput,
): Answer | 'changed' | null {
  const asked = { confirmed: isConfirmed, declined };
  if (sameAttendance(stored, asked)) return null;
  return seen && !sameAttendance(stored, seen) ? 'changed' : asked;
}
