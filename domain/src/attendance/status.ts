/*
 * What a player has said of a match. Inside it is one status; requests, replies and entries that browsers have stored
 * carry two flags instead, translated here and nowhere else.
 */
export const ATTENDANCE_STATUSES = ['pending', 'confirmed', 'declined'] as const;
export type AttendanceStatus = (typeof ATTENDANCE_STATUSES)[number];

/** The status on the wire: neither flag is pending; never both. */
export type AttendanceFlags = { confirmed: boolean; declined: boolean };

const FLAGS: Record<AttendanceStatus, AttendanceFlags> = {
  pending: { confirmed: false, declined: false },
  confirmed: { confirmed: true, declined: false },
  declined: { confirmed: false, declined: true },
};

/** Whether a player has replied: confirmed or declined. */
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
