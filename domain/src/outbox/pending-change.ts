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
  /** Ids sort in the order of the taps. */
  id: string;
  matchId: string;
};

export type PendingAttendance = Pending & {
  kind: 'attendance';
  playerId: string;
  /** Holds the name of the player for messages about this change. */
  name: string;
  /** Holds the state on screen before the change. If it is undefined (unknown), the server does not compare it. */
  base: AttendanceStatus | undefined;
  /**
   * Holds the time of the answer by the link that was on screen; null for no answer. If it is undefined, the server
   * does not compare it.
   */
  answeredAt?: string | null | undefined;
  target: AttendanceStatus;
};

export type PendingTeams = Pending & {
  kind: 'teams';
  /** Holds the teams on screen before the change: null for no teams, undefined if unknown. */
  base: Teams<string> | null | undefined;
  target: Teams<string> & { createdBy: TeamOrigin };
  /** Tells whether the server has teams of this match, as far as the client knows. This decides the method. */
  exist: boolean;
};

export type PendingResult = Pending & {
  kind: 'result';
  /** Holds the result on screen before the change: null for none, undefined if unknown. */
  base: KnownResult | null | undefined;
  /** Holds the new result; null removes the result. */
  target: KnownResult | null;
};

export type PendingChange = PendingAttendance | PendingTeams | PendingResult;

/**
 * Describes a player's attendance. `confirmedAt` is text that sorts in the order of time; until the server has set it,
 * it is `~` and the id of the change.
 */
type Attending = { id: string; status: AttendanceStatus; confirmedAt: string | null };

/**
 * Applies the pending changes as an optimistic update: returns the player with the target of the last pending change,
 * or `player` itself without one. A pending confirmation sorts after every confirmation with a time from the server, in
 * the order of the taps.
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
