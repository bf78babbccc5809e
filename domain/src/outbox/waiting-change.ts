/*
 * The outbox: what an organiser changed and no server has acknowledged yet (docs/decisions/024-outbox.md). Changes wait
 * in the order of the taps and are sent in it. Each carries what he saw when he tapped, so that the server does it
 * once, however often it is sent, and refuses it when another device has changed the same thing meanwhile.
 */
import type { TeamsReply } from '../teams/teams-reply.ts';
import type { TeamOrigin } from '../teams/team-name.ts';

/** Neither confirmed nor declined is pending; never both. */
export type Attendance = { confirmed: boolean; declined: boolean };

export type TeamIds = Pick<TeamsReply, 'claroTeam' | 'oscuroTeam' | 'suplentes'>;

type Waiting = {
  /** Ids sort in the order of the taps. */
  id: string;
  matchId: string;
};

export type WaitingAttendance = Waiting & {
  kind: 'attendance';
  playerId: string;
  /** For the sentence that tells what became of it. */
  name: string;
  /** Undefined: not known, and so not compared. */
  seen: Attendance | undefined;
  wish: Attendance;
};

export type WaitingTeams = Waiting & {
  kind: 'teams';
  /** Null: there were no teams. Undefined: not known. */
  seen: TeamIds | null | undefined;
  wish: TeamIds & { createdBy: TeamOrigin };
  /** Whether the server has teams of this match, as far as one knows: it decides the verb. */
  exist: boolean;
};

export type WaitingChange = WaitingAttendance | WaitingTeams;

export function sameAttendance(one: Attendance, other: Attendance): boolean {
  return one.confirmed === other.confirmed && one.declined === other.declined;
}

/** `confirmedAt`: text in the order of time; `~` and the id of a tap while the server has not given one. */
type Attending = Attendance & { id: string; confirmedAt: string | null };

/**
 * A player as the last of his waiting changes wants him; `player` himself where none waits. Whoever waits to be confirmed
 * comes after all whose time the server has given, in the order of the taps.
 */
export function asWished<Player extends Attending>(
  player: Player,
  matchId: string,
  line: readonly WaitingChange[],
): Player {
  const last = line.findLast(
    (change) =>
      change.kind === 'attendance' && change.matchId === matchId && change.playerId === player.id,
  );
  if (last?.kind !== 'attendance' || sameAttendance(player, last.wish)) return player;
  return { ...player, ...last.wish, confirmedAt: last.wish.confirmed ? `~${last.id}` : null };
}
