import type { MatchPlayerReply } from '../matches/match-reply.ts';
import { toldApart } from '../players/told-apart.ts';
import { type AttendanceFlags, type AttendanceStatus, flagsOf, statusOf } from './status.ts';

/** Describes a player of a match with the attendance as one status. */
export type MatchPlayer = Omit<MatchPlayerReply, keyof AttendanceFlags> & {
  status: AttendanceStatus;
};

/** Returns the players of a match, whole and in the order of the server, with names that tell them apart. */
export function matchPlayersOf(roster: readonly MatchPlayerReply[]): MatchPlayer[] {
  return toldApart(roster.map(matchPlayerOf));
}

export function matchPlayerOf({ confirmed, declined, ...player }: MatchPlayerReply): MatchPlayer {
  return { ...player, status: statusOf({ confirmed, declined }) };
}

export function matchPlayerReplyOf({ status, ...player }: MatchPlayer): MatchPlayerReply {
  return { ...player, ...flagsOf(status) };
}
