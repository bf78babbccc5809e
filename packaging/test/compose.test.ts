import { globSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { PlayersList } from '@picadito/domain';
import { beforeAll, expect, test, vi } from 'vitest';
import { deviceAt, signIn, type Device } from '../../e2e/support/server/tls-client.ts';
import { PACKAGES, VERSION } from '../src/places.ts';
import { NETWORK } from './support/compose/docker.ts';
import { DOMAIN, startSite, type Site } from './support/compose/site.ts';

const [IMAGE = ''] = globSync(join(PACKAGES, `picadito-${VERSION}.docker.tar`));
const PREPARE_MS = 300_000;
const READY = { timeout: 60_000, interval: 100 };
/** Number of sign-ins, more than twice as many as one address may begin in a minute (docs/running.md#configuration). */
const MANY_SIGN_INS = 70;
const READ_EVERY_MS = 50;

let site: Site;
let organiser: Device;

beforeAll(async () => {
  site = await startSite(IMAGE);
  return () => site.remove();
}, PREPARE_MS);

const device = async (which: 0 | 1 = 0) =>
  deviceAt(NETWORK.here[which], {
    domain: DOMAIN,
    port: 443,
    address: NETWORK.server,
    certificate: await site.certificate(),
  });
const newList = (name: string) => organiser.json('POST', '/api/lists', { body: { name } });
/** Resolves with the names of the lists of the organiser of the first test, as soon as all services run. */
const lists = () =>
  vi.waitFor(async () => {
    const found = await organiser.json<PlayersList[]>('GET', '/api/lists');
    return found.map(({ name }) => name).toSorted();
  }, READY);

test('from nothing, a user signs in by TLS at the name and makes a list, and there is a backup of the day', async () => {
  await site.compose('up', '--detach');
  organiser = await device();
  await vi.waitFor(() => organiser.json('GET', '/readyz'), READY);
  await signIn(organiser, site.provider, 'ana');
  await newList('Jueves');
  expect(await lists()).toEqual(['Jueves']);
  const log = () => site.compose('logs', 'picadito');
  await vi.waitFor(async () => expect(await log()).toContain('daily backup: backed up'), READY);
  const plain = await new Promise<IncomingMessage>((resolve) => {
    get({ host: NETWORK.server, headers: { host: DOMAIN } }, resolve);
  });
  plain.resume();
  expect([plain.statusCode, plain.headers.location]).toEqual([308, `https://${DOMAIN}/`]);
});

test('Docker and Caddy leave each client its own limits, and nothing is served where they could not', async () => {
  const [greedy, other] = [await device(0), await device(1)];
  const begin = async (client: Device) =>
    (await client.send('GET', '/auth/google?mode=redirect')).status;
  const statuses = await Promise.all(Array.from({ length: MANY_SIGN_INS }, () => begin(greedy)));
  expect(statuses).toContain(429);
  expect(await begin(other)).toBe(302);
  const published = await site.docker('port', await site.compose('ps', '--quiet', 'caddy'));
  for (const line of published.split('\n')) expect(line).toMatch(/-> 0\.0\.0\.0:(80|443)$/);
});

test('a restart, new containers and a power cut lose nothing, and after the last one all comes back by itself', async () => {
  await site.compose('restart');
  expect(await lists()).toEqual(['Jueves']);
  await site.compose('down');
  await site.compose('up', '--detach');
  expect(await lists()).toEqual(['Jueves']);
  await newList('Martes');
  await site.cutPower();
  expect(await lists()).toEqual(['Jueves', 'Martes']);
});

test('a newer image replaces the older one, while all requests wait for it', async () => {
  const container = () => site.compose('ps', '--quiet', 'picadito');
  const older = await container();
  await site.newerImage();
  const statuses = new Set<number>();
  const done = new AbortController();
  const read = async () => {
    while (!done.signal.aborted) {
      statuses.add((await organiser.send('GET', '/api/lists')).status);
      await setTimeout(READ_EVERY_MS);
    }
  };
  const upgrade = async () => {
    await site.compose('up', '--detach');
    expect(await container()).not.toBe(older);
    expect(await lists()).toEqual(['Jueves', 'Martes']);
  };
  await Promise.all([read(), upgrade().finally(() => done.abort())]);
  expect(statuses).toEqual(new Set([200]));
});

test('a backup by hand becomes the database again', async () => {
  const made = await site.picadito('backup');
  const [file = ''] = /\/data\/backups\/picadito-\w+\.db/.exec(made) ?? [];
  await newList('Sábado');
  await site.compose('stop', 'picadito');
  const database = ['--username=picadito', 'picadito'];
  for (const program of ['dropdb', 'createdb'])
    await site.compose('exec', '-T', 'postgres', program, ...database);
  const restored = await site.compose('run', '--rm', '-T', 'picadito', 'restore', file);
  expect(restored).toContain('restored');
  await site.compose('up', '--detach');
  expect(await lists()).toEqual(['Jueves', 'Martes']);
});
