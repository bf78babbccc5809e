import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anEmptyDatabase } from '../../../testing/an-empty-database.ts';
import { tableKeys } from '../../../testing/table-keys.ts';
import { COPIED_TABLES, OWN_TABLES, OWNED_TABLES, TABLES } from '../table-list.ts';
import { NewerSchemaError, oldestAfter } from './journal.ts';
import { MIGRATIONS } from './migrate.ts';
import type { Migration } from './migration.ts';

const addTable =
  (name: string): Migration =>
  async (tx, { text }) => {
    await tx.schema.createTable(name).addColumn('user_id', text).execute();
  };

const migrationsBefore = (name: string) =>
  Object.fromEntries(Object.entries(MIGRATIONS).filter(([one]) => one < name));

test('migrations run once, in their order', async () => {
  const { migrate, tables } = await anEmptyDatabase();
  const list = { '001-a': addTable('a'), '002-b': addTable('b') };
  expect(await migrate(list)).toEqual(['001-a', '002-b']);
  expect(await migrate({ ...list, '003-c': addTable('c') })).toEqual(['003-c']);
  expect(await tables()).toEqual(expect.arrayContaining(['a', 'b', 'c']));
});

test('an upgrade that fails halfway leaves the old schema, also of its first migrations', async () => {
  const { migrate, tables } = await anEmptyDatabase();
  const failing: Migration = async (tx, types) => {
    await addTable('half')(tx, types);
    throw new Error('halfway');
  };
  const list = { '001-a': addTable('a'), '002-b': addTable('b') };
  await migrate({ '001-a': addTable('a') });
  await expect(migrate({ ...list, '003-half': failing })).rejects.toThrow('halfway');
  expect(await tables()).toContain('a');
  expect(await tables()).not.toContain('b');
  expect(await tables()).not.toContain('half');
  expect(await migrate({ ...list, '003-half': addTable('half') })).toEqual(['002-b', '003-half']);
});

test('a database of a newer version is refused and unchanged', async () => {
  const { migrate, tables } = await anEmptyDatabase();
  await migrate({ '001-a': addTable('a'), '999-future': addTable('future') });
  const older = migrate({ '001-a': addTable('a'), '002-b': addTable('b') });
  await expect(older).rejects.toThrow(NewerSchemaError);
  expect(await tables()).not.toContain('b');
});

test('from 056 on a migration is an expand, or a contract that keeps programs of an earlier expand', () => {
  const later = Object.entries(MIGRATIONS).filter(([name]) => name >= '056');
  for (const [name, step] of later) {
    expect({ name, type: typeof step }).toEqual({ name, type: 'object' });
    expect((oldestAfter(name, step) ?? '') < name).toBe(true);
  }
});

test('one of several concurrent starts migrates, and the others wait', async () => {
  const { address, db } = await anEmptyDatabase();
  const program = `
    import { engineAt } from './engines/engine-at.ts';
    import { openStore } from './store.ts';
    const store = await openStore(engineAt(JSON.parse(process.argv[1])));
    await store.close();
  `;
  const args = ['--input-type=module-typescript', '--eval', program, JSON.stringify(address)];
  const cwd = join(import.meta.dirname, '..');
  const start = () => promisify(execFile)(process.execPath, args, { cwd });
  await Promise.all(Array.from({ length: 4 }, start));
  const done = await sql<{ name: string }>`
    select name from schema_migrations order by name
  `.execute(db);
  expect(done.rows.map(({ name }) => name)).toEqual(Object.keys(MIGRATIONS));
}, 60_000);

test('badges of the first version stay, without their texts, and sample data earns nothing', async () => {
  const { migrate, db } = await anEmptyDatabase();
  const { '001-start': start = addTable('none') } = MIGRATIONS;
  await migrate({ '001-start': start });
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
  await sql`insert into badges values ('ana', 'b-1', 'saque-inicial', 'n', 'd', 'e', '2026-11-20')`.execute(
    db,
  );
  await migrate();
  expect(await db.selectFrom('badges').selectAll().execute()).toEqual([
    {
      user_id: 'ana',
      badge_id: 'b-1',
      type: 'saque-inicial',
      period: '',
      earned_at: '2026-11-20',
    },
  ]);
  const users = db.selectFrom('users').select(['user_id', 'deeds_after']).orderBy('user_id');
  expect(await users.execute()).toEqual([
    { user_id: 'ana', deeds_after: 'last' },
    { user_id: 'beto', deeds_after: '' },
  ]);
});

test('migration 005 makes no stored attendance declined, and gives stored matches the sit-out rule by level', async () => {
  const { migrate, db } = await anEmptyDatabase();
  await migrate(migrationsBefore('005-evenings'));
  await sql`insert into users values ('ana', 'n', null, null, null, null, null, 'c', 'last', '')`.execute(
    db,
  );
  await sql`insert into players_lists values ('ana', 'l', 'n', 'c')`.execute(db);
  await sql`insert into players values ('ana', 'p', 'l', 'n', 'n', 3, null, 'c')`.execute(db);
  await sql`
    insert into matches
    values ('ana', 'm', 'l', '2026-11-26', 't', 'z', '2026-11-27T00:00:00.000000Z', 'p', null, null, 0, null, null, 'c')
  `.execute(db);
  await sql`insert into confirmations values ('ana', 'm', 'p', 1, 'c')`.execute(db);
  await migrate();
  expect(await db.selectFrom('confirmations').selectAll().execute()).toEqual([
    {
      user_id: 'ana',
      match_id: 'm',
      player_id: 'p',
      confirmed: 1,
      confirmed_at: 'c',
      declined: 0,
      changed_at: null,
      is_taken_out: 0,
    },
  ]);
  expect(await db.selectFrom('matches').select('sit_out').execute()).toEqual([
    { sit_out: 'nivel' },
  ]);
});

test('migration 007 numbers stored responses by age and indexes their ids', async () => {
  const { migrate, db } = await anEmptyDatabase();
  await migrate(migrationsBefore('007-ids-of-responses'));
  const id = 'an-id-of-22-characters';
  await sql`insert into users values ('ana', 'n', null, null, null, null, null, 'c', 'last', '', 0)`.execute(
    db,
  );
  for (const [key, body, at] of [
    ['newer', `{"id":"${id}","listId":"a-list-of-22-characters"}`, '2'],
    ['older', `{"title":"No está"}`, '1'],
  ])
    await sql`insert into idempotency_keys values ('ana', ${key}, 'h', 201, ${body}, ${at})`.execute(
      db,
    );
  await migrate();
  const numbers = db.selectFrom('idempotency_keys').select(['key', 'number']).orderBy('number');
  expect(await numbers.execute()).toEqual([
    { key: 'older', number: 1 },
    { key: 'newer', number: 2 },
  ]);
  expect(await db.selectFrom('idempotency_ids').selectAll().execute()).toEqual([
    { user_id: 'ana', id, key: 'newer' },
  ]);
});

test('every table is owned by a user: its primary key and its foreign keys start with user_id', async () => {
  const { migrate, tables, db } = await anEmptyDatabase();
  await migrate();
  const owned = (await tables()).filter((name) => !OWN_TABLES.includes(name));
  expect(owned.toSorted()).toEqual(Object.keys(TABLES).toSorted());
  for (const table of OWNED_TABLES) {
    const { primary, foreign } = await tableKeys(db, table);
    expect({ table, primary }).toEqual({ table, primary: 'user_id' });
    for (const { columns, to, onDelete } of foreign) {
      const key = { table, from: columns[0], to: to[0], onDelete };
      expect(key).toEqual({ table, from: 'user_id', to: 'user_id', onDelete: 'no action' });
    }
  }
});

test('every foreign key has an index for the deletion of its parent', async () => {
  const { migrate, tables, db, catalogue } = await anEmptyDatabase();
  await migrate();
  const { indexes } = await catalogue();
  for (const table of await tables()) {
    const { foreign } = await tableKeys(db, table);
    for (const { columns } of foreign) {
      const found = indexes.some(
        (index) => index.table === table && columns.every((it, at) => index.columns[at] === it),
      );
      expect({ table, columns, found }).toEqual({ table, columns, found: true });
    }
  }
});

test('a copy includes every table that a database of 1.0.0 or later has had', async () => {
  const { migrate, tables } = await anEmptyDatabase();
  const names = Object.keys(MIGRATIONS);
  const seen = new Set<string>();
  for (const name of names.slice(names.indexOf('027-sleeping-users'))) {
    await migrate({ ...migrationsBefore(name), [name]: MIGRATIONS[name] ?? (async () => {}) });
    for (const table of await tables()) seen.add(table);
  }
  expect([...seen].filter((table) => !(table in COPIED_TABLES)).toSorted()).toEqual(
    OWN_TABLES.toSorted(),
  );
  expect(seen).toContain('match_slots');
});
