/*
 * What a response does to the queue. Acknowledged: its changes leave the queue. No response, or a temporary failure:
 * they stay and are sent again. Rejected because another device changed the same thing, or because it is gone: they
 * leave the queue and are reported. Any other rejection: they leave it and are reported, and later changes of the same
 * thing are rebased on what the rejected ones were based on.
 */
import type { AttendanceReply } from '../attendance/attendance-reply.ts';
import { coalesce } from './coalesce.ts';
import type { OutboxRequest } from './next-request.ts';
import type { PendingChange } from './pending-change.ts';

/** Null: no response arrived. `code` is the problem's. */
export type OutboxResponse = { status: number; code: string | null; body: unknown } | null;

/** A change that was not applied, and why: another device was first, its target is gone, or the server failed. */
export type RejectedChange = { change: PendingChange; reason: 'changed' | 'missing' | 'failed' };

export type QueueUpdate = {
  queue: PendingChange[];
  rejected: RejectedChange[];
  /** Whether to send the next request at once; otherwise after a pause, a new signal or a new sign-in. */
  shouldContinue: boolean;
};

/**
 * Too many requests, or a server that is unavailable just now, as it or a proxy before it says. 401: the changes are
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

/** The players whom a request for several could not change. */
function rejectedPlayers(request: OutboxRequest, body: unknown): RejectedChange[] {
  const { refused = [] } = (body ?? {}) as Partial<AttendanceReply>;
  const reasons = new Map(refused.map((one) => [one.playerId, one.why]));
  return coalesce(request.changes).flatMap((change) => {
    const reason = change.kind === 'attendance' ? reasons.get(change.playerId) : undefined;
    return reason ? [{ change, reason }] : [];
  });
}

/**
 * Teams have two methods: POST creates and PUT replaces. Where the base is that there were none, either may be right,
 * for the response that got lost may have been a success.
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

/** The first later change of each rejected thing takes over the base of the rejected change. */
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
