import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anEmptyDatabase } from '../../../testing/an-empty-database.ts';

test('text is compared by its bytes in a database of any locale', async () => {
  const { migrate, db } = await anEmptyDatabase();
  await migrate();
  const { rows } = await sql<{ column: string; byBytes: boolean }>`
    select attrelid::regclass || '.' || attname as column, attcollation = '"C"'::regcollation as "byBytes"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0
      and atttypid = 'text'::regtype and not attisdropped and relname <> 'schema_migrations'
  `.execute(db);
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(({ byBytes }) => !byBytes)).toEqual([]);
});
