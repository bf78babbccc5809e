import { chmodSync, closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { DamagedDatabaseError } from './dialect.ts';

/** The files that SQLite may leave beside a database; they would corrupt another database of that name. */
export const COMPANIONS = ['-wal', '-shm', '-journal'];
/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGED = [11, 26];
const FULL = [13, 4874];
/** Smaller files are checked whole, at 2 ms a megabyte; of larger ones only the first pages. */
const FULL_CHECK_MAX_BYTES = 256 * 1024 * 1024;

/**
 * Makes sure that a file may be opened for writing: a new one is created, a damaged one refused before anything
 * of it, or beside it, has changed. A folder of its own is 0700 and the file 0600: people's numbers are in it.
 */
export function prepareFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  if (sizeOf(file) > 0) refuseDamaged(file);
  // what a server that was killed has left beside it, too
  for (const end of ['', ...COMPANIONS]) if (stateOf(file + end)) chmodSync(file + end, 0o600);
}

function refuseDamaged(file: string): void {
  // a server that died while it created the file: SQLite takes back what it began, when it opens it
  if (sizeOf(`${file}-journal`) > 0) return;
  const before = stateOf(file);
  const damage = damageOf(file);
  if (damage === null) return;
  // another server wrote meanwhile
  if (stateOf(file) !== before) return refuseDamaged(file);
  throw new DamagedDatabaseError(damage);
}

/**
 * What is wrong with the file, or null. Without a WAL beside it, it is opened as immutable, so that none is created.
 */
export function damageOf(file: string): string | null {
  const hasLog = sizeOf(`${file}-wal`) > 0;
  const hadIndex = stateOf(`${file}-shm`) !== null;
  const address = pathToFileURL(file);
  address.search = hasLog ? 'mode=ro' : 'immutable=1';
  try {
    return quickCheck(new DatabaseSync(address, { readOnly: true, timeout: 5000 }), sizeOf(file));
  } catch (error) {
    if (!isDamage(error)) throw error;
    return error.message;
  } finally {
    if (hasLog && !hadIndex) rmSync(`${file}-shm`, { force: true });
  }
}

function quickCheck(database: DatabaseSync, size: number): string | null {
  try {
    if (size > FULL_CHECK_MAX_BYTES) {
      database.prepare('select count(*) from sqlite_schema').get();
      return null;
    }
    const found = database.prepare('pragma quick_check(1)').get()?.['quick_check'];
    return found === 'ok' ? null : String(found);
  } finally {
    database.close();
  }
}

export function isDamage(error: unknown): error is Error {
  return (
    error instanceof Error && 'errcode' in error && DAMAGED.includes(Number(error.errcode) % 256)
  );
}

/** SQLITE_FULL; SQLITE_IOERR_SHMSIZE, of the index of a write-ahead log; or what the system says. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return FULL.includes(Number(error.errcode));
  return 'code' in error && error.code === 'ENOSPC';
}

export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function stateOf(file: string): string | null {
  const state = statSync(file, { throwIfNoEntry: false });
  return state ? `${state.size} ${state.mtimeMs}` : null;
}

/** The file was deleted or replaced: writes would be lost (SQLITE_CANTOPEN). */
class FileGoneError extends Error {
  readonly errcode = 14;
}

/** Watches that the file which is open is the one that has the name: others can delete what a server has open. */
export function fileIdentityCheck(file: string) {
  let known: number | undefined;
  const identity = () => statSync(file, { throwIfNoEntry: false })?.ino;
  return {
    remember: () => void (known = identity()),
    check: () => {
      if (identity() !== known) throw new FileGoneError('the database file is gone');
    },
  };
}
