import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { test as base, expect } from '@playwright/test';
import type { GroupLink, Match, PlayersList, Profile } from '@picadito/domain';
import {
  CLIENT,
  standInProvider,
  type StandInProvider,
} from '../../server/testing/identity/provider/provider.ts';
import { timesLonger } from '../../server/testing/how-many.ts';
import { freePort } from '../../server/testing/postgres/free-port.ts';
import { startPostgres } from '../../server/testing/postgres/postgres-server.ts';
import { answer } from '../support/group-link.ts';
import { startCaddy } from '../support/server/caddy.ts';
import { startServer, type Server } from '../support/server/server.ts';
import { deviceAt, signIn, type Device } from '../support/server/tls-client.ts';

const DOMAIN = 'picadito.test';
const SIGN_INS = 10;
const WRITES = 20;
/** Number of heartbeats to wait for. With PICADITO_TEST_TIMES=10 they take more than five minutes. */
const HEARTBEATS = timesLonger(2);
const HEARTBEAT_MS = 15_000;

type Site = {
  provider: StandInProvider;
  servers: readonly Server[];
  plainPort: number;
  port: number;
  /** Returns a device at the address 127.0.0.`last`. */
  device: (last: number) => Device;
};

/**
 * Runs the setting of compose.yaml without containers: Caddy in front of two servers on PostgreSQL, with its own host
 * name.
 */
const test = base.extend<object, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const [postgres, provider] = await Promise.all([startPostgres(), standInProvider()]);
      const database = await postgres.newDatabase();
      const [port, ...ports] = [await freePort(), await freePort(), await freePort()];
      const start = (own: number) =>
        startServer({
          PORT: String(own),
          PUBLIC_URL: `https://${DOMAIN}:${port}`,
          DATABASE_URL: database,
          GOOGLE_CLIENT_ID: CLIENT.clientId,
          GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
          OIDC_ISSUER: provider.issuer,
          TRUST_PROXY: '127.0.0.1',
          RATE_LIMIT_SIGN_IN: String(SIGN_INS),
        });
      const servers = await Promise.all(ports.map(start));
      const caddy = await startCaddy(
        DOMAIN,
        port,
        ports.map((own) => `127.0.0.1:${own}`),
      );
      const where = { domain: DOMAIN, port, certificate: caddy.certificate };
      const device = (last: number) => deviceAt(`127.0.0.${last}`, where);
      await use({ provider, servers, plainPort: caddy.plainPort, port, device });
      await caddy.stop();
      await Promise.all(servers.map((server) => server.stop()));
      provider.close();
      await postgres.stop();
    },
    { scope: 'worker' },
  ],
});
test.describe.configure({ mode: 'default' });

async function signedIn({ provider, device }: Site, last: number) {
  const browser = device(last);
  const cookies = await signIn(browser, provider, `user ${last}`);
  return { browser, cookies };
}

async function newGroup(organiser: Device): Promise<string> {
  const players = [{ name: 'Nico', skillLevel: '3' }];
  const post = <T>(path: string, body: object) => organiser.json<T>('POST', path, { body });
  const list = await post<PlayersList>('/api/lists', { name: 'Jueves', players });
  const evening = { date: '2030-01-03', time: '21:00', location: 'Cancha', listId: list.id };
  await post<Match>('/api/matches', evening);
  const turnedOn = { body: { isOn: true } };
  const link = await organiser.json<GroupLink>('PUT', `/api/lists/${list.id}/link`, turnedOn);
  const address = new URL(link.address ?? '');
  expect(address.hostname).toBe(DOMAIN);
  return address.pathname;
}

/** Opens a stream. Collects its text, each piece with the milliseconds since the stream was opened. */
async function listen(device: Device, path: string) {
  const began = performance.now();
  const said: { text: string; at: number }[] = [];
  const response = await device.open('GET', path);
  expect(response.statusCode).toBe(200);
  response.setEncoding('utf8');
  response.on('data', (text: string) => said.push({ text, at: performance.now() - began }));
  return {
    said: () => said.map(({ text }) => text).join(''),
    heartbeats: () => said.filter(({ text }) => text.includes(':\n\n')).map(({ at }) => at),
    isOpen: () => !response.destroyed && !response.readableEnded,
    leave: () => response.destroy(),
  };
}

test('behind Caddy a session works on both servers, and its cookies are for this name and TLS only', async ({
  site,
}) => {
  const { browser, cookies } = await signedIn(site, 2);
  const { device } = site;
  expect(cookies.some((line) => /^__Host-picadito=.+; Secure/.test(line))).toBe(true);
  const me = await browser.json<Profile>('GET', '/api/me');
  const cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ');
  let last = 20;
  // Caddy chooses the server by the address of the device.
  const bothAreAsked = async () => {
    last += 1;
    const elsewhere = device(last);
    expect(await elsewhere.json('GET', '/api/me', { headers: { cookie } })).toEqual(me);
    return site.servers.every((server) => server.said().includes('/api/me'));
  };
  await expect.poll(bothAreAsked, { intervals: [20] }).toBe(true);
  const [plain] = (await once(
    get({ host: '127.0.0.1', port: site.plainPort, headers: { host: DOMAIN } }),
    'response',
  )) as [IncomingMessage];
  expect([plain.statusCode, plain.headers.location]).toEqual([308, `https://${DOMAIN}/`]);
  plain.resume();
});

test('behind Caddy each client has its own limits, whatever X-Forwarded-For it sends', async ({
  site: { device },
}) => {
  const statusOf = async (client: Device, n: number) => {
    const headers = { 'x-forwarded-for': `10.0.0.${n}` };
    return (await client.send('GET', '/auth/google?mode=redirect', { headers })).status;
  };
  const greedy = device(3);
  const times = Array.from({ length: 3 * SIGN_INS }, (_, n) => n);
  const began = performance.now();
  const statuses = await Promise.all(times.map((n) => statusOf(greedy, n)));
  // On a slow machine the limit renews while the requests run.
  const more = Math.floor(((performance.now() - began) / 60_000) * SIGN_INS);
  const most = 2 * (SIGN_INS + more);
  expect(statuses.filter((status) => status === 302).length).toBeLessThanOrEqual(most);
  expect(new Set(statuses)).toEqual(new Set([302, 429]));
  expect(await statusOf(device(4), 0)).toBe(302);
});

test('behind Caddy an event stream stays open, and heartbeats and answers by the link arrive in time', async ({
  site,
}) => {
  test.setTimeout(HEARTBEATS * HEARTBEAT_MS + 60_000);
  const { browser: organiser } = await signedIn(site, 5);
  const path = await newGroup(organiser);
  const screen = await listen(organiser, '/api/events');
  const page = await listen(site.device(6), `${path}/changes`);
  const whole = { timeout: (HEARTBEATS + 1) * HEARTBEAT_MS };
  for (const stream of [screen, page]) {
    await expect.poll(() => stream.heartbeats().length, whole).toBe(HEARTBEATS);
    expect(stream.isOpen()).toBe(true);
    const late = stream.heartbeats().map((at, n) => at - (n + 1) * HEARTBEAT_MS);
    expect(Math.max(...late)).toBeLessThan(1000);
  }
  const before = [screen.said(), page.said()];
  await answer(site.device(7), path, { name: 'Nico', says: 'voy' });
  const arrive = { timeout: 1000, intervals: [20] };
  await expect.poll(screen.said, arrive).not.toBe(before[0]);
  expect(screen.said()).toContain('"kind":"match"');
  await expect.poll(page.said, arrive).not.toBe(before[1]);
  for (const stream of [screen, page]) stream.leave();
});

test('while one server ends, requests through Caddy are answered, and repeated writes are stored once', async ({
  site,
}) => {
  const { browser: organiser } = await signedIn(site, 8);
  const ended = site.servers[0]?.stop();
  for (let n = 0; n < WRITES; n += 1) {
    const headers = { 'idempotency-key': randomUUID() };
    const write = () =>
      organiser.send('POST', '/api/lists', { body: { name: `Lista ${n}` }, headers });
    // The same key is sent again until a response comes, as the outbox does.
    await expect.poll(async () => (await write()).status).toBe(201);
    expect((await organiser.send('GET', '/api/lists')).status).toBe(200);
  }
  expect(await ended).toBe(0);
  expect(await organiser.json<PlayersList[]>('GET', '/api/lists')).toHaveLength(WRITES);
});
