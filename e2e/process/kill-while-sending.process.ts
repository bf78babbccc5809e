import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { GroupLink, Match, PlayersList } from '@picadito/domain';
import { readDatabaseUrl } from '../../server/src/config/database-url.ts';
import { aPushService } from '../../server/testing/notices/a-push-service.ts';
import { CERTIFICATE } from '../../server/testing/notices/certificate.ts';
import { engineAt } from '../../server/src/store/engines/engine-at.ts';
import { openStore, type Store } from '../../server/src/store/store.ts';
import { timesLonger } from '../../server/testing/how-many.ts';
import { startPostgres } from '../../server/testing/postgres/postgres-server.ts';
import { FULL_SPEED, newDatabase, startServer } from '../support/server/server.ts';
import { answer } from '../support/group-link.ts';
import { signedInClient, visitor, type HttpClient } from '../support/server/http-client.ts';

const KILLS = timesLonger(3);
const PER_KILL_MS = 10_000;
/**
 * Time in milliseconds from now to kick-off: less than four hours, when a drop-out is notified at any hour of the day.
 */
const AHEAD_MS = 3 * 60 * 60 * 1000;
const ZONE = 'America/Argentina/Buenos_Aires';

const random = (from: number, to: number) => from + Math.floor(Math.random() * (to - from + 1));

/** Returns the path of the group link of a list with a match in three hours. */
async function aGroup(organiser: HttpClient, name: string): Promise<string> {
  const players = [{ name: 'Nico', skillLevel: '3' }];
  const list = await organiser.json<PlayersList>('POST', '/api/lists', { name, players });
  // The Swedish format of dates is the one of the API.
  const at = new Date(Date.now() + AHEAD_MS).toLocaleString('sv-SE', { timeZone: ZONE });
  const [date = '', time = ''] = at.split(' ');
  const match = { date, time: time.slice(0, 5), location: 'Cancha', listId: list.id };
  await organiser.json<Match>('POST', '/api/matches', match);
  const link = `/api/lists/${list.id}/link`;
  const { address } = await organiser.json<GroupLink>('PUT', link, { isOn: true });
  return new URL(address ?? '').pathname;
}

function nicoSays(phone: HttpClient, path: string, says: 'voy' | 'no'): Promise<void> {
  const post = async (to: string, { data }: { data: object }) => {
    const response = await phone.send('POST', to, data);
    return { status: () => response.status, json: () => response.json() };
  };
  return answer({ post }, path, { name: 'Nico', says });
}

async function openTables(url: string): Promise<Store> {
  const address = readDatabaseUrl(url);
  if (!address.ok) throw new Error(address.error);
  return openStore(engineAt(address.value));
}

const pushesIn = ({ read }: Store) => read.selectFrom('pushes').selectAll().execute();

async function comingIn({ read }: Store): Promise<number> {
  const rows = await read.selectFrom('noticed_matches').selectAll().execute();
  return rows.filter(({ noted }) => (JSON.parse(noted) as { going: string[] }).going.length > 0)
    .length;
}

/**
 * Makes all messages due at once. Otherwise a message would be reserved for a minute by the server that began to send
 * it.
 */
const aMinuteLater = (store: Store) =>
  store.transaction((tx) => tx.updateTable('pushes').set({ due_at: '2000' }).execute());

/**
 * Kills a server repeatedly while it notifies the organiser of drop-outs; returns the push service with what it
 * received.
 */
async function killWhileSending(url: string) {
  const push = await aPushService();
  const ca = join(mkdtempSync(join(tmpdir(), 'picadito-e2e-')), 'ca.pem');
  writeFileSync(ca, CERTIFICATE);
  const more = { PUSH_STAND_IN: push.origin, NODE_EXTRA_CA_CERTS: ca };
  const env = { DATABASE_URL: url, ...FULL_SPEED, ...more };
  let server = await startServer(env);
  const store = await openTables(url);
  const organiser = await signedInClient(server.url, 'vacio-1@picadito.local');
  await organiser.json('PATCH', '/api/me', { country: 'AR' });
  await organiser.json('PUT', '/api/notices', push.subscribe('organiser').subscription);
  const groups: { path: string; phone: HttpClient }[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const path = await aGroup(organiser, `Lista ${kill}`);
    const phone = visitor(server.url);
    await nicoSays(phone, path, 'voy');
    groups.push({ path, phone });
  }
  await expect.poll(() => comingIn(store)).toBe(KILLS);
  for (const [kill, { path, phone }] of groups.entries()) {
    const [requests, topics] = [push.requests(), topicsOf(push).size];
    expect(topics).toBe(kill);
    await nicoSays(phone.at(server.url), path, 'no');
    // The kill comes at any moment after the change, or while the push service answers.
    if (kill % 2 === 1) await setTimeout(random(0, 150));
    else await isAsked(push, requests);
    await server.stop('SIGKILL');
    await aMinuteLater(store);
    server = await startServer(env);
    await expect.poll(() => topicsOf(push).size).toBe(kill + 1);
    await expect.poll(() => pushesIn(store)).toEqual([]);
  }
  await server.stop();
  await store.close();
  await push.close();
  return push;
}

type PushService = Awaited<ReturnType<typeof aPushService>>;

const topicsOf = ({ received }: PushService) => Map.groupBy(received, ({ topic }) => topic);

async function isAsked(push: PushService, before: number): Promise<void> {
  while (push.requests() === before) await setTimeout(1);
  await setTimeout(random(0, 8));
}

function expectEach(push: PushService): void {
  expect(push.faults).toEqual([]);
  const topics = topicsOf(push);
  expect(topics.size).toBe(KILLS);
  for (const [topic, [first, ...repeated]] of topics) {
    expect(first?.notification.tag).toBe(topic);
    // A restarted server has another port, and so another address.
    const same = { ...first?.notification, navigate: expect.any(String) };
    for (const { notification } of repeated) expect(notification).toEqual(same);
    // The killed server may have sent the message, and the next one sends it again.
    expect(repeated.length).toBeLessThan(2);
  }
}

test(`SQLite: a server killed ${KILLS} times while it sends notices loses none, and a phone shows each once`, async () => {
  test.setTimeout(30_000 + KILLS * PER_KILL_MS);
  expectEach(await killWhileSending(newDatabase()));
});

test(`PostgreSQL: a server killed ${KILLS} times while it sends notices loses none, and a phone shows each once`, async () => {
  test.setTimeout(60_000 + KILLS * PER_KILL_MS);
  const postgres = await startPostgres({ durable: true });
  try {
    expectEach(await killWhileSending(await postgres.newDatabase()));
  } finally {
    await postgres.stop();
  }
});
