/*
 * The program represents the attendance of a player as one status. Requests, replies and the data stored in browsers
 * have two flags instead; only this file converts between the two forms.
 */
import type { MatchPlayerReply } from '../matches/contract.ts';
import { distinctNames } from '../players/distinct-names.ts';

export const ATTENDANCE_STATUSES = ['pending', 'confirmed', 'declined'] as const;
export type AttendanceStatus = (typeof ATTENDANCE_STATUSES)[number];

/**
 * Type of the attendance status in requests and replies. Neither flag is set while the status is pending; both are
 * never set.
 */
export type AttendanceFlags = { confirmed: boolean; declined: boolean };

const FLAGS: Record<AttendanceStatus, AttendanceFlags> = {
  pending: { confirmed: false, declined: false },
  confirmed: { confirmed: true, declined: false },
  declined: { confirmed: false, declined: true },
};

/** True for each status that tells whether the player comes, so false for pending. */
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

/** Type of a player of a match on screen. One status replaces the two attendance flags of the server's reply. */
export type MatchPlayer = Omit<MatchPlayerReply, keyof AttendanceFlags> & {
  status: AttendanceStatus;
};

/**
 * Returns the players of a match as screens show them: with one status each, in the order of the server, and with a
 * number after names that read alike ('Nico', 'Nico 2').
 */
export function matchPlayersOf(roster: readonly MatchPlayerReply[]): MatchPlayer[] {
  return distinctNames(roster.map(matchPlayerOf));
}

export function matchPlayerOf({ confirmed, declined, ...player }: MatchPlayerReply): MatchPlayer {
  return { ...player, status: statusOf({ confirmed, declined }) };
}

export function matchPlayerReplyOf({ status, ...player }: MatchPlayer): MatchPlayerReply {
  return { ...player, ...flagsOf(status) };
}
