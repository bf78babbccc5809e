import { closeSync, existsSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, sql } from 'kysely';
import { sqliteEngine } from '../engines/sqlite.ts';
import type { Engine } from '../engines/dialect.ts';
import { removeFile } from '../engines/restore-target.ts';
import { inheritOwner, partialName } from '../engines/sqlite-file.ts';
import { migrate, migrateWithin } from '../migrations/migrate.ts';
import type { Schema } from '../schema.ts';
import type { Writer } from '../store.ts';
import { storeDigests } from './backup-digests.ts';
import { copyRows, verified, type FillOptions } from './copy-rows.ts';
import { removePartialCopies } from './partial-copies.ts';
import { readSource, type Snapshot } from './read-source.ts';
import { digestsOf, type Digests } from './table-rows.ts';

/**
 * Creates an SQLite file with the schema and the rows of a snapshot, and returns the number of rows. The rows are
 * written to a file with a temporary name, read again and compared. After that, `clear` removes the file that exists at
 * the target's path, and the new file is renamed. A failure before that leaves no new file.
 */
export async function fillFile(
  snapshot: Snapshot,
  file: string,
  {
    clear = () => {},
    signal,
    isBackup = false,
    whenArrived,
  }: FillOptions & { clear?: () => void } = {},
): Promise<number> {
  removePartialCopies(file);
  const half = partialName(file);
  try {
    const sent = await write(snapshot, half, signal);
    const arrived = await readSource({ engine: 'sqlite', file: half }, ({ db, tables }) =>
      digestsOf(db, tables, signal),
    );
    const rows = verified(sent, arrived);
    if (isBackup) await onFile(half, (db) => storeDigests(db, arrived));
    if (whenArrived) await onFile(half, (db, engine) => change(db, engine, whenArrived));
    sync(half);
    inheritOwner(half, existsSync(file) ? file : dirname(file));
    clear();
    if (existsSync(file)) throw new Error(`${file} has appeared meanwhile`);
    renameSync(half, file);
    sync(dirname(file));
    return rows;
  } finally {
    removeFile(half);
  }
}

function write(snapshot: Snapshot, file: string, signal?: AbortSignal): Promise<Digests> {
  return onFile(file, async (db, engine) => {
    await migrate(db, engine, snapshot.migrations);
    return db.transaction().execute((tx) => copyRows(snapshot, tx, engine, signal));
  });
}

function change(db: Kysely<Schema>, engine: Engine, work: (tx: Writer) => Promise<void>) {
  return db.transaction().execute(async (tx) => {
    await migrateWithin(tx, engine);
    await work(tx);
  });
}

async function onFile<T>(
  file: string,
  work: (db: Kysely<Schema>, engine: Engine) => Promise<T>,
): Promise<T> {
  const engine = sqliteEngine(file);
  const db = new Kysely<Schema>({ dialect: engine.writer });
  try {
    const done = await work(db, engine);
    // In this mode the file needs no other files and can be read in a read-only folder.
    await sql`pragma journal_mode = delete`.execute(db);
    return done;
  } finally {
    await db.destroy();
  }
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
