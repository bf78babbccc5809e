import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { run } from '../../../testing/postgres/postgres-server.ts';
import { temporaryDatabase } from '../../../testing/temporary-database.ts';
import { openStore, type Reader, type Writer } from '../store.ts';
import { LIMITS } from './postgres-pool.ts';
import { postgresEngine } from './postgres.ts';

let roles = 0;

/** Opens a store with `count` connections for requests, limited by the server's setting or by the database. */
async function aStoreWith(
  count: number,
  { limitedBy, connect }: { limitedBy: 'server' | 'database'; connect: number },
) {
  const { address, remove } = await temporaryDatabase({ empty: true });
  const url = new URL(address.engine === 'postgres' ? address.url : '');
  const limits = { ...LIMITS, connect };
  if (limitedBy === 'database') {
    roles += 1;
    const role = `few_${process.pid}_${roles}`;
    await run(url.href, `create role ${role} login connection limit ${count}`);
    await run(url.href, `alter database ${url.pathname.slice(1)} owner to ${role}`);
    url.username = role;
  }
  const use = limitedBy === 'server' ? { limits, connections: count + 1 } : { limits };
  const store = await openStore(postgresEngine(url.href, use));
  onTestFinished(async () => {
    await store.close();
    await remove();
  });
  return store;
}

const sleep = (db: Reader, seconds: number) =>
  sql`select pg_sleep(${seconds})`.execute(db as Writer);
const many = <T>(work: () => Promise<T>) => Array.from({ length: 20 }, work);

test.each([
  [1, 'server'],
  [1, 'database'],
  [4, 'database'],
] as const)(
  'with %s connections, as many as the %s gives, reads and writes wait for each other',
  async (count, limitedBy) => {
    const store = await aStoreWith(count, { limitedBy, connect: LIMITS.connect });
    const read = () => sleep(store.read, 0.01);
    const write = () => store.transaction((tx) => sleep(tx, 0.01));
    const done = await Promise.all([...many(write), ...many(read)]);
    expect(done).toHaveLength(40);
  },
);

test.each(['server', 'database'] as const)(
  'a request that gets no connection in time fails with advice that names DATABASE_CONNECTIONS (%s)',
  async (limitedBy) => {
    const store = await aStoreWith(1, { limitedBy, connect: 1000 });
    const long = store.transaction((tx) => sleep(tx, 1.5));
    const late = sleep(store.read, 0);
    const error = await late.catch((failure: unknown) => failure);
    expect(store.engine.adviceFor(error)).toContain('DATABASE_CONNECTIONS');
    expect(store.engine.isUnavailable(error)).toBe(true);
    await long;
    await sleep(store.read, 0);
  },
);
