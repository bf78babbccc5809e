import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Writer } from './transaction.ts';

/** Further jobs wait for the next commit. */
const BATCH_MAX = 50;

type Job = { run: (tx: Writer) => Promise<Settle>; fail: (error: unknown) => void };
/** Resolves or rejects a job's promise, after the commit. */
type Settle = () => void;

/**
 * Group commit, for an engine with one writer at a time: the transactions of one tick of the event loop run one after
 * the other, each in a savepoint, and share one commit, which dominates the cost. A job that fails is rolled back
 * alone, sees the writes of the jobs before it, and settles after the commit.
 */
export function groupCommit(writer: Kysely<Schema>) {
  let waiting: Job[] = [];
  let isRunning = false;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const jobs = waiting.slice(0, BATCH_MAX);
      waiting = waiting.slice(BATCH_MAX);
      await runBatch(writer, jobs);
    }
    isRunning = false;
  }

  return function transaction<T>(work: (tx: Writer) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      waiting.push({
        run: async (tx) => {
          const done = await work(tx);
          return () => resolve(done);
        },
        fail: reject,
      });
      if (isRunning) return;
      isRunning = true;
      // by then the requests that have arrived are read
      setImmediate(() => void drain());
    });
  };
}

async function runBatch(writer: Kysely<Schema>, jobs: readonly Job[]): Promise<void> {
  try {
    const settled = await writer.transaction().execute(async (tx) => {
      const [only] = jobs;
      if (jobs.length === 1 && only) return [await only.run(tx)];
      const all: Settle[] = [];
      for (const job of jobs) all.push(await runInSavepoint(tx, job));
      return all;
    });
    for (const settle of settled) settle();
  } catch (error) {
    for (const { fail } of jobs) fail(error);
  }
}

async function runInSavepoint(tx: Writer, job: Job): Promise<Settle> {
  await sql`savepoint one`.execute(tx);
  try {
    const settled = await job.run(tx);
    await sql`release one`.execute(tx);
    return settled;
  } catch (error) {
    const undone = sql`rollback to one`.execute(tx).then(() => sql`release one`.execute(tx));
    // a full disk makes the engine undo everything by itself: then all have failed of it
    await undone.catch(() => Promise.reject(error));
    return () => job.fail(error);
  }
}
