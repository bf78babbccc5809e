import {
  type PendingChange,
  type AttendanceFlags,
  flagsOf,
  teamsFromWire,
  type PendingAttendance,
  type PendingMoney,
  type PendingNight,
  type PendingResult,
  type PendingTeams,
  statusOf,
  type TeamOrigin,
  type TeamsOnWire,
  teamsToWire,
} from '@picadito/domain';
import { randomId } from '../../lib/ids.ts';
import { isOwner, local } from '../storage.ts';
import { create } from 'zustand';

type WithoutId<Change> = Change extends PendingChange ? Omit<Change, 'id'> : never;
export type NewChange = WithoutId<PendingChange>;
export type OutboxQueue = ReturnType<typeof openQueue>;

/** Opens the queue of one user, which is stored in the browser and published to the screens of this tab. */
export function openQueue(uid: string, signal: AbortSignal) {
  return { read, append, replace };

  /** Reads the stored queue, which another tab may have changed, and returns it. */
  function read(): readonly PendingChange[] {
    if (!signal.aborted && isOwner(uid)) publish(readStoredQueue(uid));
    return usePendingChanges.getState().queue;
  }

  function append(changes: readonly NewChange[]): PendingChange[] {
    const { queue } = usePendingChanges.getState();
    const added = changes.map((change): PendingChange => ({ ...change, id: nextChangeId(queue) }));
    for (const change of added) storeChange(uid, change);
    publish([...queue, ...added]);
    return added;
  }

  function replace(next: readonly PendingChange[]): void {
    const left = new Map(next.map((change) => [change.id, change]));
    for (const change of usePendingChanges.getState().queue) {
      const now = left.get(change.id);
      if (!now) removeStoredChange(uid, change.id);
      else if (now !== change) storeChange(uid, now);
    }
    publish(next);
  }
}

function publish(queue: readonly PendingChange[]): void {
  const before = usePendingChanges.getState().queue;
  const isSame =
    queue.length === before.length &&
    queue.every((change, at) => before[at] && serialise(change) === serialise(before[at]));
  if (!isSame) usePendingChanges.setState({ queue });
}

let latest = 0;
const TAB = randomId().slice(0, 8);

/** Returns an id that sorts after the ids in the queue, even within a millisecond or after the clock was set back. */
function nextChangeId(queue: readonly PendingChange[], now = Date.now()): string {
  const last = Number.parseInt(queue.at(-1)?.id ?? '0', 36);
  latest = Math.max(latest + 1, last + 1, now * 1000);
  return `${latest.toString(36).padStart(12, '0')}-${TAB}`;
}

/**
 * State of this tab: the changes of the signed-in user that the server has not acknowledged. Screens apply them to the
 * server's data. `isStalled` is true while the changes wait because a request got no response, or a response after
 * which it is sent again.
 */
export const usePendingChanges = create<{
  uid: string;
  queue: readonly PendingChange[];
  isStalled: boolean;
}>(() => ({
  uid: '',
  queue: [],
  isStalled: false,
}));

/** Loads a user's queue from storage before a screen of the user renders. Returns whether the queue has changes. */
export function restorePendingChanges(uid: string): boolean {
  const queue = readStoredQueue(uid);
  usePendingChanges.setState({ uid, queue, isStalled: queue.length > 0 });
  return queue.length > 0;
}

/** Returns the stored changes of every tab of this browser, in the order of the taps. */
export function readStoredQueue(uid: string): PendingChange[] {
  return storedKeys(uid)
    .toSorted()
    .flatMap((key) => parse(local.get(key)));
}

/** Stores a change under its own key, so that no tab overwrites the changes of another. */
export function storeChange(uid: string, change: PendingChange): void {
  if (isOwner(uid)) local.set(storedKeyOf(uid, change.id), serialise(change));
}

/** Returns the text that is stored for a change; equal changes have equal texts. */
function serialise(change: PendingChange): string {
  return JSON.stringify(toStored(change));
}

export function removeStoredChange(uid: string, id: string): void {
  local.remove(storedKeyOf(uid, id));
}

/*
 * Entries have the shape in which the first version of the app stored them: `seen` and `wish` are the base and the
 * target, and an attendance has two flags. A result and a change of money or of a night are stored unchanged.
 */
type Stored<Change extends PendingChange, State> = Omit<Change, 'base' | 'target'> & {
  seen: State | undefined;
  wish: State;
};
type StoredTeams = Omit<PendingTeams, 'base' | 'target'> & {
  seen: TeamsOnWire | null | undefined;
  wish: TeamsOnWire & { createdBy: TeamOrigin };
};
type StoredChange = Stored<PendingAttendance, AttendanceFlags> | StoredTeams | Unchanged;

type Unchanged = PendingResult | PendingMoney | PendingNight;

const isUnchanged = (change: PendingChange | StoredChange): change is Unchanged =>
  change.kind === 'result' || change.kind === 'money' || change.kind === 'night';

function toStored(change: PendingChange): StoredChange {
  if (isUnchanged(change)) return change;
  if (change.kind === 'teams') {
    const { base, target, id, ...rest } = change;
    const wish = { ...teamsToWire(target), createdBy: target.createdBy };
    return { ...rest, seen: base && teamsToWire(base), wish, id };
  }
  const { base, target, id, ...rest } = change;
  return { ...rest, seen: base && flagsOf(base), wish: flagsOf(target), id };
}

function fromStored(stored: StoredChange): PendingChange {
  if (isUnchanged(stored)) return stored;
  if (stored.kind === 'teams') {
    const { seen, wish, ...rest } = stored;
    const target = { ...teamsFromWire(wish), createdBy: wish.createdBy };
    return { ...rest, base: seen && teamsFromWire(seen), target };
  }
  const { seen, wish, ...rest } = stored;
  return { ...rest, base: seen && statusOf(seen), target: statusOf(wish) };
}

/**
 * Kinds of changes that this version can send. Changes of other kinds, stored by a later version, stay in storage and
 * do not block the queue.
 */
const KINDS: readonly string[] = [
  'attendance',
  'teams',
  'result',
  'money',
  'night',
] satisfies StoredChange['kind'][];

function parse(text: string | null): PendingChange[] {
  try {
    const stored = JSON.parse(text ?? 'null') as StoredChange | null;
    return stored && KINDS.includes(stored.kind) ? [fromStored(stored)] : [];
  } catch {
    return [];
  }
}

/**
 * Returns the prefix of the storage keys of a user's pending changes. It differs from the prefix of stored queries,
 * because pending changes outlive an expired session.
 */
const prefixOf = (uid: string) => `picadito-waiting:${uid}:`;

function storedKeyOf(uid: string, id: string): string {
  return prefixOf(uid) + id;
}

/** Returns the keys of a user's pending changes of every tab of this browser. */
export function storedKeys(uid: string): string[] {
  return local.keys().filter((key) => key.startsWith(prefixOf(uid)));
}
