import { setTimeout } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Engine, Rolling } from '../engines/dialect.ts';
import type { Schema } from '../schema.ts';
import { journal, note, oldestAfter } from './journal.ts';
import type { Step } from './migration.ts';

/** The number of times that a step is tried, and the pause between in milliseconds, when a lock is not free in time. */
const TRIES = { most: 60, pauseMs: 500 };

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
 * upgrade goes on where it was. Returns the names of the applied ones. One server at a time does this.
 */
export async function roll(
  db: Kysely<Schema>,
  engine: Engine & { rolling: Rolling },
  migrations: Migrations,
): Promise<string[]> {
  return engine.rolling.alone(db, async () => {
    const done = await journal(db);
    const applied: string[] = [];
    for (const one of dueOf(migrations, done, await engine.rolling.seen(db))) {
      const now = { one, migrations, done: [...done, ...applied] };
      if (!(await run(db, engine, now))) break;
      applied.push(one[0]);
    }
    return applied;
  });
}

/** Runs one migration and stores it; returns false if it has to wait for a server of an earlier version. */
async function run(
  db: Kysely<Schema>,
  engine: Engine & { rolling: Rolling },
  now: Parameters<typeof mustWait>[2],
): Promise<boolean> {
  const [, migration] = now.one;
  const step = <T>(work: (tx: Transaction<Schema>) => Promise<T>) =>
    patiently(engine, () => db.transaction().execute(work));
  const noted = (tx: Transaction<Schema>) => note(tx, now.one, now.done);
  if (typeof migration !== 'function' && migration.kind === 'backfill') {
    const batch = async (tx: Transaction<Schema>) => {
      await engine.beginMigration(tx, { isServed: true });
      return migration.batch(tx);
    };
    while ((await step(batch)) > 0);
    return step(noted);
  }
  if (typeof migration !== 'function' && migration.kind === 'index') {
    await patiently(engine, () => engine.rolling.createIndex(db, migration.index));
    return step(noted);
  }
  const change = typeof migration === 'function' ? migration : migration.change;
  return step(async (tx) => {
    const types = await engine.beginMigration(tx, { isServed: true });
    if (await mustWait(tx, engine, now)) return false;
    await change(tx, types);
    return noted(tx);
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

/** Runs a step again while the database refuses it for the moment, for example because a lock is not free in time. */
async function patiently<T>(engine: Engine, step: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await step();
    } catch (error) {
      if (tried >= TRIES.most || engine.isFull(error) || !engine.isUnavailable(error)) throw error;
      await setTimeout(TRIES.pauseMs);
    }
  }
}
