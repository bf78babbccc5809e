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

/** Type of a foreign key: `columns` refer to the columns `to` of the table `parent`, in the same order. */
export type ForeignKey = { columns: string[]; parent: string; to: string[]; onDelete: string };
type Row = { id: string; column: string; parent: string; to: string; onDelete: string };

/** Returns the first column of the primary key and all foreign keys of a table, from the engine's catalogue. */
export async function tableKeys<T>(db: Kysely<T>, table: string) {
  const primary = ENGINE === 'sqlite' ? primaryOnSqlite(table) : primaryOnPostgres(table);
  const foreign = ENGINE === 'sqlite' ? foreignOnSqlite(table) : foreignOnPostgres(table);
  const first = await primary.execute(db);
  const { rows } = await foreign.execute(db);
  return {
    primary: first.rows[0]?.column,
    foreign: [...Map.groupBy(rows, ({ id }) => id).values()].map((key): ForeignKey => ({
      columns: key.map(({ column }) => column),
      parent: key[0]?.parent ?? '',
      to: key.map(({ to }) => to),
      onDelete: key[0]?.onDelete ?? '',
    })),
  };
}

const primaryOnSqlite = (table: string) => sql<{ column: string }>`
  select name as "column" from pragma_table_info(${table}) where pk = 1
`;

const foreignOnSqlite = (table: string) => sql<Row>`
  select id, "from" as "column", "table" as parent, "to", lower(on_delete) as "onDelete"
  from pragma_foreign_key_list(${table}) order by id, seq
`;

const primaryOnPostgres = (table: string) => sql<{ column: string }>`
  select attname as "column" from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where conrelid = ${table}::regclass and contype = 'p'
`;

const foreignOnPostgres = (table: string) => sql<Row>`
  select conname as id, own.attname as "column", relname as parent, other.attname as "to",
    case confdeltype when 'a' then 'no action' else confdeltype::text end as "onDelete"
  from pg_constraint
    join pg_class as other_table on other_table.oid = confrelid
    cross join lateral unnest(conkey, confkey) with ordinality as pair (number, other_number, place)
    join pg_attribute as own on own.attrelid = conrelid and own.attnum = number
    join pg_attribute as other on other.attrelid = confrelid and other.attnum = other_number
  where conrelid = ${table}::regclass and contype = 'f' order by id, place
`;
