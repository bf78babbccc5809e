import { sql } from 'kysely';
import type { Schema } from '../src/store/schema.ts';
import type { Store, Writer } from '../src/store/store.ts';
import { OWN_TABLES } from '../src/store/table-list.ts';

/** Returns the names of all tables, as the engine's catalogue lists them, except those that describe the database itself. */
export async function tablesOf({ engine, transaction }: Store): Promise<string[]> {
  const query =
    engine.name === 'sqlite'
      ? sql<{ name: string }>`
          select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`
      : sql<{ name: string }>`
          select table_name as name from information_schema.tables where table_schema = current_schema()`;
  const { rows } = await transaction((tx) => query.execute(tx));
  return rows.map(({ name }) => name).filter((name) => !OWN_TABLES.includes(name));
}

/** Returns the names of the tables whose rows belong to a user: all but `server_keys`. */
export async function ownedTablesOf(store: Store): Promise<string[]> {
  return (await tablesOf(store)).filter((name) => name !== ('server_keys' satisfies keyof Schema));
}

/** Returns a user's rows as JSON texts, by table. */
export async function everyRowOf(store: Store, userId: string): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const table of await ownedTablesOf(store)) {
    const query = sql`select * from ${sql.table(table)} where user_id = ${userId}`;
    const found = await store.transaction((tx) => query.execute(tx));
    rows[table] = found.rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return rows;
}

export type StoredRow = { user_id: string } & Record<string, unknown>;
/** Type of the rows of a database, by the name of the table. */
export type Rows = Record<string, StoredRow[]>;

/**
 * Returns all rows that belong to users by table, those of each table in an order that does not depend on the engine.
 */
export async function everyRow(store: Store): Promise<Rows> {
  return rowsIn(store, await ownedTablesOf(store));
}

export async function rowsIn(store: Store, tables: readonly string[]): Promise<Rows> {
  const found = await store.transaction((tx) =>
    store.engine.name === 'sqlite' ? oneByOne(tx, tables) : inOneStatement(tx, tables),
  );
  const sorted = (rows: StoredRow[] = []) => {
    const texts = rows.map((row) => ({ row, text: JSON.stringify(row) }));
    return texts.toSorted((a, b) => (a.text < b.text ? -1 : 1)).map(({ row }) => row);
  };
  return Object.fromEntries(tables.map((table) => [table, sorted(found.get(table))]));
}

async function oneByOne(tx: Writer, tables: readonly string[]): Promise<Map<string, StoredRow[]>> {
  const rows = new Map<string, StoredRow[]>();
  for (const table of tables) {
    rows.set(table, (await sql<StoredRow>`select * from ${sql.table(table)}`.execute(tx)).rows);
  }
  return rows;
}

/** Returns all rows of these tables, read in one statement, because a round trip for each table would be slow. */
async function inOneStatement(tx: Writer, tables: readonly string[]) {
  const selects = tables.map(
    (table) =>
      sql`select ${table}::text as name, to_jsonb(one) as row from ${sql.table(table)} as one`,
  );
  const all = sql<{ name: string; row: StoredRow }>`${sql.join(selects, sql` union all `)}`;
  const byTable = Map.groupBy((await all.execute(tx)).rows, ({ name }) => name);
  return new Map([...byTable].map(([table, rows]) => [table, rows.map(({ row }) => row)]));
}

export function rowsOfOthers(rows: Rows, userId: string): Rows {
  const others = ([table, all]: [string, StoredRow[]]) =>
    [table, all.filter(({ user_id }) => user_id !== userId)] as const;
  return Object.fromEntries(Object.entries(rows).map(others));
}
