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

/** The files that SQLite may leave beside a database; they would corrupt another database of that name. */
export const COMPANIONS = ['-wal', '-shm', '-journal'];
const DAMAGED: number[] = [SQLITE.CORRUPT, SQLITE.NOTADB];
const FULL: number[] = [SQLITE.FULL, SQLITE.IOERR_SHMSIZE];
const READ_ONLY: number[] = [SQLITE.READONLY, SQLITE.CANTOPEN];
/** Where nothing may be written a folder that is to be made is said not to be there. */
const UNWRITABLE = ['EACCES', 'EROFS', 'EPERM', 'ENOENT', 'ENOTDIR'];

/** One by one: in /proc Node never comes back from making them at once. */
export function makeFolder(folder: string): void {
  const isThere = () => statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (isThere()) return;
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
    inheritOwner(folder, dirname(folder));
  } catch (error) {
    // another process was faster
    if (!isThere()) throw error;
  }
}

/** What root makes belongs to the user of the service that is to open it. */
export function inheritOwner(path: string, from: string): void {
  const { uid, gid } = statSync(from);
  if (process.getuid?.() !== 0 || uid === 0) return;
  // not through a link that this user has put there meanwhile
  lchownSync(path, uid, gid);
}

/** The name that a file has while it is made. */
export function partialName(file: string): string {
  return `${file}.${randomBytes(4).toString('hex')}.partial`;
}

/**
 * Makes sure that a file may be opened for writing: a new one is created, one that must not be served refused before
 * anything of it, or beside it, has changed. A folder of its own is 0700 and the file 0600: people's numbers are in it.
 * Returns what an operator should know of it.
 */
export function prepareFile(file: string): string | null {
  makeFolder(dirname(file));
  const { size } = statSync(file, { throwIfNoEntry: false }) ?? createFile(file);
  // no file of ours ever was without its first page
  if (size === 0)
    throw new DamagedDatabaseError('it is empty: delete it if there never was a database');
  // a folder, or a file that may not be written
  closeSync(openSync(file, 'r+'));
  refuseUnfit(file);
  const note = keepDamagedLog(`${file}-wal`);
  // what a server that was killed has left beside it, too
  for (const end of ['', ...COMPANIONS]) if (stateOf(file + end)) chmodSync(file + end, 0o600);
  return note;
}

/** It gets its name when its first page is there. */
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
    // not over one that another server has created meanwhile
    if (!existsSync(file)) renameSync(half, file);
  } finally {
    for (const end of ['', ...COMPANIONS]) rmSync(half + end, { force: true });
  }
  return statSync(file);
}

/** A log that another server is writing changes while it is read. */
function keepDamagedLog(log: string): string | null {
  const before = stateOf(log);
  if (before === null || !isLogDamaged(log) || stateOf(log) !== before) return null;
  return `the write-ahead log was damaged, and what it had after the damage is lost; as it was it is kept beside the database, and its name ends in ${keepAside(log)}`;
}

function refuseUnfit(file: string): void {
  // a server that died while it created the file: SQLite takes back what it began, when it opens it
  if (sizeOf(`${file}-journal`) > 0) return;
  const before = stateOf(file);
  const refusal = lookInto(file, refusalOf);
  if (refusal === null) return;
  // another server wrote meanwhile
  if (stateOf(file) !== before) return refuseUnfit(file);
  throw refusal instanceof Error ? refusal : new DamagedDatabaseError(refusal);
}

/** What is wrong with the pages of the file, or null. */
export function damageOf(file: string): string | null {
  return lookInto(file, quickCheck);
}

/**
 * Looks without changing anything, and returns also what SQLite says of a damaged file. Without a WAL beside it, it is
 * opened as immutable, so that none is created.
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

/** As SQLite or the system says. */
export function isDiskFull(error: unknown): boolean {
  return FULL.includes(extendedCode(error)) || systemCode(error) === 'ENOSPC';
}

/** It may not be written, as SQLite or the system says. */
export function isReadOnly(error: unknown): boolean {
  return READ_ONLY.includes(primaryCode(error)) || UNWRITABLE.includes(systemCode(error));
}

function systemCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** On the disk of a folder. */
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

/** The file was deleted or replaced: writes would be lost. */
class FileGoneError extends Error {
  readonly errcode = SQLITE.CANTOPEN;
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
