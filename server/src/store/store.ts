import { setImmediate } from 'node:timers/promises';
import { Kysely, type KyselyPlugin, type Transaction } from 'kysely';
import { DamagedDatabaseError, type Catalogue, type Engine } from './engines/dialect.ts';
import { migrate, MIGRATIONS, type Watch } from './migrations/migrate.ts';
import type { Schema } from './schema.ts';
import { TABLES } from './table-list.ts';

export type Store = {
  engine: Engine;
  read: Reader;
  transaction: <T>(work: (tx: Writer) => Promise<T>, maxAttempts?: number) => Promise<T>;
  /**
   * Runs reads that all see one snapshot of the database. On SQLite, one snapshot runs at a time and the next one
   * waits.
   */
  snapshot: <T>(work: (db: Reader) => Promise<T>) => Promise<T>;
  /** Reads the indexes of the database. */
  catalogue: () => Promise<Catalogue>;
  close: () => Promise<void>;
};

/** Maximum number of attempts of a transaction, including the first (docs/specification.md#constants). */
const TRANSACTION_MAX_ATTEMPTS = 5;

/**
 * Lets other requests run after each statement of a snapshot. A snapshot may read all matches of a large account, and
 * SQLite runs in the thread that serves the requests.
 */
const letOthersRun: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    await setImmediate();
    return result;
  },
};

export type OpenOptions = Watch & {
  onRetry?: (() => void) | undefined;
  /** Called when `openStore` has created the schema in a new database. */
  onCreated?: (() => void) | undefined;
};

/**
 * Opens the engine's database, migrates it to the newest schema, and returns the store. Throws if the database cannot
 * be used.
 */
export async function openStore(
  engine: Engine,
  { onRetry = () => {}, onCreated, ...watch }: OpenOptions = {},
): Promise<Store> {
  const writer = new Kysely<Schema>({ dialect: engine.writer });
  const reader = new Kysely<Schema>({ dialect: engine.reader });
  const snapshots = new Kysely<Schema>({ dialect: engine.snapshots, plugins: [letOthersRun] });
  const close = async () => {
    await Promise.all([reader, writer, snapshots].map((db) => db.destroy()));
  };
  try {
    const applied = await migrate(writer, engine, MIGRATIONS, watch);
    await refuseIncomplete(writer, engine);
    if (applied.length === Object.keys(MIGRATIONS).length) onCreated?.();
  } catch (error) {
    await close();
    throw error;
  }
  const atOneMoment = () =>
    snapshots.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  const retries = { isConflict: engine.isConflict, onRetry };
  return {
    engine,
    read: reader,
    close,
    catalogue: () => engine.catalogue(reader),
    transaction: (work, maxAttempts = TRANSACTION_MAX_ATTEMPTS) =>
      attempt(() => writer.transaction().execute(work), retries, maxAttempts),
    snapshot: (work) =>
      attempt(() => atOneMoment().execute(work), retries, TRANSACTION_MAX_ATTEMPTS),
  };
}

/**
 * Throws `DamagedDatabaseError` if the database lacks a table. The list of indexes shows every table, because each
 * table has at least the index of its primary key.
 */
async function refuseIncomplete(db: Kysely<Schema>, engine: Engine): Promise<void> {
  const { indexes } = await engine.catalogue(db);
  const names = new Set(indexes.map(({ table }) => table));
  const missing = Object.keys(TABLES).filter((table) => !names.has(table));
  if (missing.length > 0) throw new DamagedDatabaseError(`without ${missing.join(', ')}`);
}

/**
 * Runs `work` and runs it again after conflicts with other transactions, at most `maxAttempts` times in all. Throws
 * `RangeError` for a limit under 1 (docs/specification.md#requests-and-messages).
 */
export async function attempt<T>(
  work: () => Promise<T>,
  { isConflict, onRetry }: { isConflict: (error: unknown) => boolean; onRetry: () => void },
  maxAttempts: number,
): Promise<T> {
  if (!(maxAttempts >= 1)) throw new RangeError('a transaction needs at least 1 attempt');
  for (let number = 1; ; number += 1) {
    try {
      return await work();
    } catch (error) {
      if (number >= maxAttempts || !isConflict(error)) throw error;
      onRetry();
      // A random and growing pause keeps the two transactions from meeting again.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** number));
    }
  }
}

/** Type of a database connection for reads: it has no method that writes. */
export type Reader = Pick<Kysely<Schema>, 'selectFrom'>;
/**
 * Type of a database connection for reads and writes. Only a transaction has this type, so that no write happens
 * outside of one.
 */
export type Writer = Transaction<Schema>;
