import { refuseChanged } from './backup-digests.ts';
import { rowDigest, type Digest } from './row-digest.ts';
import type { Snapshot } from './read-source.ts';
import { batchesOf, insertRows, type Digests, type Table } from './table-rows.ts';
import type { Engine } from '../engines/dialect.ts';
import type { Writer } from '../store.ts';

export type FillOptions = {
  /**
   * True if the copy is a backup; false or undefined for any other copy. A backup is an SQLite file that also contains
   * the digests of its tables, and a restore compares them with the rows. A server refuses to start on a backup,
   * because the digests would no longer match after a write.
   */
  isBackup?: boolean | undefined;
  /** Signal that aborts the copy. The target is then left as it was. */
  signal?: AbortSignal | undefined;
  /**
   * Called in a transaction on the target once all rows have arrived and been compared, and before anyone can read the
   * target. The function may change the copied data; the schema is the newest by then.
   */
  whenArrived?: ((tx: Writer) => Promise<void>) | undefined;
};

/** Error thrown when the rows read from the target differ from the rows of the source. */
export class UnequalCopyError extends Error {}

/**
 * Writes every row of a snapshot into `target`, table by table, and returns the digests of the written rows. Columns
 * that the target (of the given engine) lacks are left out: a newer version may have added them beside this one. Throws
 * `ChangedBackupError` if the snapshot is of a backup and the digests stored in the backup differ.
 */
export async function copyRows(
  { db, tables, stored }: Snapshot,
  target: Writer,
  { columnsOf }: Pick<Engine, 'columnsOf'>,
  signal?: AbortSignal,
): Promise<Digests> {
  const digests = new Map<Table, Digest>();
  for (const table of tables) {
    const digest = rowDigest();
    const columns = await columnsOf(target, table);
    for await (const rows of batchesOf(db, table, { columns, signal })) {
      for (const row of rows) digest.add(row);
      await insertRows(target, table, rows);
    }
    digests.set(table, digest.result());
  }
  if (stored) refuseChanged(stored, digests);
  return digests;
}

/**
 * Returns the total number of rows. Throws `UnequalCopyError` unless every sent table has arrived with the same number
 * of rows and the same digest.
 */
export function verified(sent: Digests, arrived: Digests): number {
  let rows = 0;
  for (const [table, { count, sum }] of sent) {
    const copy = arrived.get(table);
    if (copy?.count !== count || copy.sum !== sum)
      throw new UnequalCopyError(`the rows of ${table} did not arrive as they were`);
    rows += count;
  }
  return rows;
}

/** Error thrown when a database cannot be the target of a copy; the message has the reason. */
export class UnfitTargetError extends Error {}

/**
 * Error thrown when a file with data, or a damaged one, is at the path of the target. The caller can copy again with a
 * path to which that file is moved.
 */
export class TargetTakenError extends UnfitTargetError {}
