/*
 * The program describes the attendance of a player as one status. Requests, replies and the entries that browsers have
 * stored carry two flags instead, which only this file translates.
 */
export const ATTENDANCE_STATUSES = ['pending', 'confirmed', 'declined'] as const;
export type AttendanceStatus = (typeof ATTENDANCE_STATUSES)[number];

/**
 * Type of the attendance status in requests and replies. Neither flag is set for a player who has not replied; both are
 * never set.
 */
export type AttendanceFlags = { confirmed: boolean; declined: boolean };

const FLAGS: Record<AttendanceStatus, AttendanceFlags> = {
  pending: { confirmed: false, declined: false },
  confirmed: { confirmed: true, declined: false },
  declined: { confirmed: false, declined: true },
};

/** Tells for each status whether the player has replied. */
export const IS_ANSWER: Record<AttendanceStatus, boolean> = {
  pending: false,
  confirmed: true,
  declined: true,
};

export function flagsOf(status: AttendanceStatus): AttendanceFlags {
  return FLAGS[status];
}

export function statusOf({ confirmed, declined }: AttendanceFlags): AttendanceStatus {
  if (confirmed) return 'confirmed';
  return declined ? 'declined' : 'pending';
}
