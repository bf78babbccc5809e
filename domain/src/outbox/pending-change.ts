/*
 * Pending changes are those that the server has not acknowledged yet (docs/decisions/024-outbox.md). They are queued
 * and sent in the order of the taps. Each holds the state on which it was made (`base`), so that the server applies it
 * once, however often it is sent, and rejects it if another device has changed the same data (compare-and-set).
 */
import type { AttendanceStatus } from '../attendance/status.ts';
import type { KnownResult } from '../results/score.ts';
import type { Teams } from '../teams/teams.ts';
import type { TeamOrigin } from '../teams/team-name.ts';

type Pending = {
  /** Id of the change. As text, ids sort in the order of the taps. */
  id: string;
  matchId: string;
};

export type PendingAttendance = Pending & {
  kind: 'attendance';
  playerId: string;
  /** Name of the player, for messages about this change. */
  name: string;
  /**
   * Attendance on screen before the change. If it is undefined (unknown), the server applies the change without
   * comparing.
   */
  base: AttendanceStatus | undefined;
  /**
   * Time of the answer by the link that was on screen before the change; null for no answer. If it is undefined
   * (unknown), the server does not compare it.
   */
  answeredAt?: string | null | undefined;
  target: AttendanceStatus;
};

export type PendingTeams = Pending & {
  kind: 'teams';
  /** Teams on screen before the change: null for no teams, undefined if unknown. */
  base: Teams<string> | null | undefined;
  target: Teams<string> & { createdBy: TeamOrigin };
  /**
   * True if the server has teams of this match, as far as the client knows. Teams that exist are replaced with PUT,
   * others are created with POST.
   */
  exist: boolean;
};

export type PendingResult = Pending & {
  kind: 'result';
  /** Result on screen before the change: null for no result, undefined if unknown. */
  base: KnownResult | null | undefined;
  /** New result; null removes the stored result. */
  target: KnownResult | null;
};

export type PendingChange = PendingAttendance | PendingTeams | PendingResult;

/**
 * Type of a player with an attendance status. `confirmedAt` is text that sorts in the order of time. For a confirmation
 * that the server has not acknowledged it is `~` and the id of the change, which sorts after all timestamps.
 */
type Attending = { id: string; status: AttendanceStatus; confirmedAt: string | null };

/**
 * Returns the player with the attendance of the last pending change in the queue, as an optimistic update; without one,
 * `player` itself. Pending confirmations sort after all confirmations with a time from the server, in the order of the
 * taps.
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
