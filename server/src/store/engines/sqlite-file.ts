import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  lchownSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { DamagedDatabaseError } from './dialect.ts';
import { APPLICATION_ID, quickCheck, refusalOf } from './sqlite-checks.ts';
import { extendedCode, primaryCode, SQLITE } from './sqlite-codes.ts';
import { isLogDamaged, keepAside } from './sqlite-log.ts';

/**
 * Endings of the names of the files that SQLite may leave next to a database. SQLite would apply left-over files to
 * another database with the same name and corrupt it.
 */
export const COMPANIONS = ['-wal', '-shm', '-journal'];
const DAMAGED: number[] = [SQLITE.CORRUPT, SQLITE.NOTADB];
const FULL: number[] = [SQLITE.FULL, SQLITE.IOERR_SHMSIZE];
const READ_ONLY: number[] = [SQLITE.READONLY, SQLITE.CANTOPEN];
/**
 * Error codes of the operating system for a path that cannot be written. ENOENT is among them because some systems
 * report it for a folder that cannot be created.
 */
const UNWRITABLE = ['EACCES', 'EROFS', 'EPERM', 'ENOENT', 'ENOTDIR'];

/** Creates a folder and its parents one by one, because in /proc Node's recursive `mkdir` never returns. */
export function makeFolder(folder: string): void {
  const isFolder = () => statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (isFolder()) return;
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
    inheritOwner(folder, dirname(folder));
  } catch (error) {
    // Another process may have created the folder first.
    if (!isFolder()) throw error;
  }
}

/** Gives a path that root has created to the owner of `from`, so that the user of the service can open it. */
export function inheritOwner(path: string, from: string): void {
  const { uid, gid } = statSync(from);
  if (process.getuid?.() !== 0 || uid === 0) return;
  // The owner may have put a symbolic link there, which must not be followed.
  lchownSync(path, uid, gid);
}

/** Returns a new temporary name for a file, used until the file is completely written. */
export function partialName(file: string): string {
  return `${file}.${randomBytes(4).toString('hex')}.partial`;
}

/**
 * Prepares a database file to be opened for writing, and creates it if it is missing. Throws for a file that must not
 * be served, before anything in it changes. The file gets the mode 0600, because it has phone numbers. Returns a note
 * for the operator if the write-ahead log was damaged, or null.
 */
export function prepareFile(file: string): string | null {
  makeFolder(dirname(file));
  const { size } = statSync(file, { throwIfNoEntry: false }) ?? createFile(file);
  // A file of Picadito has its first page from the beginning.
  if (size === 0)
    throw new DamagedDatabaseError('it is empty: delete it if there never was a database');
  // Opening throws for a folder and for a file that may not be written.
  closeSync(openSync(file, 'r+'));
  refuseUnfit(file);
  const note = keepDamagedLog(`${file}-wal`);
  // The files that a killed server has left next to it get the same mode.
  for (const end of ['', ...COMPANIONS]) if (stateOf(file + end)) chmodSync(file + end, 0o600);
  return note;
}

/**
 * Creates a database file. The file gets its final name once its first page is written, so that a crash leaves no empty
 * file.
 */
function createFile(file: string) {
  const half = partialName(file);
  try {
    closeSync(openSync(half, 'ax', 0o600));
    const database = new DatabaseSync(half);
    try {
      database.exec(`pragma application_id = ${APPLICATION_ID}; pragma journal_mode = wal`);
    } finally {
      database.close();
    }
    // A file that another server has created in the same moment must not be replaced.
    if (!existsSync(file)) renameSync(half, file);
  } finally {
    for (const end of ['', ...COMPANIONS]) rmSync(half + end, { force: true });
  }
  return statSync(file);
}

/**
 * Copies a damaged write-ahead log aside and returns a note about the copy; null if the log is missing or not damaged.
 * A log that changes while it is read belongs to a running server and is not damaged.
 */
function keepDamagedLog(log: string): string | null {
  const before = stateOf(log);
  if (before === null || !isLogDamaged(log) || stateOf(log) !== before) return null;
  return `the write-ahead log was damaged, and what it had after the damage is lost; as it was it is kept beside the database, and its name ends in ${keepAside(log)}`;
}

function refuseUnfit(file: string): void {
  // A server died while it created the file. SQLite rolls back when it opens the file.
  if (sizeOf(`${file}-journal`) > 0) return;
  const before = stateOf(file);
  const refusal = lookInto(file, refusalOf);
  if (refusal === null) return;
  // Another server wrote during the check.
  if (stateOf(file) !== before) return refuseUnfit(file);
  throw refusal instanceof Error ? refusal : new DamagedDatabaseError(refusal);
}

/** Returns SQLite's message about damaged pages of a database file, or null if no damage is found. */
export function damageOf(file: string): string | null {
  return lookInto(file, quickCheck);
}

/**
 * Opens a database file read-only and returns the result of `look`, or SQLite's message if the file is damaged. A file
 * without a write-ahead log is opened as immutable, so that SQLite creates no log.
 */
function lookInto<T>(file: string, look: (database: DatabaseSync, size: number) => T): T | string {
  const hasLog = sizeOf(`${file}-wal`) > 0;
  const hadIndex = stateOf(`${file}-shm`) !== null;
  const address = pathToFileURL(file);
  address.search = hasLog ? 'mode=ro' : 'immutable=1';
  try {
    const database = new DatabaseSync(address, { readOnly: true, timeout: 5000 });
    try {
      return look(database, sizeOf(file));
    } finally {
      database.close();
    }
  } catch (error) {
    if (!isDamage(error)) throw error;
    return error.message;
  } finally {
    if (hasLog && !hadIndex) rmSync(`${file}-shm`, { force: true });
  }
}

export function isDamage(error: unknown): error is Error {
  return DAMAGED.includes(primaryCode(error));
}

/** Returns whether this error of SQLite or of the operating system means that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  return FULL.includes(extendedCode(error)) || systemCode(error) === 'ENOSPC';
}

/** Returns whether this error of SQLite or of the operating system means that the file may not be written. */
export function isReadOnly(error: unknown): boolean {
  return READ_ONLY.includes(primaryCode(error)) || UNWRITABLE.includes(systemCode(error));
}

function systemCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function stateOf(file: string): string | null {
  const state = statSync(file, { throwIfNoEntry: false });
  return state ? `${state.size} ${state.mtimeMs}` : null;
}

/** Error thrown when the open database file was deleted or replaced, so that writes would be lost. */
class FileGoneError extends Error {
  readonly errcode = SQLITE.CANTOPEN;
}

/**
 * Returns two functions: `remember` stores the identity of the file at the path, and `check` throws if another file or
 * none is at the path later. Other processes can delete or replace the file while it is open, and writes to it would be
 * lost.
 */
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
