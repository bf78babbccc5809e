import { Kysely, sql } from 'kysely';
import { sourceAt } from '../engines/source-at.ts';
import { DamagedDatabaseError, ForeignDatabaseError, type Engine } from '../engines/dialect.ts';
import { engineAt, type DatabaseAddress } from '../engines/engine-at.ts';
import { journal, refuseNewer, refuseUnknown } from '../migrations/journal.ts';
import { MIGRATIONS } from '../migrations/migrate.ts';
import type { Step } from '../migrations/migration.ts';
import type { Schema } from '../schema.ts';
import { COPIED_TABLES, TABLES } from '../table-list.ts';
import { DIGESTS_TABLE } from '../engines/sqlite-checks.ts';
import { readDigests } from './backup-digests.ts';
import type { Digests, Table } from './table-rows.ts';

/** A readable snapshot of a database: the connection `db`, the tables, and the migrations that the database has had. */
export type Snapshot = {
  db: Kysely<Schema>;
  migrations: Record<string, Step>;
  tables: Table[];
  /** Digests that were stored in a backup when it was made; null for a database that is not a backup. */
  stored: Digests | null;
};

/** Error thrown when the database to copy cannot be read; its `cause` has the reason. */
export class SourceError extends Error {}

/**
 * Runs `work` on a snapshot of a database and returns its result. Other processes may write to the database at the same
 * time, which the snapshot does not show. Throws `SourceError` if the snapshot cannot be taken.
 */
export async function readSource<T>(
  address: DatabaseAddress,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const { dialect, begin } = sourceAt(address);
  const source = new Kysely<Schema>({ dialect });
  let isOpen = false;
  try {
    return await source.connection().execute(async (db) => {
      await begin(db);
      const snapshot = { db, ...(await schemaOf(db, engineAt(address))) };
      isOpen = true;
      const result = await work(snapshot);
      await sql`rollback`.execute(db);
      return result;
    });
  } catch (error) {
    if (isOpen) throw error;
    throw new SourceError('the source cannot be read', { cause: error });
  } finally {
    await source.destroy();
  }
}

/**
 * Returns the tables and migrations of the database, and of a backup also the stored digests. A database with an older
 * schema lacks newer tables. Throws if the database is not Picadito's, or if it is no backup, has the newest schema and
 * lacks a table.
 */
async function schemaOf(db: Kysely<Schema>, engine: Engine): Promise<Omit<Snapshot, 'db'>> {
  const tables = await tablesIn(db, engine);
  const migrations = await migrationsOf(db, engine);
  if (migrations === null) throw new ForeignDatabaseError('it is no database of Picadito');
  const isBackup = (await namesIn(db, engine)).has(DIGESTS_TABLE);
  if (isBackup) {
    // The digests of such a backup cover columns of which this version does not know.
    refuseUnknown(await journal(db), Object.keys(MIGRATIONS));
    return { migrations, tables, stored: await readDigests(db) };
  }
  // A backup needs no check of its tables, because its digests name them.
  const isNewest = Object.keys(migrations).length === Object.keys(MIGRATIONS).length;
  const missing = isNewest
    ? Object.keys(TABLES).filter((table) => !tables.includes(table as Table))
    : [];
  if (missing.length > 0) throw new DamagedDatabaseError(`without ${missing.join(', ')}`);
  return { migrations, tables, stored: null };
}

/**
 * Returns the migrations that a database has had, by name; null if the database has no table of applied migrations.
 * Migrations that a newer version has added beside this one are left out. Throws `NewerSchemaError` if this version may
 * not serve the database.
 */
export async function migrationsOf(
  db: Kysely<Schema>,
  engine: Engine,
): Promise<Record<string, Step> | null> {
  const names = await namesIn(db, engine);
  if (!names.has('schema_migrations')) return null;
  const done = await journal(db);
  await refuseNewer(db, done, Object.keys(MIGRATIONS));
  return Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => done.includes(name)));
}

export async function tablesIn(db: Kysely<Schema>, engine: Engine): Promise<Table[]> {
  const names = await namesIn(db, engine);
  return (Object.keys(COPIED_TABLES) as Table[]).filter((table) => names.has(table));
}

/**
 * Returns the names of all tables that have an index. These are all tables of Picadito, because each has an index for
 * its primary key.
 */
async function namesIn(db: Kysely<Schema>, engine: Engine): Promise<Set<string>> {
  const { indexes } = await engine.catalogue(db);
  return new Set(indexes.map(({ table }) => table));
}
