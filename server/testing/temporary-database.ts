import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { DatabaseAddress } from '../src/store/engines/engine-at.ts';
import { sqliteEngine } from '../src/store/engines/sqlite.ts';
import { openStore } from '../src/store/store.ts';
import { borrowDatabase, emptyDatabase } from './postgres/borrowed-database.ts';

export type TemporaryDatabase = {
  address: DatabaseAddress;
  /** Removes the database. Call it once every connection to the database is closed. */
  remove: () => Promise<void>;
};

/** The engine that the tests of this run use: PostgreSQL if the run has started one, otherwise SQLite. */
export const ENGINE: DatabaseAddress['engine'] =
  inject('postgresUrl') === undefined ? 'sqlite' : 'postgres';

/** Creates a database for one test. Without `empty` it has the newest schema and no rows. */
export async function temporaryDatabase({ empty = false } = {}): Promise<TemporaryDatabase> {
  const server = inject('postgresUrl');
  if (server === undefined) return temporaryFile(empty ? null : await (migratedFile ??= migrate()));
  const { url, giveBack } = await (empty ? emptyDatabase(server) : borrowDatabase(server));
  return { address: { engine: 'postgres', url }, remove: giveBack };
}

/**
 * Promise of the path of a migrated and empty SQLite file. Copying this file is ten times as fast as migrating a new
 * one. Undefined before its first use in this worker.
 */
let migratedFile: Promise<string> | undefined;

async function migrate(): Promise<string> {
  const file = join(temporaryFolder(), 'migrated.db');
  const store = await openStore(sqliteEngine(file));
  await store.close();
  return file;
}

function temporaryFile(copyOf: string | null): TemporaryDatabase {
  const folder = temporaryFolder();
  const file = join(folder, 'test.db');
  if (copyOf !== null) copyFileSync(copyOf, file);
  return {
    address: { engine: 'sqlite', file },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'picadito-'));
