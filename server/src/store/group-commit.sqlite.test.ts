import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { temporaryStore } from '../testing/temporary-store.ts';
import { insertList, listsOf } from './tables/lists.ts';
import type { Store } from './store.ts';
import type { Writer } from './transaction.ts';
import { insertUser } from './tables/users.ts';

const NOW = '2026-11-21T12:00:00.000000Z';

async function anOwner() {
  const store = await temporaryStore();
  const person = { name: null, email: null, photoUrl: null, timeZone: null, country: null };
  const userId = await store.transaction((tx) =>
    insertUser(tx, { issuer: 'test', subject: 'ana', ...person }, Date.parse(NOW)),
  );
  const names = async () => (await listsOf(store.read, userId)).map(({ name }) => name).toSorted();
  const add = (tx: Writer, name: string) => insertList(tx, { userId, name, createdAt: NOW });
  return { store, userId, names, add };
}

const outcomes = (all: readonly Promise<unknown>[]) =>
  Promise.allSettled(all).then((settled) => settled.map(({ status }) => status));

test('in a group commit a failed transaction is rolled back alone', async () => {
  const { store, names, add } = await anOwner();
  const all = ['a', 'b', 'c', 'd'].map((name) =>
    store.transaction(async (tx) => {
      await add(tx, name);
      if (name === 'b') throw new Error('halfway');
      if (name === 'c') await sql`insert into nothing values (1)`.execute(tx);
    }),
  );
  expect(await outcomes(all)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(await names()).toEqual(['a', 'd']);
});

test('grouped transactions run in order, and each sees the writes before it', async () => {
  const { store, userId, add } = await anOwner();
  const counts = await Promise.all(
    Array.from({ length: 120 }, (_, index) =>
      store.transaction(async (tx) => {
        await add(tx, `Lista ${index}`);
        return (await listsOf(tx, userId)).length;
      }),
    ),
  );
  expect(counts).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
});

test('no transaction resolves before its commit', async () => {
  const { store, names, add } = await anOwner();
  const seen = await Promise.all(
    ['a', 'b', 'c'].map((name) => store.transaction((tx) => add(tx, name)).then(names)),
  );
  expect(seen).toEqual(Array.from({ length: 3 }, () => ['a', 'b', 'c']));
});

test('a failed commit rejects every transaction of the group and stores nothing', async () => {
  const { store, names, add } = await anOwner();
  const dangling = (only: Store) =>
    only.transaction(async (tx) => {
      await sql`pragma defer_foreign_keys = on`.execute(tx);
      await insertList(tx, { userId: 'nobody', name: 'x', createdAt: NOW });
    });
  const all = [store.transaction((tx) => add(tx, 'a')), dangling(store)];
  expect(await outcomes(all)).toEqual(['rejected', 'rejected']);
  expect(await names()).toEqual([]);
  await store.transaction((tx) => add(tx, 'b'));
  expect(await names()).toEqual(['b']);
});
