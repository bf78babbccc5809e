import { refuseChanged } from './backup-digests.ts';
import { rowDigest, type Digest } from './row-digest.ts';
import type { Snapshot } from './read-source.ts';
import { batchesOf, insertRows, type Digests, type Table } from './table-rows.ts';
import type { Writer } from '../store.ts';

export type FillOptions = {
  /** The SQLite file gets the digests of its tables. A restore compares them, and no server serves such a file. */
  isBackup?: boolean | undefined;
  /** Aborts the copy, which then leaves everything as it was. */
  signal?: AbortSignal | undefined;
  /**
   * Changes the copy once all rows have arrived and been compared, and before anyone can read it. The schema has been
   * migrated to the newest by then.
   */
  whenArrived?: ((tx: Writer) => Promise<void>) | undefined;
};

/** Signals that the rows that arrived differ from the rows that were sent. */
export class UnequalCopyError extends Error {}

/**
 * Writes every row of a snapshot, table by table, and returns the digests. Throws `ChangedBackupError` if they differ
 * from the stored digests of a backup.
 */
export async function copyRows(
  { db, tables, stored }: Snapshot,
  target: Writer,
  signal?: AbortSignal,
): Promise<Digests> {
  const digests = new Map<Table, Digest>();
  for (const table of tables) {
    const digest = rowDigest();
    for await (const rows of batchesOf(db, table, signal)) {
      for (const row of rows) digest.add(row);
      await insertRows(target, table, rows);
    }
    digests.set(table, digest.result());
  }
  if (stored) refuseChanged(stored, digests);
  return digests;
}

/** Returns the number of rows. Throws `UnequalCopyError` unless every table has the same rows on both sides. */
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
