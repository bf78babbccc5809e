import { setTimeout } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { errorMessage } from '../../terminal.ts';
import type { Engine, Rolling } from '../engines/dialect.ts';
import type { Schema } from '../schema.ts';
import { journal, note, oldestAfter } from './journal.ts';
import type { Step } from './migration.ts';

/**
 * The number of times that a step is tried when a lock is not free in time, the number when the error of the database
 * counts as a conflict, and the pause between in milliseconds. A conflict may also be a statement that the database does
 * not support, which never passes.
 */
const TRIES = { most: 60, ofConflict: 5, pauseMs: 500 };

/** Error thrown when a step beside servers did not pass. The database has the steps before it, and the servers go on. */
export class StepFailedError extends Error {}

/** Error thrown when servers of an earlier version run and the program needs a migration that must wait for their end. */
export class EarlierServersError extends Error {}

type Migrations = Record<string, Step>;
export type Named = readonly [name: string, migration: Step];

const waitsFor = ([name, migration]: Named, seen: readonly string[]) => {
  const oldest = oldestAfter(name, migration);
  return oldest !== null && seen.some((schema) => schema < oldest);
};

/**
 * Returns the migrations that can run now, in their order. `seen` are the schemas of the servers that run. The first one
 * that has to wait for servers of earlier versions ends the list. Throws `EarlierServersError` if that one, or one after
 * it, is no contract, because this program needs it.
 */
export function dueOf(
  migrations: Migrations,
  done: readonly string[],
  seen: readonly string[],
): Named[] {
  const pending = Object.entries(migrations).filter(([name]) => !done.includes(name));
  const first = pending.findIndex((one) => waitsFor(one, seen));
  if (first === -1) return pending;
  const needed = pending
    .slice(first)
    .find(([, it]) => typeof it === 'function' || it.kind !== 'contract');
  if (needed)
    throw new EarlierServersError(
      `servers of an earlier version run on it (schema ${seen.toSorted()[0]}), and ${pending[first]?.[0]} has to wait for their end`,
    );
  return pending.slice(0, first);
}

/**
 * Runs the migrations that can run while servers serve the database, each in a transaction of its own, so that a killed
 * upgrade goes on where it was. Returns the names of the applied ones. One server at a time does this. `onWait` is called
 * with a line about what the roll waits for.
 */
export async function roll(
  db: Kysely<Schema>,
  engine: Engine & { rolling: Rolling },
  migrations: Migrations,
  onWait: (line: string) => void,
): Promise<string[]> {
  const onOther = () => onWait('the upgrade waits for that of another server');
  const work = async () => {
    const done = await journal(db);
    const applied: string[] = [];
    for (const one of dueOf(migrations, done, await engine.rolling.seen(db))) {
      const now = { one, migrations, done: [...done, ...applied] };
      if (!(await run(db, engine, now, onWait))) break;
      applied.push(one[0]);
    }
    return applied;
  };
  return engine.rolling.alone(db, work, onOther);
}

/** Runs one migration and stores it; returns false if it has to wait for a server of an earlier version. */
async function run(
  db: Kysely<Schema>,
  engine: Engine & { rolling: Rolling },
  now: Parameters<typeof mustWait>[2],
  onWait: (line: string) => void,
): Promise<boolean> {
  const [name, migration] = now.one;
  const step = <T>(work: (tx: Transaction<Schema>) => Promise<T>) =>
    patiently(engine, { name, onWait }, () => db.transaction().execute(work));
  const noted = async (tx: Transaction<Schema>) => {
    await note(tx, now.one, now.done);
    return true;
  };
  if (typeof migration !== 'function' && migration.kind === 'backfill') {
    const batch = async (tx: Transaction<Schema>) => {
      await engine.beginMigration(tx, { isServed: true });
      return migration.batch(tx);
    };
    while ((await step(batch)) > 0);
    return step(noted);
  }
  if (typeof migration !== 'function' && migration.kind === 'index') {
    const { index } = migration;
    onWait(`the upgrade builds the index ${index.name}, after all transactions that are open`);
    const build = () => engine.rolling.createIndex(index);
    await patiently(engine, { name, onWait }, build);
    return step(noted);
  }
  const change = typeof migration === 'function' ? migration : migration.change;
  return step(async (tx) => {
    const types = await engine.beginMigration(tx, { isServed: true });
    if (await mustWait(tx, engine, now)) return false;
    // The step is stored already if it was tried before and the response to its commit was lost.
    if (await note(tx, now.one, now.done)) await change(tx, types);
    return true;
  });
}

/**
 * Tells whether a migration has to wait for servers of earlier versions; throws `EarlierServersError` if the program
 * needs it. If it need not wait, no server can be stored until the transaction ends. `done` are the migrations before it.
 */
export async function mustWait(
  tx: Transaction<Schema>,
  { rolling }: Pick<Engine, 'rolling'>,
  { one, migrations, done }: { one: Named; migrations: Migrations; done: readonly string[] },
): Promise<boolean> {
  if (!rolling || oldestAfter(...one) === null) return false;
  await rolling.lockServers(tx);
  const due = dueOf(migrations, done, await rolling.seen(tx));
  return due[0]?.[0] !== one[0];
}

/**
 * Runs a step again while the database refuses it for the moment, for example because a lock is not free in time. The
 * first refusal is told to `onWait`; throws `StepFailedError` after the last one.
 */
async function patiently<T>(
  engine: Engine,
  { name, onWait }: { name: string; onWait: (line: string) => void },
  step: () => Promise<T>,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await step();
    } catch (error) {
      if (engine.isFull(error) || !engine.isUnavailable(error)) throw error;
      const reason = errorMessage(error);
      const most = engine.isConflict(error) ? TRIES.ofConflict : TRIES.most;
      if (tried >= most)
        throw new StepFailedError(`${name} was tried ${tried} times (${reason})`, { cause: error });
      if (tried === 1) onWait(`the upgrade waits with ${name} (${reason})`);
      await setTimeout(TRIES.pauseMs);
    }
  }
}
