import { setImmediate } from 'node:timers/promises';
import { sql, type QueryExecutorProvider } from 'kysely';
import { COPIED_TABLES } from '../table-list.ts';
import { rowDigest, type Digest, type Row } from './row-digest.ts';

export type Table = keyof typeof COPIED_TABLES;
export type Digests = ReadonlyMap<Table, Digest>;

/**
 * Number of rows in a batch. Multiplied by the number of columns of any table, it stays under the 32,766 values that an
 * SQL statement may have.
 */
const BATCH = 500;

/**
 * Yields the rows of a table by primary key in batches, with these columns or with all. Each batch begins after the last
 * key of the previous one.
 */
export async function* batchesOf(
  db: QueryExecutorProvider,
  table: Table,
  { columns, signal }: { columns?: string[] | undefined; signal?: AbortSignal | undefined } = {},
): AsyncGenerator<readonly Row[]> {
  const keys = sql.join(COPIED_TABLES[table].map((column) => sql.ref(column)));
  const selected = columns ? sql.join(columns.map((column) => sql.ref(column))) : sql`*`;
  let last: Row | undefined;
  for (;;) {
    // SQLite is synchronous, so the loop yields here to let signals arrive.
    await setImmediate(undefined, { signal });
    const after = last && sql.join(COPIED_TABLES[table].map((column) => sql.val(last?.[column])));
    const { rows } = await sql<Row>`
      select ${selected} from ${sql.table(table)} ${after ? sql`where (${keys}) > (${after})` : sql``}
      order by ${keys} limit ${sql.lit(BATCH)}
    `.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1);
  }
}

export async function digestsOf(
  db: QueryExecutorProvider,
  tables: readonly Table[],
  signal?: AbortSignal,
): Promise<Digests> {
  const digests = new Map<Table, Digest>();
  for (const table of tables) {
    const digest = rowDigest();
    for await (const rows of batchesOf(db, table, { signal }))
      for (const row of rows) digest.add(row);
    digests.set(table, digest.result());
  }
  return digests;
}

export async function insertRows(
  db: QueryExecutorProvider,
  table: Table,
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const tuples = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(tuples)}`.execute(db);
}

/** Returns the first of these tables that has a row, or null if all are empty. */
export async function firstWithRows(
  db: QueryExecutorProvider,
  tables: readonly Table[],
): Promise<Table | null> {
  for (const table of tables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return table;
  }
  return null;
}
