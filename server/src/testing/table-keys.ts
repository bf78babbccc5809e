import { sql, type Kysely } from 'kysely';
import { ENGINE } from './temporary-database.ts';

export async function tableNames<T>(db: Kysely<T>): Promise<string[]> {
  const { rows } =
    ENGINE === 'sqlite'
      ? await sql<{ name: string }>`select name from sqlite_schema where type = 'table'`.execute(db)
      : await sql<{ name: string }>`
          select tablename as name from pg_tables where schemaname = current_schema()
        `.execute(db);
  return rows.map(({ name }) => name);
}

type Key = { from: string; to: string; onDelete: string };

/** The first columns of a table's keys, as the engine's own catalogue tells them. */
export function tableKeys<T>(db: Kysely<T>, table: string) {
  return ENGINE === 'sqlite' ? keysOnSqlite(db, table) : keysOnPostgres(db, table);
}

async function keysOnSqlite<T>(db: Kysely<T>, table: string) {
  const primary = await sql<{ name: string }>`
    select name from pragma_table_info(${table}) where pk = 1
  `.execute(db);
  const foreign = await sql<Key>`
    select "from", "to", lower(on_delete) as "onDelete" from pragma_foreign_key_list(${table}) where seq = 0
  `.execute(db);
  return { primary: primary.rows[0]?.name, foreign: foreign.rows };
}

async function keysOnPostgres<T>(db: Kysely<T>, table: string) {
  const { rows } = await sql<Key & { type: string }>`
    select contype as type, own.attname as "from", other.attname as "to",
      case confdeltype when 'a' then 'no action' else confdeltype::text end as "onDelete"
    from pg_constraint
      join pg_attribute as own on own.attrelid = conrelid and own.attnum = conkey[1]
      left join pg_attribute as other on other.attrelid = confrelid and other.attnum = confkey[1]
    where conrelid = ${table}::regclass and contype in ('p', 'f')
  `.execute(db);
  const foreign = rows.filter(({ type }) => type === 'f');
  return {
    primary: rows.find(({ type }) => type === 'p')?.from,
    foreign: foreign.map(({ from, to, onDelete }) => ({ from, to, onDelete })),
  };
}
