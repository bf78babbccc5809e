/*
 * Rules of the outbox: which changes the next request contains, and what its response changes in the queue. In requests
 * the base of a change is called `seen`.
 */
import type { AttendanceReply } from '../attendance/contract.ts';
import { flagsOf, type AttendanceStatus } from '../attendance/status.ts';
import { methodOf, pathOf } from '../contract/route.ts';
import { ATTENDANCE_CHANGES_MAX } from '../limits.ts';
import { ATTENDANCE, RESULT, TEAMS } from '../routes.ts';
import { teamsToWire } from '../teams/teams.ts';
import { coalesce, coalesceAttendance } from './coalesce.ts';
import { isVoided, moneyRequest, withoutAsked, withQuestion } from './money-request.ts';
import { isRemoved, nightRequest, withoutRefused, withRefused } from './night-request.ts';
import type {
  OutboxRequest,
  OutboxResponse,
  PendingAttendance,
  PendingChange,
  PendingResult,
  PendingTeams,
  QueueUpdate,
  RejectedChange,
} from './pending-change.ts';
import { requestFor } from './request-for.ts';

/**
 * Type of a player with an attendance status. `confirmedAt` is text that sorts in the order of time. For a confirmation
 * that the server has not acknowledged it is `~` and the id of the change, which sorts after all timestamps.
 */
type Attending = { id: string; status: AttendanceStatus; confirmedAt: string | null };

/**
 * Returns the player with the attendance of the last pending change in the queue, as an optimistic update; if there is
 * none, `player` itself. Pending confirmations sort after all confirmations with a time from the server, in the order
 * of the taps.
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

/**
 * Returns the next request to send for the queue; null if there is nothing to send. Changes that wait for an answer of
 * the organiser are left out. Changes of money and of nights are sent one by one.
 */
export function nextRequest(all: readonly PendingChange[]): OutboxRequest | null {
  const queue = withoutRefused(all).filter(
    (change) => change.kind !== 'money' || change.question === undefined,
  );
  const [first] = queue;
  if (!first) return null;
  if (first.kind === 'money') return moneyRequest(first);
  if (first.kind === 'night') return nightRequest(first);
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
  const bodies = coalesced.map(({ id, playerId, base, answeredAt, target }) => ({
    playerId,
    changeId: id,
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

/**
 * Tells whether a request with this status should be sent again later: there were too many requests (429), the request
 * timed out (408), or the server or a proxy in front of it is unavailable (502 and above). After a 401 the changes are
 * sent when their user signs in again.
 */
const isTemporary = (status: number) => [401, 408, 429].includes(status) || status >= 502;

/**
 * Returns what a response changes in the queue of the outbox. Acknowledged changes leave the queue. A payment or a game
 * about which the organiser has to decide stays. Without a response, or after a temporary failure, the changes stay and
 * are sent again. Changes that were rejected because another device changed the same data, or because it no longer
 * exists, leave the queue and are reported. When the help with a list is over, all changes of the list are rejected.
 * After any other rejection they also leave the queue and are reported, and later changes of the same data are rebased
 * on the base of the rejected ones.
 */
export function applyResponse(
  queue: readonly PendingChange[],
  request: OutboxRequest,
  response: OutboxResponse,
): QueueUpdate {
  if (response === null || isTemporary(response.status)) {
    return { queue: [...queue], rejected: [], shouldContinue: false };
  }
  if (response.isHelpOver) return withoutHelped(queue, request);
  const rest = without(queue, request.changes);
  const asked = withQuestion(queue, request, response) ?? withRefused(queue, request, response);
  if (asked) return { ...asked, rejected: [], shouldContinue: true };
  if (isVoided(request, response)) {
    return { queue: withoutAsked(rest, request), rejected: [], shouldContinue: true };
  }
  if (response.status < 300 || isRemoved(request, response)) {
    const rejected = rejectedPlayers(request, response.body);
    return { queue: rest, rejected, shouldContinue: true };
  }
  const retried = withOtherMethod(queue, request, response);
  if (retried) return { queue: retried, rejected: [], shouldContinue: true };
  const reason = reasonOf(response);
  return {
    queue: reason === 'failed' ? rebase(rest, request) : rest,
    rejected: coalesce(request.changes).map((change) => ({ change, reason })),
    shouldContinue: true,
  };
}

/** Returns the queue without the changes of the list of the request, because the user no longer helps with it. */
function withoutHelped(queue: readonly PendingChange[], { changes }: OutboxRequest): QueueUpdate {
  const gone = queue.filter(({ helpedListId }) => helpedListId === changes[0]?.helpedListId);
  const byMatch = Map.groupBy(gone, ({ matchId }) => matchId);
  return {
    queue: without(queue, gone),
    rejected: [...byMatch.values()]
      .flatMap(coalesce)
      .map((change) => ({ change, reason: 'help-over' })),
    shouldContinue: true,
  };
}

type Refusal = { status: number; code: string | null };

function reasonOf({ status, code }: Refusal): RejectedChange['reason'] {
  if (status === 409 && code === 'failed-precondition') return 'changed';
  return status === 404 ? 'missing' : 'failed';
}

/** Returns the changes that the server rejected for single players although the request as a whole succeeded. */
function rejectedPlayers(request: OutboxRequest, body: unknown): RejectedChange[] {
  const { refused = [] } = (body ?? {}) as Partial<AttendanceReply>;
  const reasons = new Map(refused.map((one) => [one.playerId, one.why]));
  return coalesce(request.changes).flatMap((change) => {
    const reason = change.kind === 'attendance' ? reasons.get(change.playerId) : undefined;
    return reason ? [{ change, reason }] : [];
  });
}

/**
 * Returns the queue in which the rejected teams are sent with the other method next time; null if that would not help.
 * POST creates teams and PUT replaces them. After a lost response the client may not know whether the server has teams,
 * so either method may be right.
 */
function withOtherMethod(
  queue: readonly PendingChange[],
  { method, changes }: OutboxRequest,
  { status, code }: Refusal,
): PendingChange[] | null {
  const [first] = changes;
  if (first?.kind !== 'teams') return null;
  const exist = method === 'POST' && status === 409 && code === 'already-exists';
  const isGone = method === 'PUT' && status === 404 && !first.base;
  if (!exist && !isGone) return null;
  return queue.map((change) => (change.id === first.id ? { ...first, exist } : change));
}

/**
 * Returns the queue after changes have been rejected: the first later change of the same attendance, teams or result
 * gets the base of the rejected change, because the server's data is still in that state.
 */
function rebase(rest: readonly PendingChange[], request: OutboxRequest): PendingChange[] {
  const rejected = coalesce(request.changes);
  const done = new Set<PendingChange>();
  return rest.map((change) => {
    const before = rejected.find((one) => isSameThing(one, change));
    if (!before || done.has(before)) return change;
    done.add(before);
    if (change.kind === 'teams' && before.kind === 'teams') {
      return { ...change, base: before.base, exist: before.exist };
    }
    if (change.kind === 'attendance' && before.kind === 'attendance') {
      return { ...change, base: before.base, answeredAt: before.answeredAt };
    }
    if (change.kind === 'result' && before.kind === 'result') {
      return { ...change, base: before.base };
    }
    return change;
  });
}

function isSameThing(one: PendingChange, other: PendingChange): boolean {
  if (one.kind !== other.kind || one.matchId !== other.matchId) return false;
  return (
    one.kind !== 'attendance' || (other.kind === 'attendance' && one.playerId === other.playerId)
  );
}

function without(queue: readonly PendingChange[], gone: readonly PendingChange[]): PendingChange[] {
  const ids = new Set(gone.map(({ id }) => id));
  return queue.filter(({ id }) => !ids.has(id));
}
