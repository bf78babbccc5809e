import { sql, type QueryExecutorProvider } from 'kysely';
import { DIGESTS_TABLE } from '../engines/sqlite-checks.ts';
import type { Digests, Table } from './table-rows.ts';

type DigestRow = { name: Table; row_count: number; sum: string };

/** Error thrown when the rows of a backup differ from the digests that were stored when the backup was made. */
export class ChangedBackupError extends Error {}

/**
 * Stores the row count and the digest of each table in the table `backup_digests`, which only backups have. A restore
 * compares these digests with the rows of the backup.
 */
export async function storeDigests(db: QueryExecutorProvider, digests: Digests): Promise<void> {
  await sql`
    create table ${sql.table(DIGESTS_TABLE)} (name text primary key, row_count integer not null, sum text not null)
  `.execute(db);
  for (const [name, { count, sum }] of digests)
    await sql`insert into ${sql.table(DIGESTS_TABLE)} values (${name}, ${count}, ${sum})`.execute(
      db,
    );
}

export async function readDigests(db: QueryExecutorProvider): Promise<Digests> {
  const { rows } = await sql<DigestRow>`
    select name, row_count, sum from ${sql.table(DIGESTS_TABLE)}
  `.execute(db);
  return new Map(rows.map(({ name, row_count: count, sum }) => [name, { count, sum }]));
}

/**
 * Throws `ChangedBackupError` unless the digests stored in a backup (`stored`) and the digests of the rows just read
 * (`read`) are of the same tables and equal for each table.
 */
export function refuseChanged(stored: Digests, read: Digests): void {
  for (const table of new Set([...stored.keys(), ...read.keys()])) {
    const [then, now] = [stored.get(table), read.get(table)];
    if (then?.count !== now?.count || then?.sum !== now?.sum)
      throw new ChangedBackupError(
        `the rows of ${table} are not those that were backed up; take another backup`,
      );
  }
}
