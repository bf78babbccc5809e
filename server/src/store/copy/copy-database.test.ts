import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  aDatabase,
  aFile,
  arrivedAt,
  contentOf,
  filled,
  write,
  writeLate,
} from '../../../testing/copies.ts';
import { DamagedDatabaseError } from '../engines/dialect.ts';
import { engineAt } from '../engines/engine-at.ts';
import { NewerSchemaError } from '../migrations/journal.ts';
import { migrate, MIGRATIONS } from '../migrations/migrate.ts';
import { vapidKeyOf } from '../../notices/vapid-key.ts';
import { openStore, type Writer } from '../store.ts';
import { TABLES } from '../table-list.ts';
import { pauseAutomation } from '../tables/autopilot/paused-users.ts';
import { copyDatabase } from './copy-database.ts';
import { SourceError } from './read-source.ts';
import type { Table } from './table-rows.ts';
import { UnfitTargetError } from './copy-rows.ts';

const raise = async (tx: Writer) => {
  await tx
    .updateTable('group_links')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute();
};
const MIGRATIONS_OF_OLD = { '001-start': MIGRATIONS['001-start'] ?? (async () => {}) };

test('a database goes to the other engine and back without a difference', async () => {
  const start = await filled(aFile());
  const there = await aDatabase({ empty: true });
  const back = aFile();
  const { rows } = await copyDatabase(start, there);
  await copyDatabase(there, back);
  const content = await contentOf(start);
  expect(rows).toBeGreaterThan(1200);
  expect([...content].filter(([, { count }]) => count === 0)).toEqual([]);
  expect([...content.keys()]).toEqual(Object.keys(TABLES));
  expect(await contentOf(there)).toEqual(content);
  expect(await contentOf(back)).toEqual(content);
});

test('links are changed before the copy can be read, and all other data arrives unchanged', async () => {
  const from = await filled(await aDatabase());
  const to = await aDatabase({ empty: true });
  await copyDatabase(from, to, { whenArrived: raise });
  const [before, after] = [await contentOf(from), await contentOf(to)];
  const changed = [...before].filter(([table, { sum }]) => after.get(table)?.sum !== sum);
  expect(changed.map(([table]) => table)).toEqual(['group_links']);
  expect(after.get('group_links')?.count).toBe(before.get('group_links')?.count);
});

test('a copy whose links cannot be changed leaves the target empty', async () => {
  const to = await aDatabase({ empty: true });
  const whenArrived = () => Promise.reject(new Error('no links today'));
  await expect(copyDatabase(await filled(aFile()), to, { whenArrived })).rejects.toThrow('today');
  expect(await arrivedAt(to)).toEqual([]);
});

test('the copy is a usable database', async () => {
  const to = aFile();
  await copyDatabase(await filled(await aDatabase()), to);
  expect(statSync(to.file).mode & 0o777).toBe(0o600);
  expect(readdirSync(dirname(to.file))).toEqual(['copy.db']);
  const store = await openStore(engineAt(to));
  const user = store.read.selectFrom('users').select('name').where('user_id', '=', 'user-0');
  expect(await user.executeTakeFirst()).toEqual({ name: 'Ñandú' });
  await store.close();
});

test('the copy is a consistent snapshot under concurrent writes', async () => {
  const from = await filled(await aDatabase());
  const store = await openStore(engineAt(from));
  const to = aFile();
  const copied = copyDatabase(from, to);
  const isDone = copied.then(() => true);
  let late = 0;
  while (!(await Promise.race([isDone, new Promise((r) => setTimeout(r, 1, false))]))) {
    late += 1;
    await store.transaction((tx) => writeLate(tx, `late-${late}`));
  }
  await store.close();
  const content = await contentOf(to);
  const count = (table: Table) => content.get(table)?.count;
  expect(late).toBeGreaterThan(0);
  expect(count('changes')).toBe(count('player_stats'));
  expect(count('changes')).toBe(count('badges'));
  expect(count('changes')).toBe(count('badge_players'));
});

test('a target with data is refused and unchanged', async () => {
  const to = await filled(await aDatabase());
  const before = await contentOf(to);
  await expect(copyDatabase(await filled(aFile()), to)).rejects.toThrow(UnfitTargetError);
  expect(await contentOf(to)).toEqual(before);
});

test('a target with the current schema and no rows is accepted', async () => {
  const to = await aDatabase();
  await (await openStore(engineAt(to))).close();
  const from = await filled(aFile());
  await copyDatabase(from, to);
  expect(await contentOf(to)).toEqual(await contentOf(from));
});

test('a target that a server has started on, without a user, is accepted and gets the keys of the source', async () => {
  const to = await aDatabase();
  const store = await openStore(engineAt(to));
  await vapidKeyOf(store);
  await store.close();
  const from = await filled(aFile());
  await copyDatabase(from, to);
  expect(await contentOf(to)).toEqual(await contentOf(from));
});

test('an aborted or failed copy leaves the target empty', async () => {
  const from = await filled(aFile());
  const ended = await aDatabase({ empty: true });
  const end = new AbortController();
  const ending = copyDatabase(from, ended, { signal: end.signal });
  setTimeout(() => end.abort(), 30);
  await expect(ending).rejects.toThrow('aborted');
  expect(await arrivedAt(ended)).toEqual([]);

  const refusing = await aDatabase({ empty: true });
  await write(from, async (db) => {
    await sql`pragma foreign_keys = off`.execute(db);
    await sql`update confirmations set player_id = 'nobody' where confirmed = 1`.execute(db);
  });
  await expect(copyDatabase(from, refusing)).rejects.toThrow(/foreign key/i);
  expect(await arrivedAt(refusing)).toEqual([]);
});

test('a row that the engines store differently is refused', async () => {
  const from = await filled(aFile());
  await write(from, (db) => sql`update users set photo_url = x'616263'`.execute(db));
  const to = await aDatabase({ empty: true });
  await expect(copyDatabase(from, to)).rejects.toThrow('a row holds a object');
  expect(await arrivedAt(to)).toEqual([]);
});

test('an older schema is copied unchanged', async () => {
  const from = aFile();
  await write(from, async (db) => {
    await migrate(db, engineAt(from), MIGRATIONS_OF_OLD);
    await sql`insert into users values ('ana', 'Ana', null, null, null, null, null, 'c', 'l')`.execute(
      db,
    );
  });
  const to = await aDatabase({ empty: true });
  expect(await copyDatabase(from, to)).toMatchObject({ rows: 1 });
  const store = await openStore(engineAt(to));
  const users = await store.read.selectFrom('users').select(['name', 'deeds_after']).execute();
  expect(users).toEqual([{ name: 'Ana', deeds_after: '' }]);
  await store.close();
});

test('an older schema is upgraded before anything of a copy is changed', async () => {
  for (const to of [aFile(), await aDatabase({ empty: true })]) {
    const from = aFile();
    await write(from, async (db) => {
      await migrate(db, engineAt(from), MIGRATIONS_OF_OLD);
      await sql`insert into users values ('ana', 'Ana', null, null, null, null, null, 'c', '2026')`.execute(
        db,
      );
    });
    await copyDatabase(from, to, { whenArrived: pauseAutomation });
    const store = await openStore(engineAt(to));
    const users = store.read.selectFrom('users').select(['is_asleep', 'last_timestamp']).execute();
    expect(await users).toEqual([
      { is_asleep: 1, last_timestamp: expect.stringMatching(/^2\d{3}-/) },
    ]);
    await store.close();
  }
});

test('a database that needs a newer version is refused', async () => {
  const from = await filled(await aDatabase({ empty: true }));
  await write(from, (db) => sql`insert into oldest_programs values ('999')`.execute(db));
  const to = aFile();
  const refusal = await copyDatabase(from, to).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(SourceError);
  expect((refusal as Error).cause).toBeInstanceOf(NewerSchemaError);
  expect(await arrivedAt(to)).toEqual([]);
});

test('a database that lacks a table is not copied', async () => {
  const from = await filled(await aDatabase());
  await write(from, (db) => db.schema.dropTable('keepers').execute());
  const to = aFile();
  await expect(copyDatabase(from, to)).rejects.toMatchObject({
    cause: new DamagedDatabaseError('without keepers'),
  });
  expect(await arrivedAt(to)).toEqual([]);
});

test('a database of another program is refused', async () => {
  const strange = aFile();
  writeFileSync(strange.file, 'a letter to a friend '.repeat(500));
  const damaged = aFile();
  await filled(damaged);
  writeFileSync(damaged.file, Buffer.alloc(4096, 7), { flag: 'r+' });
  const foreign = aFile();
  await write(foreign, (db) => sql`create table recipes (name text)`.execute(db));
  for (const [from, cause] of [
    [strange, DamagedDatabaseError],
    [damaged, DamagedDatabaseError],
    [foreign, Error],
    [aFile(), Error],
  ] as const) {
    const to = await aDatabase({ empty: true });
    const refusal = await copyDatabase(from, to).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(SourceError);
    expect((refusal as Error).cause).toBeInstanceOf(cause);
    expect(await arrivedAt(to)).toEqual([]);
  }
});
