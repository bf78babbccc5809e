import { MESSAGES, type ChangeKind } from '@picadito/domain';
import { AppError } from '../app-error.ts';
import { deleteChangesBefore, insertChanges, type Change } from '../store/changes-store.ts';
import { deleteExpiredAnswers } from '../store/idempotency-store.ts';
import type { Writer } from '../store/store.ts';
import { stampsAfter, timestamp } from '../store/timestamps.ts';
import { lockUser, setLastTimestamp } from '../store/users-store.ts';
import type { Context, Organiser } from './context.ts';

/** Changes and answers to keyed requests are kept this long (http-api.md). */
export const KEPT_MS = 24 * 60 * 60 * 1000;
const HOUR_LENGTH = '2026-11-21T13'.length;

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
    const last = await lockUser(tx, organiser.id);
    if (last === undefined) throw new AppError('unauthenticated', MESSAGES.signedOut);
    const now = context.now();
    const stamps = stampsAfter(last);
    const changes: Change[] = [];
    const stamp = () => stamps.next(now);
    const changed = (kind: ChangeKind, id: string) =>
      void changes.push({ at: stamp(), kind, id, tab: organiser.tab });
    const done = await work(tx, { organiser, now, stamp, changed });
    if (changes.length > 0) await insertChanges(tx, organiser.id, changes);
    if (stamps.latest() !== last) await setLastTimestamp(tx, organiser.id, stamps.latest());
    if (isNewHour(last, stamps.latest())) await forgetOld(tx, now);
    return { result: done, isChanged: changes.length > 0 };
  });
  if (isChanged) context.feed.wake(organiser.id);
  return result;
}

function isNewHour(last: string, latest: string): boolean {
  return last.slice(0, HOUR_LENGTH) !== latest.slice(0, HOUR_LENGTH);
}

/** Changes and answers that were kept for a day go, whosever they are. */
export async function forgetOld(tx: Writer, now: number): Promise<void> {
  const before = timestamp(now - KEPT_MS);
  await deleteChangesBefore(tx, before);
  await deleteExpiredAnswers(tx, before);
}
