/*
 * A response changes the queue of the outbox as follows. Acknowledged changes leave the queue. Without a response, or
 * after a temporary failure, the changes stay and are sent again. Changes that were rejected because another device
 * changed the same data, or because it no longer exists, leave the queue and are reported. After any other rejection
 * they also leave the queue and are reported, and later changes of the same data are rebased on the base of the
 * rejected ones.
 */
import type { AttendanceReply } from '../attendance/contract.ts';
import { coalesce, type OutboxRequest, type PendingChange } from './next-request.ts';

/**
 * Type of the server's response to a request of the outbox; null if none arrived. `code` is the error code in its body,
 * or null.
 */
export type OutboxResponse = { status: number; code: string | null; body: unknown } | null;

/**
 * Type of a change that was not applied, with the reason: another device has changed the same data ('changed'), the
 * changed data no longer exists ('missing'), or the request failed in any other way ('failed').
 */
export type RejectedChange = { change: PendingChange; reason: 'changed' | 'missing' | 'failed' };

export type QueueUpdate = {
  queue: PendingChange[];
  rejected: RejectedChange[];
  /**
   * True if the next request should be sent immediately. If false, it is sent after a pause, when the connection may be
   * back, or at the next sign-in.
   */
  shouldContinue: boolean;
};

/**
 * Tells whether a request with this status should be sent again later: there were too many requests (429), the request
 * timed out (408), or the server or a proxy in front of it is unavailable (502 and above). After a 401 the changes are
 * sent when their user signs in again.
 */
const isTemporary = (status: number) => [401, 408, 429].includes(status) || status >= 502;

export function applyResponse(
  queue: readonly PendingChange[],
  request: OutboxRequest,
  response: OutboxResponse,
): QueueUpdate {
  if (response === null || isTemporary(response.status)) {
    return { queue: [...queue], rejected: [], shouldContinue: false };
  }
  const rest = without(queue, request.changes);
  if (response.status < 300) {
    return {
      queue: rest,
      rejected: rejectedPlayers(request, response.body),
      shouldContinue: true,
    };
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
 * Returns the queue after changes have been rejected: the first later change of the same data gets the base of the
 * rejected change, because the server's data is still in that state.
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
