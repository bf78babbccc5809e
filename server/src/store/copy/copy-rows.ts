import { refuseChanged } from './backup-digests.ts';
import { rowDigest, type Digest } from './row-digest.ts';
import type { Snapshot } from './read-source.ts';
import { batchesOf, insertRows, type Digests, type Table } from './table-rows.ts';
import type { Writer } from '../transaction.ts';

export type FillOptions = {
  /** An SQLite file gets the digests of its tables, which a restore compares, and is never served. */
  isBackup?: boolean | undefined;
  /** Ends the copying; nothing has changed then. */
  signal?: AbortSignal | undefined;
  /**
   * Changes what must not go on in a copy, once all rows have arrived as they were and before the copy can be read. The
   * schema is the newest then.
   */
  whenArrived?: ((tx: Writer) => Promise<void>) | undefined;
};

/** What has arrived is not what was sent. */
export class UnequalCopyError extends Error {}

/** Writes every row of a snapshot, table after table, and returns the digests; those of a backup are to be as they were. */
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

/** The number of rows that both sides have; fails unless every table has the same rows on both. */
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
