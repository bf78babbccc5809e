/*
 * Changes that no server has acknowledged yet (docs/decisions/024-outbox.md). They wait in a queue in the order of the
 * taps and are sent in that order. Each carries the state that it was made on (`base`), so that the server applies it
 * once, however often it is sent, and refuses it when another device has changed the same thing meanwhile
 * (compare-and-set).
 */
import type { AttendanceStatus } from '../attendance/status.ts';
import type { KnownResult } from '../results/score.ts';
import type { Teams } from '../teams/teams.ts';
import type { TeamOrigin } from '../teams/team-name.ts';

type Pending = {
  /** Ids sort in the order of the taps. */
  id: string;
  matchId: string;
};

export type PendingAttendance = Pending & {
  kind: 'attendance';
  playerId: string;
  /** For messages about this change. */
  name: string;
  /** The state on screen before the change. Undefined: not known, so the server does not compare it. */
  base: AttendanceStatus | undefined;
  /** When the answer by the link was given that was on screen; null for none. Undefined: likewise. */
  answeredAt?: string | null | undefined;
  target: AttendanceStatus;
};

export type PendingTeams = Pending & {
  kind: 'teams';
  /** Null: there were no teams. Undefined: not known. */
  base: Teams<string> | null | undefined;
  target: Teams<string> & { createdBy: TeamOrigin };
  /** Whether the server already has teams of this match, as far as the client knows: it decides the method. */
  exist: boolean;
};

export type PendingResult = Pending & {
  kind: 'result';
  /** Null: there was none. Undefined: not known. */
  base: KnownResult | null | undefined;
  /** Null: the match is to have none. */
  target: KnownResult | null;
};

export type PendingChange = PendingAttendance | PendingTeams | PendingResult;

/** `confirmedAt` sorts by time; `~` and the id of the change while the server has not set it. */
type Attending = { id: string; status: AttendanceStatus; confirmedAt: string | null };

/**
 * The optimistic overlay: a player with the target of the last pending change; `player` itself when none is pending.
 * A pending confirmation sorts after every confirmation that the server has timestamped, in the order of the taps.
 */
export function applyPending<Player extends Attending>(
  player: Player,
  matchId: string,
  queue: readonly PendingChange[],
): Player {
  const last = queue.findLast(
    (change) =>
      change.kind === 'attendance' && change.matchId === matchId && change.playerId === player.id,
  );
  if (last?.kind !== 'attendance' || player.status === last.target) return player;
  const confirmedAt = last.target === 'confirmed' ? `~${last.id}` : null;
  return { ...player, status: last.target, confirmedAt };
}
