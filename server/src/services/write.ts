import type { ChangeKind } from '@picadito/domain';
import { insertChanges, type Change } from '../store/tables/changes.ts';
import type { Writer } from '../store/store.ts';
import { stampsAfter } from '../store/timestamps.ts';
import { setLastTimestamp } from '../store/tables/users.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { lockOrganiser } from '../transactions/lock-organiser.ts';

/** Changes and answers to keyed requests are kept this long (http-api.md). */
export const KEPT_MS = 24 * 60 * 60 * 1000;

/** An organiser's turn to write: the transaction that changes his things. */
export type Turn = {
  organiser: Organiser;
  /** Epoch milliseconds, the same for the whole transaction. */
  now: number;
  /** The next `createdAt` of his things. */
  stamp: () => string;
  /** Tells his other devices, once it is stored. */
  changed: (kind: ChangeKind, id: string) => void;
};

/**
 * The one way to change what an organiser owns: a transaction in which his row is locked first, so that his
 * writes come one after the other, whichever server they reach. What changed is stored with it and told after.
 */
export async function write<T>(
  context: Context,
  organiser: Organiser,
  work: (tx: Writer, turn: Turn) => Promise<T>,
): Promise<T> {
  const { result, isChanged } = await context.store.transaction(async (tx) => {
    const last = await lockOrganiser(tx, organiser);
    const now = context.now();
    const stamps = stampsAfter(last);
    const changes: Change[] = [];
    const stamp = () => stamps.next(now);
    const changed = (kind: ChangeKind, id: string) =>
      void changes.push({ at: stamp(), kind, id, tab: organiser.tab });
    const done = await work(tx, { organiser, now, stamp, changed });
    if (changes.length > 0) await insertChanges(tx, organiser.id, changes);
    if (stamps.latest() !== last) await setLastTimestamp(tx, organiser.id, stamps.latest());
    return { result: done, isChanged: changes.length > 0 };
  });
  if (isChanged) context.feed.wake(organiser.id);
  return result;
}
