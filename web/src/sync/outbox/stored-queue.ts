import {
  type AttendanceFlags,
  flagsOf,
  teamsFromWire,
  type PendingAttendance,
  type PendingChange,
  type PendingResult,
  type PendingTeams,
  statusOf,
  type TeamOrigin,
  type TeamsOnWire,
  teamsToWire,
} from '@picadito/domain';
import { isOwner, local } from '../storage.ts';

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

/** Returns the stored form of a change; equal changes have equal texts. */
export function serialise(change: PendingChange): string {
  return JSON.stringify(toStored(change));
}

export function removeStoredChange(uid: string, id: string): void {
  local.remove(storedKeyOf(uid, id));
}

/*
 * Entries have the shape in which the first version of the app stored them: `seen` and `wish` are the base and the
 * target, and an attendance has two flags. A result is stored unchanged.
 */
type Stored<Change extends PendingChange, State> = Omit<Change, 'base' | 'target'> & {
  seen: State | undefined;
  wish: State;
};
type StoredTeams = Omit<PendingTeams, 'base' | 'target'> & {
  seen: TeamsOnWire | null | undefined;
  wish: TeamsOnWire & { createdBy: TeamOrigin };
};
type StoredChange = Stored<PendingAttendance, AttendanceFlags> | StoredTeams | PendingResult;

function toStored(change: PendingChange): StoredChange {
  if (change.kind === 'result') return change;
  if (change.kind === 'teams') {
    const { base, target, id, ...rest } = change;
    const wish = { ...teamsToWire(target), createdBy: target.createdBy };
    return { ...rest, seen: base && teamsToWire(base), wish, id };
  }
  const { base, target, id, ...rest } = change;
  return { ...rest, seen: base && flagsOf(base), wish: flagsOf(target), id };
}

function fromStored(stored: StoredChange): PendingChange {
  if (stored.kind === 'result') return stored;
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
const KINDS: readonly string[] = ['attendance', 'teams', 'result'] satisfies StoredChange['kind'][];

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

export function storedKeyOf(uid: string, id: string): string {
  return prefixOf(uid) + id;
}

/** Returns the keys of a user's pending changes of every tab of this browser. */
export function storedKeys(uid: string): string[] {
  return local.keys().filter((key) => key.startsWith(prefixOf(uid)));
}
