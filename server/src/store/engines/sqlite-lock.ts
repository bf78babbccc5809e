import { chmodSync, realpathSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { primaryCode, SQLITE } from './sqlite-codes.ts';
import { inheritOwner } from './sqlite-file.ts';

/** Error thrown when a server in another process has the database file open. */
export class FileServedError extends Error {}

/**
 * Time in milliseconds for which the server waits for the lock of the database file, because a process that was just
 * killed may still hold the lock.
 */
const PATIENCE_MS = 1000;

/**
 * Locks a database file for the server of this process, until the lock is closed or the process ends. Throws
 * `FileServedError` while another server has it. The lock is a transaction of an empty database next to the file, so
 * that other programs can still read and write the file itself (docs/decisions/002).
 */
export function lockForServer(file: string): { close: () => void } {
  const path = realpathSync(file);
  const lock = new DatabaseSync(`${path}.lock`, { timeout: PATIENCE_MS });
  try {
    chmodSync(`${path}.lock`, 0o600);
    inheritOwner(`${path}.lock`, path);
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    throw primaryCode(error) === SQLITE.BUSY ? new FileServedError('it is served') : error;
  }
}
