import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Writer } from './store.ts';

/** Whoever waits meanwhile waits for one more commit. */
const TOGETHER_MAX = 50;

type Job = { run: (tx: Writer) => Promise<Settled>; fail: (error: unknown) => void };
/** Tells who waits, once the commit has said that it is so. */
type Settled = () => void;

/**
 * For an engine on which one transaction runs at a time: those that have come by the next turn of the event loop run
 * one after the other and share one commit, which is what takes the time. Each is undone by itself when it fails, sees
 * what the ones before it did, and is told that it is done after the commit.
 */
export function groupCommit(writer: Kysely<Schema>) {
  let waiting: Job[] = [];
  let isRunning = false;

  async function runAll(): Promise<void> {
    while (waiting.length > 0) {
      const jobs = waiting.slice(0, TOGETHER_MAX);
      waiting = waiting.slice(TOGETHER_MAX);
      await together(writer, jobs);
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
      setImmediate(() => void runAll());
    });
  };
}

async function together(writer: Kysely<Schema>, jobs: readonly Job[]): Promise<void> {
  try {
    const settled = await writer.transaction().execute(async (tx) => {
      const [only] = jobs;
      if (jobs.length === 1 && only) return [await only.run(tx)];
      const all: Settled[] = [];
      for (const job of jobs) all.push(await apart(tx, job));
      return all;
    });
    for (const tell of settled) tell();
  } catch (error) {
    for (const { fail } of jobs) fail(error);
  }
}

async function apart(tx: Writer, job: Job): Promise<Settled> {
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
