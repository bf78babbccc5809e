import { sql, type Kysely } from 'kysely';
import { ENGINE } from './temporary-database.ts';

/**
 * Returns the whole schema and the names of the completed migrations as text, so that two databases can be compared.
 */
export async function schemaText<T>(db: Kysely<T>): Promise<string> {
  const lines = ENGINE === 'sqlite' ? linesOnSqlite : linesOnPostgres;
  const { rows } = await lines.execute(db);
  const hasJournal = rows.some(({ line }) => line.includes('schema_migrations'));
  const done = hasJournal
    ? await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db)
    : { rows: [] };
  return [...rows.map(({ line }) => line), ...done.rows.map(({ name }) => name)].join('\n');
}

const linesOnSqlite = sql<{ line: string }>`
  select name || ' ' || coalesce(sql, '') as line from sqlite_schema order by name
`;

const linesOnPostgres = sql<{ line: string }>`
  select attrelid::regclass || ' ' || attname || ' ' || format_type(atttypid, atttypmod) || ' '
    || attnotnull || ' ' || attcollation::regcollation as line
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
  union all select pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indrelid
  where relnamespace = 'public'::regnamespace
  union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
  where connamespace = 'public'::regnamespace
  order by line
`;

/**
 * Waits until no other connection to the database is left. PostgreSQL ends the connections of a killed program only
 * after a moment.
 */
export async function waitForOtherConnections<T>(db: Kysely<T>): Promise<void> {
  if (ENGINE === 'sqlite') return;
  for (;;) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
    `.execute(db);
    if (rows[0]?.count === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
