import { Kysely, type Transaction } from 'kysely';
import type { Catalogue, Engine } from './engines/dialect.ts';
import { groupCommit } from './group-commit.ts';
import { migrate } from './migrations/migrate.ts';
import type { Schema } from './schema.ts';

/** Reads only: no method of it writes. */
export type Reader = Pick<Kysely<Schema>, 'selectFrom' | 'with'>;
/** Writes exist on a transaction only, so that one outside of it cannot be written. */
export type Writer = Transaction<Schema>;

export type Store = {
  engine: Engine;
  read: Reader;
  transaction: <T>(work: (tx: Writer) => Promise<T>, maxAttempts?: number) => Promise<T>;
  /** Reads that all see the same moment. On SQLite other reads wait for them, so it is for what is quick or rare. */
  snapshot: <T>(work: (db: Reader) => Promise<T>) => Promise<T>;
  /** What the engine tells of itself and its indexes. */
  catalogue: () => Promise<Catalogue>;
  close: () => Promise<void>;
};

/** product.md §9. */
const TRANSACTION_MAX_ATTEMPTS = 5;

/** Opens the engine's database and brings it to the newest schema. `onRetry` hears of each attempt but the first. */
export async function openStore(engine: Engine, onRetry = () => {}): Promise<Store> {
  const writer = new Kysely<Schema>({ dialect: engine.writer });
  const reader = new Kysely<Schema>({ dialect: engine.reader });
  const close = async () => {
    await Promise.all([reader.destroy(), writer.destroy()]);
  };
  try {
    await migrate(writer, engine);
  } catch (error) {
    await close();
    throw error;
  }
  const atOneMoment = () =>
    reader.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  const transaction = engine.isOneAtATime
    ? groupCommit(writer)
    : <T>(work: (tx: Writer) => Promise<T>) => writer.transaction().execute(work);
  const retries = { isConflict: engine.isConflict, onRetry };
  return {
    engine,
    read: reader,
    close,
    catalogue: () => engine.catalogue(reader),
    transaction: (work, maxAttempts = TRANSACTION_MAX_ATTEMPTS) =>
      attempt(() => transaction(work), retries, maxAttempts),
    snapshot: (work) =>
      attempt(() => atOneMoment().execute(work), retries, TRANSACTION_MAX_ATTEMPTS),
  };
}

/**
 * Runs `work` again when it met another transaction, at most `maxAttempts` times in all.
 * A limit under 1 is refused (product.md §5).
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
      // a random pause, longer each time, so that two that met do not meet again
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** number));
    }
  }
}
