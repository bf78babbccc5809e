import { existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { primaryCode, SQLITE } from './sqlite-codes.ts';
import { OWN_TABLES } from '../table-list.ts';
import { COMPANIONS, damageOf } from './sqlite-file.ts';

/** Tables into which every server writes when it starts. A database with rows only in these tables counts as empty. */
const OF_EVERY_START = [...OWN_TABLES, 'server_keys'];

/** Error thrown when another process has the file open. */
export class FileInUseError extends Error {}

/**
 * State of the path of a target file: nothing, a database without rows, a database with rows, or a file that is not
 * an intact database.
 */
export type TargetState = 'nothing' | 'empty' | 'data' | 'damaged';

/**
 * Returns what is at the path of the target, and changes nothing. Throws `FileInUseError` while another process has the
 * file open.
 */
export function targetStateAt(file: string): TargetState {
  if (!existsSync(file)) return 'nothing';
  if (damageOf(file) !== null) return 'damaged';
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // An open connection in WAL mode prevents an exclusive lock.
    database.exec('pragma locking_mode = exclusive; begin immediate; rollback');
    return hasRows(database) ? 'data' : 'empty';
  } catch (error) {
    throw isBusy(error) ? new FileInUseError('it is in use') : error;
  } finally {
    database.close();
  }
}

/** Returns whether another connection has the database file open or is reading it. */
export function isInUse(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive; rollback');
    return false;
  } catch (error) {
    return isBusy(error);
  } finally {
    database.close();
  }
}

function isBusy(error: unknown): boolean {
  return primaryCode(error) === SQLITE.BUSY;
}

function hasRows(database: DatabaseSync): boolean {
  const tables = database
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'",
    )
    .all()
    .filter(({ name }) => !OF_EVERY_START.includes(String(name)));
  return tables.some(({ name }) => {
    const quoted = String(name).replaceAll('"', '""');
    return database.prepare(`select 1 from "${quoted}" limit 1`).get() !== undefined;
  });
}

/** Removes a database file, with the files that SQLite has left next to it. */
export function removeFile(file: string): void {
  for (const end of ['', ...COMPANIONS]) rmSync(file + end, { force: true });
}

export function moveFile(file: string, to: string): void {
  for (const end of [...COMPANIONS, '']) {
    if (existsSync(file + end)) renameSync(file + end, to + end);
  }
}
