import type { MatchPlayerReply } from '../matches/match-reply.ts';
import { type AttendanceFlags, type AttendanceStatus, flagsOf, statusOf } from './status.ts';

/** A player of a match with the status of the attendance. */
export type MatchPlayer = Omit<MatchPlayerReply, keyof AttendanceFlags> & {
  status: AttendanceStatus;
};

export function matchPlayerOf({ confirmed, declined, ...player }: MatchPlayerReply): MatchPlayer {
  return { ...player, status: statusOf({ confirmed, declined }) };
}

export function matchPlayerReplyOf({ status, ...player }: MatchPlayer): MatchPlayerReply {
  return { ...player, ...flagsOf(status) };
}
