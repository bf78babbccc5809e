import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openStore, type Store } from '../store.ts';
import { sqliteEngine } from './sqlite.ts';

test('the database is durable, checks its keys, and is readable by its owner only', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'picadito-')), 'data', 'own.db');
  const store = await openStore(sqliteEngine(file));
  const pragma = (name: string) =>
    store.transaction(async (tx) => (await sql.raw(`pragma ${name}`).execute(tx)).rows[0]);
  expect(await pragma('journal_mode')).toEqual({ journal_mode: 'wal' });
  expect(await pragma('synchronous')).toEqual({ synchronous: 2 });
  expect(await pragma('foreign_keys')).toEqual({ foreign_keys: 1 });
  expect(await pragma('secure_delete')).toEqual({ secure_delete: 1 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
  await store.close();
});

const newFile = () => join(mkdtempSync(join(tmpdir(), 'picadito-')), 'own.db');
const grow = (store: Store) =>
  store.transaction(async (tx) => {
    await sql`create table filler (text text)`.execute(tx);
    for (let row = 0; row < 1000; row += 1) {
      await sql`insert into filler values (${'x'.repeat(1000)})`.execute(tx);
    }
  });

test('a full disk is reported, stores nothing in part, and later writes succeed', async () => {
  const store = await openStore(sqliteEngine(newFile()));
  onTestFinished(() => store.close());
  const limit = (pages: number) =>
    store.transaction((tx) => sql.raw(`pragma max_page_count = ${pages}`).execute(tx));
  await limit(100);
  for (const growing of [grow(store), grow(store)]) {
    await expect(growing).rejects.toSatisfy(store.engine.isUnavailable);
  }
  await limit(100_000);
  await grow(store);
});

test('a deleted database file is detected before the next write', async () => {
  const file = newFile();
  const store = await openStore(sqliteEngine(file));
  onTestFinished(() => store.close());
  rmSync(file);
  await expect(grow(store)).rejects.toSatisfy(store.engine.isUnavailable);
});

test('a reader of another program makes the write-ahead log long, which is reported until the reader ends', async () => {
  const file = newFile();
  const store = await openStore(sqliteEngine(file, { logMaxBytes: 200_000 }));
  onTestFinished(() => store.close());
  const write = (text: string) =>
    store.transaction((tx) => sql`insert into filler values (${text})`.execute(tx));
  await grow(store);
  const reader = new DatabaseSync(file);
  reader.exec('begin; select * from users');
  await write('x'.repeat(6_000_000));
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(6_000_000);
  expect(store.engine.condition()).toMatch('write-ahead log');
  reader.close();
  // The first write copies the log into the file, the second starts a new log.
  for (const text of ['one', 'two']) await write(text);
  expect(statSync(`${file}-wal`).size).toBeLessThanOrEqual(200_000);
  expect(store.engine.condition()).toBeNull();
});
