import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { hold } from '../../testing/postgres/hold.ts';
import { temporaryDatabase } from '../../testing/temporary-database.ts';
import { openStore } from '../store.ts';
import type { Reader, Writer } from '../transaction.ts';
import { postgresEngine } from './postgres.ts';

async function aStore() {
  const { address, remove } = await temporaryDatabase();
  const url = address.engine === 'postgres' ? address.url : '';
  const store = await openStore(postgresEngine(url));
  onTestFinished(async () => {
    await store.close();
    await remove();
  });
  return { ...store, url };
}

const select = async (db: Reader, what: string) => {
  const { rows } = await sql<{ it: unknown }>`select ${sql.raw(what)} as it`.execute(db as Writer);
  return rows[0]?.it;
};
const readsOf = (db: Reader, count: number) =>
  Promise.all(Array.from({ length: count }, () => select(db, 'pg_backend_pid()')));

test('reads of one turn share a connection, at most sixteen of them', async () => {
  const { read } = await aStore();
  expect(new Set(await readsOf(read, 16)).size).toBe(1);
  expect(new Set(await readsOf(read, 17)).size).toBe(2);
});

test('reads of a later turn do not wait for a slow one', async () => {
  const { read, url } = await aStore();
  const { waiting, release } = await hold(url, 'select pg_advisory_lock(1)');
  let isAnswered = false;
  const slow = select(read, 'pg_advisory_lock(1)').then(() => (isAnswered = true));
  await eventually(async () => expect(await waiting()).toBe(1));
  await readsOf(read, 16);
  expect(isAnswered).toBe(false);
  await release();
  await slow;
});

test('a read that fails leaves those beside it alone', async () => {
  const { read } = await aStore();
  const [before, failed, after] = await Promise.allSettled([
    select(read, '1'),
    select(read, '1 / 0'),
    select(read, '2'),
  ]);
  expect([before, after]).toMatchObject([{ value: 1 }, { value: 2 }]);
  expect(failed.status).toBe('rejected');
});

test('more reads than there are connections for are all answered, over and over', async () => {
  const { read } = await aStore();
  for (let round = 1; round <= 20; round += 1) expect(await readsOf(read, 400)).toHaveLength(400);
});
