import { timestamp } from '../../timestamps.ts';
import type { Reader, Writer } from '../../store.ts';
import { changeServerKey, findServerKey, lockServerKey } from '../group-link/server-keys.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Returns the time at which the last daily backup was completed, in epoch milliseconds; null if none was completed. */
export async function lastBackup(db: Reader): Promise<number | null> {
  const done = await findServerKey(db, 'backup-done');
  return done === undefined ? null : Date.parse(done);
}

/**
 * Claims the daily backup for this server and returns true. Returns false if a backup was completed within a day, or if
 * any server began one within the last hour.
 */
export async function claimBackup(tx: Writer, now: number): Promise<boolean> {
  const begun = await lockServerKey(tx, 'backup-begun', '');
  const done = await findServerKey(tx, 'backup-done');
  if (begun > timestamp(now - HOUR_MS)) return false;
  if (done !== undefined && done > timestamp(now - DAY_MS)) return false;
  await changeServerKey(tx, 'backup-begun', timestamp(now));
  return true;
}

export async function storeBackup(tx: Writer, now: number): Promise<void> {
  await lockServerKey(tx, 'backup-done', timestamp(now));
  await changeServerKey(tx, 'backup-done', timestamp(now));
}
