import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { run } from '../../testing/postgres/postgres-server.ts';
import { temporaryDatabase } from '../../testing/temporary-database.ts';
import { openStore } from '../store.ts';
import type { Reader, Writer } from '../transaction.ts';
import { postgresEngine } from './postgres.ts';
import { LIMITS } from './postgres-pool.ts';

/** The database gives this store so many connections. */
async function aStoreWith(connections: number) {
  const { address, remove } = await temporaryDatabase({ empty: true });
  const url = new URL(address.engine === 'postgres' ? address.url : '');
  const role = `few_${process.pid}_${connections}`;
  await run(url.href, `create role ${role} login connection limit ${connections}`);
  await run(url.href, `alter database ${url.pathname.slice(1)} owner to ${role}`);
  const store = await openStore(postgresEngine(Object.assign(url, { username: role }).href));
  onTestFinished(async () => {
    await store.close();
    await remove();
  });
  return store;
}

const slowly = (db: Reader) => sql`select pg_sleep(0.01)`.execute(db as Writer);
const many = <T>(work: () => Promise<T>) => Array.from({ length: 60 }, work);

test.each([2, 4])('with %s free connections reads and writes wait for each other', async (free) => {
  const store = await aStoreWith(free);
  const began = performance.now();
  await Promise.all([...many(() => store.transaction(slowly)), ...many(() => slowly(store.read))]);
  await Promise.all(many(() => slowly(store.read)));
  await Promise.all(many(() => store.transaction(slowly)));
  expect(performance.now() - began).toBeLessThan(4 * LIMITS.connect);
});
