import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { run } from '../../../testing/postgres/postgres-server.ts';
import { tcpProxy } from '../../../testing/postgres/tcp-proxy.ts';
import { temporaryDatabase } from '../../../testing/temporary-database.ts';
import { openStore, type Store, type Reader, type Writer } from '../store.ts';
import { CONNECTIONS, postgresEngine } from './postgres.ts';
import { LIMITS } from './postgres-pool.ts';

async function aStore(limits = LIMITS, connections = CONNECTIONS.usual) {
  const { address, remove } = await temporaryDatabase();
  const direct = address.engine === 'postgres' ? address.url : '';
  const way = await tcpProxy(direct);
  const store = await openStore(postgresEngine(way.url, { limits, connections }));
  onTestFinished(async () => {
    await store.close();
    await remove();
  });
  return { store, ...way, direct };
}

const user = (id: string) => ({
  user_id: id,
  name: 'n',
  email: null,
  photo_url: null,
  whatsapp: null,
  time_zone: null,
  country: null,
  created_at: 'c',
  last_timestamp: 'c',
  deeds_after: '',
});
const addUser = (tx: Writer, id: string) => tx.insertInto('users').values(user(id)).execute();
const users = async ({ read }: Store) => {
  const rows = await read.selectFrom('users').select('user_id').orderBy('user_id').execute();
  return rows.map((row) => row.user_id);
};
const rename = (tx: Writer, id: string) =>
  tx.updateTable('users').set({ name: id }).where('user_id', '=', id).execute();
const select = (db: Reader, what: string) =>
  sql<{ it: unknown }>`select ${sql.raw(what)}`.execute(db as Writer).then((it) => it.rows);
const OTHERS =
  'from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()';
const endOthers = `count(pg_terminate_backend(pid)) ${OTHERS}`;
const soon = () => new Promise((resolve) => setTimeout(resolve, 100));

test('counts, sums and averages are numbers, inexact ones are refused', async () => {
  const { store } = await aStore();
  expect(await select(store.read, 'count(*) as it')).toEqual([{ it: 1 }]);
  expect(await select(store.read, 'sum(x) as it from (values (2), (3)) as v(x)')).toEqual([
    { it: 5 },
  ]);
  expect(await select(store.read, 'avg(x) as it from (values (2), (3)) as v(x)')).toEqual([
    { it: 2.5 },
  ]);
  await expect(select(store.read, '9007199254740993::bigint as it')).rejects.toThrow(RangeError);
  expect(await select(store.read, '9007199254740991::bigint as it')).toEqual([{ it: 2 ** 53 - 1 }]);
});

test('one of two deadlocked transactions is retried, and both commit', async () => {
  const { store } = await aStore();
  await store.transaction(async (tx) => {
    await addUser(tx, 'ana');
    await addUser(tx, 'beto');
  });
  const met = Promise.withResolvers<void>();
  let attempts = 0;
  const both = (first: string, second: string) =>
    store.transaction(async (tx) => {
      attempts += 1;
      await rename(tx, first);
      if (attempts >= 2) met.resolve();
      await met.promise;
      await rename(tx, second);
    });
  await Promise.all([both('ana', 'beto'), both('beto', 'ana')]);
  expect(attempts).toBeGreaterThanOrEqual(3);
});

test('idle connections that the database closed are replaced', async () => {
  const { store } = await aStore();
  await Promise.all(Array.from({ length: 5 }, () => users(store)));
  await store.transaction((tx) => select(tx, endOthers));
  const left = () => store.transaction((tx) => select(tx, `count(*) as it ${OTHERS}`));
  await eventually(async () => expect(await left()).toEqual([{ it: 0 }]));
  await soon();
  expect(await users(store)).toEqual([]);
  await store.transaction((tx) => addUser(tx, 'ana'));
  expect(await users(store)).toEqual(['ana']);
});

test.each<[string, (way: { cut: () => void }, tx: Writer, store: Store) => Promise<unknown>]>([
  ['the database ends it', (_way, _tx, store) => select(store.read, endOthers)],
  ['the network cuts it', async ({ cut }) => cut()],
  [
    'it is killed while it works',
    (_way, tx) => select(tx, 'pg_terminate_backend(pg_backend_pid())'),
  ],
])('a transaction during which %s leaves nothing, and the next one works', async (_, end) => {
  const { store, cut } = await aStore();
  const broken = store.transaction(async (tx) => {
    await addUser(tx, 'ana');
    await end({ cut }, tx, store);
    await soon();
    await addUser(tx, 'beto');
  });
  await expect(broken).rejects.toSatisfy((error) => store.engine.isUnavailable(error));
  await soon();
  expect(await users(store)).toEqual([]);
  await store.transaction((tx) => addUser(tx, 'carla'));
  expect(await users(store)).toEqual(['carla']);
});

test('a database that does not respond counts as unavailable after a timeout, and recovers', async () => {
  const limits = { ...LIMITS };
  const { store, freeze } = await aStore(limits);
  await Promise.all([users(store), store.transaction((tx) => addUser(tx, 'ana'))]);
  freeze();
  limits.response = 300;
  const began = performance.now();
  await expect(users(store)).rejects.toSatisfy((error) => store.engine.isUnavailable(error));
  const writing = store.transaction((tx) => addUser(tx, 'beto'));
  await expect(writing).rejects.toSatisfy((error) => store.engine.isUnavailable(error));
  expect(performance.now() - began).toBeLessThan(2000);
  limits.response = LIMITS.response;
  expect(await users(store)).toEqual(['ana']);
});

test('a transaction whose database stops responding ends after one timeout', async () => {
  const { store, freeze } = await aStore({ ...LIMITS, response: 1000 });
  let began = 0;
  const writing = store.transaction(async (tx) => {
    await addUser(tx, 'ana');
    freeze();
    began = performance.now();
    await addUser(tx, 'beto');
  });
  await expect(writing).rejects.toSatisfy((error) => store.engine.isUnavailable(error));
  expect(performance.now() - began).toBeLessThan(1500);
});

test('a lock timeout counts as an unavailable database', async () => {
  const { store } = await aStore({ ...LIMITS, lock: 100 });
  await store.transaction((tx) => addUser(tx, 'ana'));
  await store.transaction(async (tx) => {
    await rename(tx, 'ana');
    const second = store.transaction((other) => rename(other, 'ana'));
    await expect(second).rejects.toSatisfy((error) => store.engine.isUnavailable(error));
  });
});

test('statements have a timeout, migrations have none', async () => {
  const limits = { ...LIMITS, statement: 100 };
  const { store } = await aStore(limits);
  const slow = store.transaction((tx) => select(tx, 'pg_sleep(1)'));
  await expect(slow).rejects.toThrow('statement timeout');
  await expect(slow).rejects.toSatisfy((error) => store.engine.isUnavailable(error));
  limits.response = 400;
  await store.transaction(async (tx) => {
    await store.engine.beginMigration(tx);
    await select(tx, 'pg_sleep(0.6)');
  });
  await expect(select(store.read, 'pg_sleep(1)')).rejects.toSatisfy((error) =>
    store.engine.isUnavailable(error),
  );
});

test('an error of the program is not reported as an unavailable database', async () => {
  const { store } = await aStore();
  const { isConflict, isUnavailable, isUniqueViolation } = store.engine;
  const wrong = await select(store.read, 'nothing').catch((error: unknown) => error);
  expect([isConflict(wrong), isUnavailable(wrong), isUniqueViolation(wrong)]).toEqual([
    false,
    false,
    false,
  ]);
});

test('statements go on after a table was altered', async () => {
  const { store, direct } = await aStore();
  const all = (db: Reader) => db.selectFrom('users').selectAll().execute();
  await Promise.all([all(store.read), all(store.read), store.transaction(all)]);
  await run(direct, 'alter table users add column nickname text');
  expect(await store.transaction(all)).toEqual([]);
  const read = await all(store.read).catch(store.engine.isUnavailable);
  expect(read).toSatisfy((rows) => rows === true || Array.isArray(rows));
  await run(direct, 'alter table users drop column nickname');
  expect(await store.transaction(all)).toEqual([]);
});

test('a connection on which a server takes no writes is closed', async () => {
  const { store } = await aStore(LIMITS, 2);
  await store.transaction((tx) => addUser(tx, 'ana'));
  await select(store.read, "set_config('default_transaction_read_only', 'on', false)");
  const refused = store.transaction((tx) => addUser(tx, 'beto'));
  await expect(refused).rejects.toThrow('read-only transaction');
  await expect(refused).rejects.toSatisfy((error) => store.engine.isUnavailable(error));
  await store.transaction((tx) => addUser(tx, 'carla'));
  expect(await users(store)).toEqual(['ana', 'carla']);
});
