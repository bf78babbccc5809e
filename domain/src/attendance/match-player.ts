import type { MatchPlayerReply } from '../matches/match-reply.ts';
import { toldApart } from '../players/told-apart.ts';
import { type AttendanceFlags, type AttendanceStatus, flagsOf, statusOf } from './status.ts';

/** Type of a player of a match on screen. One status replaces the two attendance flags of the server's reply. */
export type MatchPlayer = Omit<MatchPlayerReply, keyof AttendanceFlags> & {
  status: AttendanceStatus;
};

/**
 * Returns the players of a match as screens show them: with one status each, in the order of the server, and with a
 * number after names that read alike ('Nico', 'Nico 2').
 */
export function matchPlayersOf(roster: readonly MatchPlayerReply[]): MatchPlayer[] {
  return toldApart(roster.map(matchPlayerOf));
}

export function matchPlayerOf({ confirmed, declined, ...player }: MatchPlayerReply): MatchPlayer {
  return { ...player, status: statusOf({ confirmed, declined }) };
}

export function matchPlayerReplyOf({ status, ...player }: MatchPlayer): MatchPlayerReply {
  return { ...player, ...flagsOf(status) };
}
