import type { PendingChange } from '@picadito/domain';
import { randomId } from '../../lib/ids.ts';
import { isOwner } from '../storage.ts';
import { readStoredQueue, removeStoredChange, serialise, storeChange } from './stored-queue.ts';
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
 * State: the changes of the signed-in user that the server has not acknowledged. Screens apply them to the server's
 * data. `isStalled` is true while a request has got no response, so that the changes wait for the network.
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
