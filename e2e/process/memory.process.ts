import { once } from 'node:events';
import { connect } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import type { AccountExport, Profile } from '@picadito/domain';
import { engineAt } from '../../server/src/store/engines/engine-at.ts';
import { openStore } from '../../server/src/store/store.ts';
import { writeLists, writeMatches } from '../../server/testing/full-database/past-limits.ts';
import { startPostgres } from '../../server/testing/postgres/postgres-server.ts';
import { signedInClient, type HttpClient } from '../support/server/http-client.ts';
import { newDatabase, startServer } from '../support/server/server.ts';

/** Node's options with the smallest heap that docs/running.md promises to be enough. */
const NODE_OPTIONS = '--max-old-space-size=128';

const EXPORT = '/api/me/export';
const OF_PLAYERS = ['/api/players', '/api/players/stats', '/api/players/stats/figures'];
const MATCHES = '/api/matches';

async function databaseOf(engine: 'sqlite' | 'postgres') {
  if (engine === 'sqlite') return { url: newDatabase(), stop: async () => {} };
  const postgres = await startPostgres();
  return { url: await postgres.newDatabase(), stop: postgres.stop };
}

const addressOf = (url: string) =>
  url.startsWith('file:')
    ? ({ engine: 'sqlite', file: url.replace('file:', '') } as const)
    : ({ engine: 'postgres', url } as const);

type Size = { lists: number; players: number; matches: number };

/**
 * Writes `lists` lists of `players` players each, and `matches` matches of the first list, directly into the database.
 */
async function fill(url: string, client: HttpClient, { lists, players, matches }: Size) {
  const { id: userId } = await client.json<Profile>('GET', '/api/me');
  const store = await openStore(engineAt(addressOf(url)));
  await store.transaction(async (tx) => {
    const [first = ''] = await writeLists(tx, userId, Array<number>(lists).fill(players));
    await writeMatches(tx, { userId, listId: first }, matches);
  });
  await store.close();
}

async function ask(client: HttpClient, path: string) {
  const reply = await client.send('GET', path);
  const text = await reply.text();
  return { path, status: reply.status, text };
}

const playersIn = (text: string) => (JSON.parse(text) as AccountExport).players.length;

async function slowReader(origin: string, cookie: string) {
  const { hostname, port, host } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(`GET ${EXPORT} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n\r\n`);
  await once(socket, 'readable');
  expect(String(socket.read(15))).toBe('HTTP/1.1 200 OK');
  return socket;
}

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`${engine}: twelve large requests at once of two accounts far above the limits are served or refused, from the least memory`, async () => {
    test.setTimeout(600_000);
    const { url, stop } = await databaseOf(engine);
    const server = await startServer({ DATABASE_URL: url, NODE_OPTIONS });
    const clients: HttpClient[] = [];
    for (const account of ['vacio-6@picadito.local', 'vacio-7@picadito.local']) {
      const client = await signedInClient(server.url, account);
      await fill(url, client, { lists: 200, players: 500, matches: 100 });
      clients.push(client);
    }
    const paths = [EXPORT, EXPORT, ...OF_PLAYERS, MATCHES];
    const replies = await Promise.all(
      clients.flatMap((client) => paths.map((path) => ask(client, path))),
    );
    const served = replies.filter(({ status }) => status === 200);
    const others = replies.filter(({ status }) => status !== 200);
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 503));
    const exports = served.filter(({ path }) => path === EXPORT);
    expect(exports.length).toBeGreaterThan(0);
    for (const { text } of exports) expect(playersIn(text)).toBe(100_000);
    expect(served.filter(({ path }) => path === MATCHES)).toHaveLength(2);
    for (const client of clients) expect((await ask(client, '/api/lists')).status).toBe(200);
    expect(await server.stop()).toBe(0);
    await stop();
  });

  test(`${engine}: an account at its limits is served from the least memory, however slowly its export is read`, async () => {
    test.setTimeout(300_000);
    const { url, stop } = await databaseOf(engine);
    const server = await startServer({ DATABASE_URL: url, NODE_OPTIONS });
    const client = await signedInClient(server.url, 'vacio-6@picadito.local');
    await fill(url, client, { lists: 10, players: 300, matches: 2000 });
    const slow = await slowReader(server.url, client.cookie());

    const replies = await Promise.all(
      [...OF_PLAYERS, MATCHES, ...OF_PLAYERS, MATCHES, EXPORT].map((path) => ask(client, path)),
    );
    expect(replies.map(({ status }) => status)).toEqual([...Array<number>(8).fill(200), 503]);
    if (engine === 'sqlite') {
      const file = new DatabaseSync(url.replace('file:', ''));
      expect(file.prepare('pragma wal_checkpoint(truncate)').get()).toMatchObject({ busy: 0 });
      file.close();
    }
    slow.destroy();
    const { status, text } = await ask(client, EXPORT);
    expect([status, playersIn(text)]).toEqual([200, 3000]);
    expect(text.length).toBeGreaterThan(100_000_000);
    expect(await server.stop()).toBe(0);
    await stop();
  });
}
