/*
 * The next request carries the first pending change, coalesced with the changes of the same kind and match that
 * directly follow it. In requests the base of a change is called `seen`.
 */
import type { ApiRoute, BodyOf } from '../api.ts';
import { ATTENDANCE, RESULT, TEAMS } from '../routes.ts';
import { flagsOf, type AttendanceStatus } from '../attendance/status.ts';
import { methodOf, type ParamsOf, pathOf, type PathValues } from '../contract/route.ts';
import { ATTENDANCE_CHANGES_MAX } from '../limits.ts';
import { teamsToWire, type Teams, type TeamOrigin } from '../teams/teams.ts';
import type { KnownResult } from '../results/score.ts';

export type OutboxRequest = {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body: unknown;
  /** Changes that the request carries out, in the order of the taps. */
  changes: readonly PendingChange[];
};

/** Returns the next request to send for the queue; null for an empty queue. */
export function nextRequest(queue: readonly PendingChange[]): OutboxRequest | null {
  const [first] = queue;
  if (!first) return null;
  const end = queue.findIndex(
    ({ kind, matchId }) => kind !== first.kind || matchId !== first.matchId,
  );
  const batch = queue.slice(0, end === -1 ? undefined : end).slice(0, ATTENDANCE_CHANGES_MAX);
  const attendance = batch.filter((change) => change.kind === 'attendance');
  if (attendance.length > 0) return attendanceRequest(attendance);
  if (first.kind === 'result') {
    return resultRequest(batch.filter((change) => change.kind === 'result'));
  }
  return teamsRequest(batch.filter((change) => change.kind === 'teams'));
}

function attendanceRequest(changes: readonly PendingAttendance[]): OutboxRequest | null {
  const coalesced = [...coalesceAttendance(changes).values()];
  const bodies = coalesced.map(({ playerId, base, answeredAt, target }) => ({
    playerId,
    isConfirmed: flagsOf(target).confirmed,
    declined: flagsOf(target).declined,
    seen: base && { ...flagsOf(base), answeredAt },
  }));
  const [first] = bodies;
  if (!first) return null;
  const { playerId, ...body } = first;
  const id = changes[0]?.matchId ?? '';
  return bodies.length > 1
    ? { ...requestFor(ATTENDANCE.change, { id }, { changes: bodies }), changes }
    : { ...requestFor(ATTENDANCE.confirm, { id, playerId }, body), changes };
}

function teamsRequest(changes: readonly PendingTeams[]): OutboxRequest | null {
  const [first] = changes;
  const last = changes.at(-1);
  if (!first || !last) return null;
  const { matchId, base, exist } = first;
  const route = exist ? TEAMS.replace : TEAMS.create;
  const body = {
    matchId,
    ...teamsToWire(last.target),
    createdBy: last.target.createdBy,
    seen: base && teamsToWire(base),
  };
  return { ...requestFor(route, { id: matchId }, body), changes };
}

function resultRequest(changes: readonly PendingResult[]): OutboxRequest | null {
  const [first] = changes;
  const last = changes.at(-1);
  if (!first || !last) return null;
  const id = { id: last.matchId };
  if (last.target !== null) {
    return { ...requestFor(RESULT.set, id, { ...last.target, seen: first.base }), changes };
  }
  const path = pathOf(RESULT.remove, id);
  return { method: methodOf(RESULT.remove), path, body: undefined, changes };
}

type WriteRoute = Extract<ApiRoute, `${'PUT' | 'POST'} ${string}`>;

function requestFor<R extends WriteRoute>(route: R, params: ParamsOf<R>, body: BodyOf<R>) {
  return { method: methodOf(route), path: pathOf(route, ...([params] as PathValues<R>)), body };
}

/* Several pending changes of the same data become one change with the base of the first and the target of the last. */

/**
 * Returns the changes of one match with repeated changes combined: at most one change for each player, one for the
 * teams and one for the result.
 */
export function coalesce(changes: readonly PendingChange[]): PendingChange[] {
  const attendance = changes.filter((change) => change.kind === 'attendance');
  const teams = changes.filter((change) => change.kind === 'teams');
  const [first, last] = [teams[0], teams.at(-1)];
  const saved = first && last ? [{ ...last, base: first.base, exist: first.exist }] : [];
  const results = changes.filter((change) => change.kind === 'result');
  const [earliest, latest] = [results[0], results.at(-1)];
  const result = earliest && latest ? [{ ...latest, base: earliest.base }] : [];
  return [...coalesceAttendance(attendance).values(), ...saved, ...result];
}

/**
 * Returns the attendance changes by player id, with repeated changes of a player combined, in the order of each
 * player's first change.
 */
export function coalesceAttendance(
  changes: readonly PendingAttendance[],
): Map<string, PendingAttendance> {
  const players = new Map<string, PendingAttendance>();
  for (const change of changes) {
    const { base, answeredAt } = players.get(change.playerId) ?? change;
    players.set(change.playerId, { ...change, base, answeredAt });
  }
  return players;
}

/*
 * Pending changes are those that the server has not acknowledged yet (docs/decisions/024-outbox.md). They are queued
 * and sent in the order of the taps. Each holds the state on which it was made (`base`), so that the server applies it
 * once, however often it is sent, and rejects it if another device has changed the same data (compare-and-set).
 */

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
