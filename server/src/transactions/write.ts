import type { ChangeDetail, ChangeKind } from '@picadito/domain';
import { insertChanges, type Change } from '../store/tables/changes.ts';
import { countVotes, uncountedMatches } from '../store/tables/results/figura-votes.ts';
import type { Writer } from '../store/transaction.ts';
import { timestampsAfter } from '../store/timestamps.ts';
import { setLastTimestamp } from '../store/tables/users.ts';
import type { Context, Organiser } from './context.ts';
import { lockOrganiser } from './lock-organiser.ts';

/** Retention of changes and of stored responses (docs/decisions/043). */
export const RETENTION_MS = 24 * 60 * 60 * 1000;

/** What a write transaction of an organiser works with. */
export type WriteContext = {
  organiser: Organiser;
  /** Epoch milliseconds, the same for the whole transaction. */
  now: number;
  /** The next `createdAt`, newer than all before. */
  nextTimestamp: () => string;
  /** Records a change, of which the organiser's other devices are notified after the commit. */
  recordChange: (kind: ChangeKind, id: string, detail?: ChangeDetail) => void;
  /**
   * For statements whose results nothing depends on. They are sent already: neither the next ones nor the commit wait
   * for them, and if one fails the transaction does.
   */
  send: (statement: Promise<unknown>) => void;
};

/**
 * The one way to change an organiser's data: a transaction that locks the organiser's row first, so that writes are
 * serialised across servers. Changes are stored in it and published after the commit. Votes that have closed are counted
 * before anything else, so that no change of a match or of its teams comes between their close and the count.
 */
export function write<T>(
  context: Context,
  organiser: Organiser,
  work: (tx: Writer, writeContext: WriteContext) => Promise<T>,
): Promise<T> {
  return loadAndWrite(context, organiser, async () => {}, work);
}

/**
 * The same, for work that begins with reads: they are sent together with the lock, behind it, and see what others
 * have committed before it. `now`: as in the work's context.
 */
export async function loadAndWrite<Loaded, T>(
  context: Context,
  organiser: Organiser,
  load: (tx: Writer, now: number) => Promise<Loaded>,
  work: (tx: Writer, writeContext: WriteContext, loaded: Loaded) => Promise<T>,
): Promise<T> {
  const { result, isChanged, sent } = await context.store.transaction(async (tx) => {
    const now = context.now();
    const [last, loaded, uncounted] = await Promise.all([
      lockOrganiser(tx, organiser),
      load(tx, now),
      uncountedMatches(tx, organiser.id, now),
    ]);
    for (const matchId of uncounted) await countVotes(tx, { userId: organiser.id, matchId });
    const timestamps = timestampsAfter(last);
    const changes: Change[] = [];
    const sent: Promise<unknown>[] = [];
    const nextTimestamp = () => timestamps.next(now);
    const recordChange: WriteContext['recordChange'] = (kind, id, detail) =>
      void changes.push({ at: nextTimestamp(), kind, id, tab: organiser.tab, detail });
    const send = (statement: Promise<unknown>) => {
      // reported below, unless the work itself fails first
      statement.catch(() => {});
      sent.push(statement);
    };
    const writeContext = { organiser, now, nextTimestamp, recordChange, send };
    const done = await work(tx, writeContext, loaded);
    if (changes.length > 0) send(insertChanges(tx, organiser.id, changes));
    if (timestamps.latest() !== last) send(setLastTimestamp(tx, organiser.id, timestamps.latest()));
    if (!context.store.engine.failsAtCommit) await Promise.all(sent);
    return { result: done, isChanged: changes.length > 0, sent };
  });
  // one that was sent behind the commit has not been stored
  await Promise.all(sent);
  if (isChanged) context.feed.notify(organiser.id);
  return result;
}
