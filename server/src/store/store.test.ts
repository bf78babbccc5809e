import { statSync } from 'node:fs';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryStore } from '../testing/temporary-store.ts';
import { bindable, sqliteEngine } from './dialects/sqlite.ts';
import { insertList, listsOf } from './lists-store.ts';
import { insertPlayer } from './players-store.ts';
import { attempt, openStore, type Store } from './store.ts';
import { insertUser } from './users-store.ts';

const NOW = '2026-11-21T12:00:00.000000Z';

function addUser(store: Store, subject: string) {
  const person = { name: null, email: null, photoUrl: null, timeZone: null, country: null };
  return store.transaction((tx) =>
    insertUser(tx, { issuer: 'test', subject, ...person }, Date.parse('2026-11-21T12:00:00Z')),
  );
}

test('a transaction that fails leaves nothing behind', async () => {
  const store = await temporaryStore();
  const userId = await addUser(store, 'ana');
  const failing = store.transaction(async (tx) => {
    await insertList(tx, { userId, name: 'Jueves', createdAt: NOW });
    throw new Error('halfway');
  });
  await expect(failing).rejects.toThrow('halfway');
  expect(await listsOf(store.read, userId)).toEqual([]);
});

test('the database itself refuses a player in a list of another owner', async () => {
  const store = await temporaryStore();
  const [ana, beto] = [await addUser(store, 'ana'), await addUser(store, 'beto')];
  const listId = await store.transaction((tx) =>
    insertList(tx, { userId: ana, name: 'Jueves', createdAt: NOW }),
  );
  const player = { name: 'Intruso', rating: 3, whatsapp: null, createdAt: NOW };
  const intrusion = store.transaction((tx) =>
    insertPlayer(tx, { ...player, userId: beto, listId }),
  );
  await expect(intrusion).rejects.toThrow(/FOREIGN KEY/);
});

test('one identity is one user, and the engine says so', async () => {
  const store = await temporaryStore();
  await addUser(store, 'ana');
  const again = addUser(store, 'ana');
  await expect(again).rejects.toSatisfy((error) => store.engine.isUniqueViolation(error));
});

test('fifty transactions at once all happen, one after the other', async () => {
  const store = await temporaryStore();
  const userId = await addUser(store, 'ana');
  const add = (_: unknown, index: number) =>
    store.transaction((tx) => insertList(tx, { userId, name: `Lista ${index}`, createdAt: NOW }));
  await Promise.all(Array.from({ length: 50 }, add));
  expect(await listsOf(store.read, userId)).toHaveLength(50);
});

test('a conflict is tried again, five times in all, and a limit under 1 is refused', async () => {
  let runs = 0;
  const busy = async () => {
    runs += 1;
    throw new Error('busy');
  };
  await expect(attempt(busy, () => true, 5)).rejects.toThrow('busy');
  expect(runs).toBe(5);
  await expect(attempt(busy, () => false, 5)).rejects.toThrow('busy');
  expect(runs).toBe(6);
  for (const limit of [0, -1, Number.NaN]) {
    await expect(attempt(busy, () => true, limit)).rejects.toThrow(RangeError);
  }
  expect(runs).toBe(6);
});

test('the database is durable, checks its keys, and is readable by its owner only', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'picadito-')), 'data', 'own.db');
  const store = await openStore(sqliteEngine(file));
  const pragma = async (name: string) => {
    const { sql } = await import('kysely');
    return store.transaction(async (tx) => (await sql.raw(`pragma ${name}`).execute(tx)).rows[0]);
  };
  expect(await pragma('journal_mode')).toEqual({ journal_mode: 'wal' });
  expect(await pragma('synchronous')).toEqual({ synchronous: 2 });
  expect(await pragma('foreign_keys')).toEqual({ foreign_keys: 1 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
  await store.close();
});

test.each([true, undefined, new Date(0), 'a\0b', 2 ** 53, Number.NaN, 10n, {}])(
  'SQLite is never given %s',
  (value) => {
    expect(() => bindable(value)).toThrow(TypeError);
  },
);

test.each([null, '', 'Íñigo ⚽', 0, -1, 2 ** 53 - 1, 0.5])('SQLite takes %s as it is', (value) => {
  expect(bindable(value)).toBe(value);
});
