import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { sqliteEngine } from '../dialects/sqlite.ts';
import type { Schema } from '../schema.ts';
import { openStore } from '../store.ts';
import { migrate, MIGRATIONS, NewerSchemaError, type Migration } from './migrate.ts';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'picadito-')), 'test.db');

function open(file = newFile()) {
  const db = new Kysely<Schema>({ dialect: sqliteEngine(file).writer });
  onTestFinished(() => db.destroy());
  return db;
}

const tables = async (db: Kysely<Schema>) =>
  (await db.introspection.getTables()).map(({ name }) => name);

const addTable =
  (name: string): Migration =>
  async (tx) => {
    await tx.schema.createTable(name).addColumn('user_id', 'text').execute();
  };

test('migrations run once, in their order', async () => {
  const db = open();
  const list = { '001-a': addTable('a'), '002-b': addTable('b') };
  expect(await migrate(db, list)).toEqual(['001-a', '002-b']);
  expect(await migrate(db, { ...list, '003-c': addTable('c') })).toEqual(['003-c']);
  expect(await tables(db)).toEqual(expect.arrayContaining(['a', 'b', 'c']));
});

test('a migration that fails halfway leaves the old schema', async () => {
  const db = open();
  const failing: Migration = async (tx) => {
    await addTable('half')(tx);
    throw new Error('halfway');
  };
  await expect(migrate(db, { '001-a': addTable('a'), '002-half': failing })).rejects.toThrow(
    'halfway',
  );
  expect(await tables(db)).toContain('a');
  expect(await tables(db)).not.toContain('half');
});

test('a database of a newer version is refused and left as it is', async () => {
  const db = open();
  await migrate(db, { '001-a': addTable('a'), '999-future': addTable('future') });
  await expect(migrate(db, { '001-a': addTable('a'), '002-b': addTable('b') })).rejects.toThrow(
    NewerSchemaError,
  );
  expect(await tables(db)).not.toContain('b');
});

test('of two starts at once one migrates and the other waits and finds it done', async () => {
  const file = newFile();
  const program = `
    import { sqliteEngine } from './dialects/sqlite.ts';
    import { openStore } from './store.ts';
    const store = await openStore(sqliteEngine(process.argv[1]));
    await store.close();
  `;
  const args = ['--input-type=module-typescript', '--eval', program, file];
  const cwd = join(import.meta.dirname, '..');
  const start = () => promisify(execFile)(process.execPath, args, { cwd });
  await Promise.all([start(), start(), start()]);
  const done = await sql<{ name: string }>`select name from schema_migrations`.execute(open(file));
  expect(done.rows.map(({ name }) => name)).toEqual(Object.keys(MIGRATIONS));
});

test('badges of the first version stay, without their texts, and sample data earns nothing', async () => {
  const db = open();
  const { '001-start': start = addTable('none') } = MIGRATIONS;
  await migrate(db, { '001-start': start });
  await sql`pragma foreign_keys = off`.execute(db);
  await sql`insert into badges values ('ana', 'b-1', 'saque-inicial', 'n', 'd', 'e', '2026-11-20')`.execute(
    db,
  );
  for (const [user, subject] of [
    ['ana', 'demo@picadito.local'],
    ['beto', 'vacio-1@picadito.local'],
  ]) {
    await sql`insert into users values (${user}, 'n', null, null, null, null, null, 'c', 'last')`.execute(
      db,
    );
    await sql`insert into identities values (${user}, 'urn:picadito:demo', ${subject}, 'c')`.execute(
      db,
    );
  }
  await migrate(db);
  expect(await db.selectFrom('badges').selectAll().execute()).toEqual([
    {
      user_id: 'ana',
      badge_id: 'b-1',
      type: 'saque-inicial',
      period: '',
      player_id: null,
      earned_at: '2026-11-20',
    },
  ]);
  const users = await db.selectFrom('users').select(['user_id', 'deeds_after']).execute();
  expect(users).toEqual([
    { user_id: 'ana', deeds_after: 'last' },
    { user_id: 'beto', deeds_after: '' },
  ]);
});

test('every table is owned by a user: its primary key and its foreign keys start with user_id', async () => {
  const file = newFile();
  const store = await openStore(sqliteEngine(file));
  await store.close();
  const db = open(file);
  const owned = (await tables(db)).filter((name) => name !== 'schema_migrations');
  expect(owned).toHaveLength(14);
  for (const table of owned) {
    const columns = await sql<{
      name: string;
      pk: number;
    }>`select name, pk from pragma_table_info(${table})`.execute(db);
    expect({ table, first: columns.rows.find(({ pk }) => pk === 1)?.name }).toEqual({
      table,
      first: 'user_id',
    });
    const keys = await sql<{
      from: string;
      to: string;
      on_delete: string;
    }>`select "from", "to", on_delete from pragma_foreign_key_list(${table}) where seq = 0`.execute(
      db,
    );
    for (const key of keys.rows) {
      expect({ table, ...key }).toEqual({
        table,
        from: 'user_id',
        to: 'user_id',
        on_delete: 'NO ACTION',
      });
    }
  }
});
