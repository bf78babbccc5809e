import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Step } from './migration.ts';

type Journal = { schema_migrations: { name: string }; oldest_programs: { schema: string } };

/** The migration that adds `oldest_programs`. Programs without it refuse every migration that they do not know. */
const WITH_OLDEST = '053-servers';

/** Error thrown when the database needs a newer version of the program. The database is left untouched. */
export class NewerSchemaError extends Error {}

/**
 * Creates the table of applied migrations if it does not exist, and tries twice. When two servers create the table at
 * once, PostgreSQL refuses one of them in spite of `if not exists`.
 */
export async function createJournal(db: Kysely<Schema>): Promise<void> {
  const create = sql`create table if not exists schema_migrations (name text primary key)`;
  try {
    await create.execute(db);
  } catch {
    // Depending on the moment, this is a unique violation or a duplicate type. A real fault fails again.
    await create.execute(db);
  }
}

/**
 * Returns the names of the migrations that a database has had. Throws if the database has no table of applied
 * migrations.
 */
export async function journal(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .withTables<Journal>()
    .selectFrom('schema_migrations')
    .select('name')
    .execute();
  return rows.map((row) => row.name);
}

/** Returns whether a database with these migrations stores which servers run and which programs may serve it. */
export const hasServers = (done: readonly string[]) => done.includes(WITH_OLDEST);

/**
 * Returns the number of the oldest schema whose program may serve the database after a migration; null if the migration
 * changes nothing for older programs.
 */
export function oldestAfter(name: string, migration: Step): string | null {
  if (typeof migration === 'function') return name.slice(0, 3);
  return migration.kind === 'contract' ? migration.oldest : null;
}

/**
 * Stores an applied migration and returns true; returns false when it is stored already. The row is the lock: a
 * concurrent insert of the same name waits for this transaction. `done` are the migrations before it.
 */
export async function note(
  tx: Transaction<Schema>,
  [name, migration]: readonly [string, Step],
  done: readonly string[],
): Promise<boolean> {
  const db = tx.withTables<Journal>();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('schema_migrations')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirstOrThrow();
  const oldest = oldestAfter(name, migration);
  if (oldest !== null && hasServers(done))
    await db
      .insertInto('oldest_programs')
      .values({ schema: oldest })
      .onConflict((conflict) => conflict.column('schema').doNothing())
      .execute();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Throws `NewerSchemaError` if a program with the migrations `known` may not serve the database, which has had the
 * migrations `done`.
 */
export async function refuseNewer(
  db: Kysely<Schema>,
  done: readonly string[],
  known: readonly string[],
): Promise<void> {
  if (!hasServers(done)) return refuseUnknown(done, known);
  const { oldest } = await db
    .withTables<Journal>()
    .selectFrom('oldest_programs')
    .select((row) => row.fn.max('schema').as('oldest'))
    .executeTakeFirstOrThrow();
  if (typeof oldest === 'string' && oldest > schemaVersion(known))
    throw new NewerSchemaError(`the database needs a program of at least schema ${oldest}`);
}

/** Throws `NewerSchemaError` if one of the migrations `done` is not among the migrations `known`. */
export function refuseUnknown(done: readonly string[], known: readonly string[]): void {
  const unknown = done.find((name) => !known.includes(name));
  if (unknown) throw new NewerSchemaError(`the database has the unknown migration ${unknown}`);
}

/** Returns the version of a schema, which is the number of its newest migration, such as '029'. */
export function schemaVersion(migrations: readonly string[]): string {
  const numbers = migrations.map((name) => name.slice(0, 3));
  return numbers.toSorted().at(-1) ?? '000';
}
