import { once } from 'node:events';
import { connect } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { AccountExport, Player } from '@picadito/domain';
import { signedInClient, type HttpClient } from '../support/server/http-client.ts';
import { newDatabase, startServer } from '../support/server/server.ts';

/** The least that the README promises. */
const HEAP_MB = 128;
/** The account for which the program is built: 50 lists and 3,000 players. */
const [LISTS, PLAYERS] = [50, 60];

async function fill({ json }: HttpClient): Promise<void> {
  const players = Array.from({ length: PLAYERS }, (_, player) => ({
    name: `Jugador ${player} Ñandubay`,
    skillLevel: String(2 + (player % 4)),
    whatsapp: `+54911${String(10_000_000 + player)}`,
  }));
  for (let list = 0; list < LISTS; list += 1)
    await json('POST', '/api/lists', { name: `Lista ${list}`, players });
}

/** Asks for the export and reads a kilobyte a second of it. */
async function slowReader(origin: string, cookie: string) {
  const { hostname, port, host } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(`GET /api/me/export HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n\r\n`);
  let read = 0;
  await once(socket, 'readable');
  const timer = setInterval(
    () => (read += (socket.read(1024) as Buffer | null)?.length ?? 0),
    1000,
  );
  const end = () => {
    clearInterval(timer);
    socket.destroy();
  };
  return { read: () => read, end };
}

test('the largest account is served from the least memory, several times at once, however slowly one is read', async () => {
  test.setTimeout(180_000);
  const database = newDatabase();
  const server = await startServer({
    DATABASE_URL: database,
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
  });
  const client = await signedInClient(server.url, 'vacio-6@picadito.local');
  await fill(client);
  const slow = await slowReader(server.url, client.cookie());

  const other = await signedInClient(server.url, 'vacio-7@picadito.local');
  const get = async (path: string) => (await client.send('GET', path)).text();
  const texts = Promise.all(
    ['/api/me/export', '/api/players', '/api/me/export', '/api/players/stats'].map(get),
  );
  expect((await other.send('GET', '/api/lists')).status).toBe(200);
  const [exported = '', players = ''] = await texts;
  expect(exported.length).toBeGreaterThan(700_000);
  expect((JSON.parse(exported) as AccountExport).players).toHaveLength(LISTS * PLAYERS);
  expect((JSON.parse(players) as Player[]).length).toBe(LISTS * PLAYERS);

  await sleep(5000);
  const file = new DatabaseSync(database.replace('file:', ''));
  expect(file.prepare('pragma wal_checkpoint(truncate)').get()).toMatchObject({ busy: 0 });
  file.close();
  expect(slow.read()).toBeGreaterThan(0);
  expect(slow.read()).toBeLessThan(100_000);
  slow.end();
  expect(await server.stop()).toBe(0);
});
