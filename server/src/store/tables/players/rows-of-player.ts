import { sql } from 'kysely';
import { insertRows } from '../../copy/table-rows.ts';
import type { Writer } from '../../store.ts';
import { TABLES, type OwnedTable } from '../../table-list.ts';

/** Type of a row of any table: its values by column. */
export type Row = Readonly<Record<string, string | number | null>>;

/** Returns the rows of a table in which one of these columns has one of the ids. */
export async function rowsWithId(
  tx: Writer,
  table: OwnedTable,
  { userId, columns, ids }: { userId: string; columns: readonly string[]; ids: readonly string[] },
): Promise<Row[]> {
  const named = sql.join(
    columns.map((column) => sql`${sql.ref(column)} in (${sql.join(ids)})`),
    sql` or `,
  );
  const query = sql<Row>`select * from ${sql.table(table)} where ${sql.ref('user_id')} = ${userId} and (${named})`;
  return (await query.execute(tx)).rows;
}

/** Returns the rows of a table in which the text of one of these columns contains the id. */
export async function rowsWithText(
  tx: Writer,
  table: OwnedTable,
  { userId, columns, id }: { userId: string; columns: readonly string[]; id: string },
): Promise<Row[]> {
  const named = sql.join(
    columns.map((column) => sql`${sql.ref(column)} like ${`%"${id}"%`}`),
    sql` or `,
  );
  const query = sql<Row>`select * from ${sql.table(table)} where ${sql.ref('user_id')} = ${userId} and (${named})`;
  return (await query.execute(tx)).rows;
}

/** Returns the stored row that has the primary key of this row. */
export async function storedRow(tx: Writer, table: OwnedTable, row: Row): Promise<Row | undefined> {
  const query = sql<Row>`select * from ${sql.table(table)} where ${keyOf(table, row)}`;
  return (await query.execute(tx)).rows[0];
}

/** Replaces the rows with the primary keys of `before` by the rows `after`. */
export async function replaceRows(
  tx: Writer,
  table: OwnedTable,
  { before, after }: { before: readonly Row[]; after: readonly Row[] },
): Promise<void> {
  for (const row of before)
    await sql`delete from ${sql.table(table)} where ${keyOf(table, row)}`.execute(tx);
  for (const row of after) await insertRows(tx, table, [row]);
}

function keyOf(table: OwnedTable, row: Row) {
  return sql.join(
    TABLES[table].map((column) => sql`${sql.ref(column)} = ${row[column]}`),
    sql` and `,
  );
}
