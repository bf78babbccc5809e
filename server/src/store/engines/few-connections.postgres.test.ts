import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { run } from '../../testing/postgres/postgres-server.ts';
import { temporaryDatabase } from '../../testing/temporary-database.ts';
import { openStore } from '../store.ts';
import type { Reader, Writer } from '../transaction.ts';
import { DatabaseAwayError } from './postgres-errors.ts';
import { postgresEngine } from './postgres.ts';
import { hostsOf } from './postgres-hosts.ts';
import { guardedPool } from './postgres-pool.ts';
import { LIMITS } from './postgres-session.ts';

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
const many = <T>(work: () => Promise<T>) => Array.from({ length: 20 }, work);

test.each([2, 4])('with %s free connections reads and writes wait for each other', async (free) => {
  const store = await aStoreWith(free);
  const began = performance.now();
  await Promise.all([...many(() => store.transaction(slowly)), ...many(() => slowly(store.read))]);
  await Promise.all(many(() => slowly(store.read)));
  await Promise.all(many(() => store.transaction(slowly)));
  expect(performance.now() - began).toBeLessThan(4 * LIMITS.connect);
});

/** The first to connect is refused as one too many, after this time; the others get no response. */
async function aFullDatabase(refusedAfterMs: number) {
  const fields = ['SFATAL', 'C53300', 'Mtoo many connections', ''].map((field) => `${field}\0`);
  const body = Buffer.from(fields.join(''));
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + body.length);
  let connections = 0;
  const server = createServer((socket) => {
    socket.on('error', () => {});
    connections += 1;
    if (connections > 1) return;
    const refusal = Buffer.concat([Buffer.from('E'), length, body]);
    void setTimeout(refusedAfterMs).then(() => socket.end(refusal));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `postgres://me@127.0.0.1:${(server.address() as AddressInfo).port}/picadito`;
}

test('nobody waits for a connection longer than twice the time to connect', async () => {
  const connect = 1000;
  const url = await aFullDatabase(0.9 * connect);
  const settings = {
    hosts: hostsOf(url),
    max: 1,
    limits: { ...LIMITS, connect },
    isWriting: true,
    onSession: () => {},
    onReadOnly: () => {},
  };
  const pool = guardedPool(settings, () => setTimeout(connect));
  const began = performance.now();
  await expect(pool.connect()).rejects.toThrow(DatabaseAwayError);
  expect(performance.now() - began).toBeLessThan(2.5 * connect);
});

test('a request that waits for a busy connection longer than a host has to connect gets it', async () => {
  const { address, remove } = await temporaryDatabase({ empty: true });
  const url = address.engine === 'postgres' ? address.url : '';
  const hosts = hostsOf(url.replace(/@([^/]+)/, '@$1,127.0.0.1:1'));
  const settings = {
    hosts,
    max: 1,
    limits: { ...LIMITS, connect: 1000 },
    isWriting: true,
    onSession: () => {},
    onReadOnly: () => {},
  };
  const pool = guardedPool(settings, async () => {});
  onTestFinished(async () => {
    await pool.end();
    await remove();
  });
  const first = hosts.current();
  const busy = await pool.connect();
  void setTimeout(700).then(() => busy.release());
  (await pool.connect()).release();
  expect(hosts.current()).toBe(first);
});
