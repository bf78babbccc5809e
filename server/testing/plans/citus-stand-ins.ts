import { readFileSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import { engineAt, type DatabaseAddress } from '../../src/store/engines/engine-at.ts';

export const CITUS_FILE = readFileSync(
  new URL('../../../packaging/citus.sql', import.meta.url),
  'utf8',
);

/**
 * SQL functions with the names of those of Citus. They note each table in `placed`, and refuse what Citus refuses: a
 * table that is placed twice, a unique index of a distributed table without the distribution column, a foreign key from
 * a reference table to another kind of table, and a foreign key of a distributed table to a table that is not placed
 * yet, or to a distributed table without the distribution column in the same place on both sides.
 */
const STAND_INS = `
  create table placed (name text primary key, kind text not null);

  create function foreign_keys(owner regclass) returns table (parent text, columns text[], others text[])
  language sql as $$
    select confrelid::regclass::text,
      (select array_agg(attname::text order by place) from unnest(conkey) with ordinality as key (number, place)
        join pg_attribute on attrelid = conrelid and attnum = number),
      (select array_agg(attname::text order by place) from unnest(confkey) with ordinality as key (number, place)
        join pg_attribute on attrelid = confrelid and attnum = number)
    from pg_constraint where conrelid = owner and contype = 'f'
  $$;

  create function create_reference_table(owner regclass) returns void language plpgsql as $$ begin
    if exists (select from foreign_keys(owner) where parent not in (select name from placed where kind = 'reference'))
    then raise 'foreign key of the reference table %', owner; end if;
    insert into placed values (owner::text, 'reference');
  end $$;

  create function create_distributed_table(owner regclass, col text, colocate_with text default 'none')
  returns void language plpgsql as $$ begin
    if exists (select from pg_index where indrelid = owner and indisunique and not exists
      (select from pg_attribute where attrelid = owner and attname = col and attnum = any (indkey::int2[])))
    then raise 'unique index without % of %', col, owner; end if;
    if exists (select from foreign_keys(owner) left join placed on name = parent where kind is null
      or kind = 'distributed' and array_position(columns, col) is distinct from array_position(others, col)
      or kind = 'distributed' and array_position(columns, col) is null)
    then raise 'foreign key of the distributed table %', owner; end if;
    insert into placed values (owner::text, 'distributed');
  end $$;
`;

/**
 * Runs statements like those of `packaging/citus.sql` on a migrated PostgreSQL that is not Citus, and returns the names
 * of the tables of each kind. Throws what the stand-ins refuse. `before` is SQL that changes the schema first.
 */
export async function placeTables(address: DatabaseAddress, statements: string, before = '') {
  const db = new Kysely<{ placed: { name: string; kind: string } }>({
    dialect: engineAt(address).writer,
  });
  try {
    for (const text of [STAND_INS, before, statements]) await sql.raw(text).execute(db);
    const rows = await db.selectFrom('placed').selectAll().orderBy('name').execute();
    const named = (kind: string) => rows.flatMap((row) => (row.kind === kind ? [row.name] : []));
    return { reference: named('reference'), distributed: named('distributed') };
  } finally {
    await db.destroy();
  }
}
