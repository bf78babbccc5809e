import { type AttendanceInput, statusOf } from '@picadito/domain';
import type { Attendance } from '../store/tables/confirmations.ts';

/**
 * The next attendance of a player: null when nothing changes, 'changed' when the stored one is neither the requested
 * one nor the base of the request, if it names one: another device has changed it meanwhile.
 */
export function nextAttendance(
  stored: Attendance,
  { isConfirmed, declined, seen }: AttendanceInput,
): Attendance | 'changed' | null {
  const asked = { confirmed: isConfirmed, declined };
  if (statusOf(stored) === statusOf(asked)) return null;
  return seen && statusOf(stored) !== statusOf(seen) ? 'changed' : asked;
}
