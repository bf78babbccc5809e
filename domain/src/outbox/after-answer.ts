/*
 * What an answer makes of the line. Acknowledged: the changes leave it. No answer, or one that says "later": they stay
 * and are sent again. Refused because another device changed the same thing, or because it is gone: they leave it and
 * are told. Any other refusal: they leave it and are told, and what was tapped after them stands on what they stood on.
 */
import type { AttendanceReply } from '../contract/attendance.ts';
import type { OutboxRequest } from './next-request.ts';
import { merged } from './next-request.ts';
import type { WaitingChange } from './waiting-change.ts';

/** Null: none came. `code` is the problem's. */
export type OutboxAnswer = { status: number; code: string | null; body: unknown } | null;

/** A change that was not done, and why: another device was first, it is gone, or the server failed. */
export type Undone = { change: WaitingChange; why: 'changed' | 'missing' | 'failed' };

export type AfterAnswer = {
  line: WaitingChange[];
  undone: Undone[];
  /** Whether to go on at once; else when there is a signal again, or somebody is signed in. */
  goesOn: boolean;
};

/**
 * Too many, or a server that is not there just now, as it or a proxy before it says: not an answer to the change. 401: its
 * user will be back.
 */
const isLater = (status: number) => [401, 408, 429].includes(status) || status >= 502;

export function afterAnswer(
  line: readonly WaitingChange[],
  request: OutboxRequest,
  answer: OutboxAnswer,
): AfterAnswer {
  if (answer === null || isLater(answer.status)) {
    return { line: [...line], undone: [], goesOn: false };
  }
  const rest = without(line, request.changes);
  if (answer.status < 300)
    return { line: rest, undone: refusedIn(request, answer.body), goesOn: true };

  const other = otherVerb(line, request, answer);
  if (other) return { line: other, undone: [], goesOn: true };
  const why = reasonOf(answer);
  const left = why === 'failed' ? rebased(rest, request) : rest;
  return {
    line: left,
    undone: lastWishes(request).map((change) => ({ change, why })),
    goesOn: true,
  };
}

function reasonOf({ status, code }: { status: number; code: string | null }): Undone['why'] {
  if (status === 409 && code === 'failed-precondition') return 'changed';
  return status === 404 ? 'missing' : 'failed';
}

/** The players of a request that carried several, and could not do some. */
function refusedIn(request: OutboxRequest, body: unknown): Undone[] {
  const { refused = [] } = (body ?? {}) as Partial<AttendanceReply>;
  const why = new Map(refused.map((one) => [one.playerId, one.why]));
  return lastWishes(request).flatMap((change) => {
    const reason = change.kind === 'attendance' ? why.get(change.playerId) : undefined;
    return reason ? [{ change, why: reason }] : [];
  });
}

/** What the request wished in the end: of each player his last change, of teams the last. */
export function lastWishes({ changes }: OutboxRequest): WaitingChange[] {
  const attendance = changes.filter((change) => change.kind === 'attendance');
  const teams = changes.filter((change) => change.kind === 'teams');
  const [first, last] = [teams[0], teams.at(-1)];
  const wished = first && last ? [{ ...last, seen: first.seen, exist: first.exist }] : [];
  return [...merged(attendance).values(), ...wished];
}

/**
 * Teams have two verbs: to create and to replace. Where the match has none that were seen, either may be right, for an
 * answer that got lost may have been a success.
 */
function otherVerb(
  line: readonly WaitingChange[],
  { method, changes }: OutboxRequest,
  { status, code }: { status: number; code: string | null },
): WaitingChange[] | null {
  const [first] = changes;
  if (first?.kind !== 'teams') return null;
  const isThere = method === 'POST' && status === 409 && code === 'already-exists';
  const isGone = method === 'PUT' && status === 404 && !first.seen;
  if (!isThere && !isGone) return null;
  return line.map((change) => (change.id === first.id ? { ...first, exist: isThere } : change));
}

/** What was tapped on top of a change that failed stands on what that one stood on. */
function rebased(rest: readonly WaitingChange[], request: OutboxRequest): WaitingChange[] {
  const failed = lastWishes(request);
  const done = new Set<WaitingChange>();
  return rest.map((change) => {
    const before = failed.find((one) => isSameThing(one, change));
    if (!before || done.has(before)) return change;
    done.add(before);
    if (change.kind === 'teams' && before.kind === 'teams') {
      return { ...change, seen: before.seen, exist: before.exist };
    }
    if (change.kind === 'attendance' && before.kind === 'attendance') {
      return { ...change, seen: before.seen };
    }
    return change;
  });
}

function isSameThing(one: WaitingChange, other: WaitingChange): boolean {
  if (one.kind !== other.kind || one.matchId !== other.matchId) return false;
  return one.kind === 'teams' || (other.kind === 'attendance' && one.playerId === other.playerId);
}

function without(line: readonly WaitingChange[], gone: readonly WaitingChange[]): WaitingChange[] {
  const ids = new Set(gone.map(({ id }) => id));
  return line.filter(({ id }) => !ids.has(id));
}
