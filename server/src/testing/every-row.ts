import { sql } from 'kysely';
import type { Store } from '../store/store.ts';

/** All tables that the engine itself knows, but the journal of migrations. */
export async function tablesOf({ engine, transaction }: Store): Promise<string[]> {
  const query =
    engine.name === 'sqlite'
      ? sql<{ name: string }>`
          select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`
      : sql<{ name: string }>`
          select table_name as name from information_schema.tables where table_schema = current_schema()`;
  const { rows } = await transaction((tx) => query.execute(tx));
  return rows.map(({ name }) => name).filter((name) => name !== 'schema_migrations');
}

/** By table: the rows that name a user as their owner, as text. A table without owners is a mistake. */
export async function everyRowOf(store: Store, userId: string): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const table of await tablesOf(store)) {
    const query = sql`select * from ${sql.table(table)} where user_id = ${userId}`;
    const found = await store.transaction((tx) => query.execute(tx));
    rows[table] = found.rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return rows;
}
