import { setTimeout } from 'node:timers/promises';
import type { Player } from '@picadito/domain';
import { expect, onTestFinished, test } from 'vitest';
import { createList, createMatch } from '../../testing/a-match.ts';
import { aDatabase } from '../../testing/copies.ts';
import { freePort } from '../../testing/postgres/free-port.ts';
import { startWebProxy } from '../../testing/postgres/haproxy.ts';
import { run } from '../../testing/postgres/postgres-server.ts';
import { testApp } from '../../testing/test-app.ts';
import { ROLL } from '../../testing/upgrades/rolled-version.ts';
import { sendFrom } from '../../testing/upgrades/send-from.ts';
import { aServer, settingsOf } from '../../testing/upgrades/served-versions.ts';
import { cookieNames } from '../identity/cookies.ts';
import { postgresEngine } from '../store/engines/postgres.ts';
import { openStore } from '../store/store.ts';
import { openDatabase } from './open-database.ts';

const GROUPS = 200;
const REQUESTS_A_SECOND = 50;
/** The share of requests that may get 503, and the share of the load that has to be sent. */
const REFUSED_SHARE = 0.001;
const SENT_SHARE = 0.9;
/** The time in milliseconds of load before the roll, between its halves, and after it. */
const PAUSE_MS = 20_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A group with a session of its organiser, whose requests come from `address`. */
type Group = { address: string; token: string; matchId: string; playerIds: string[] };

/** Stores groups with a match each, and returns them. */
async function someGroups(url: string): Promise<Group[]> {
  const store = await openStore(postgresEngine(url));
  onTestFinished(store.close);
  const { signedIn, clock } = await testApp({}, store);
  clock.now = Date.now();
  const date = new Date(clock.now + 7 * DAY_MS).toISOString().slice(0, 10);
  const newGroup = async (number: number) => {
    const organiser = await signedIn(`organiser ${number}`);
    const list = await createList(organiser, 'Jueves', '22334455');
    const match = await createMatch(organiser, list.id, { date });
    const { body: players } = await organiser.get<Player[]>(`/api/lists/${list.id}/players`);
    const playerIds = players.map(({ id }) => id);
    const address = `127.0.1.${number + 1}`;
    return { address, token: organiser.token ?? '', matchId: match.id, playerIds };
  };
  return Promise.all(Array.from({ length: GROUPS }, (_, number) => newGroup(number)));
}

/**
 * Sends a steady load of reads, confirmations and first visits, each to the next group, until `end` is called. A request
 * that fails is sent again, as the outbox does. Returns the statuses of all requests, also of pages and their scripts, the
 * confirmations that were acknowledged last, the scripts of visited pages, and the share of the load that was sent: a
 * group whose last request is under way is left out.
 */
function load(origin: string, groups: readonly Group[]) {
  const name = cookieNames(origin).session;
  const statuses = new Map<number, number>();
  const confirmed = new Map<string, boolean>();
  const scripts = new Set<string>();
  const busy = new Set<Group>();
  const state = { isEnding: false, acts: 0, share: 0 };

  async function send(
    { address, token }: Group,
    method: string,
    path: string,
    body?: object,
  ): Promise<string> {
    for (;;) {
      const headers = { cookie: `${name}=${token}` };
      const sent = { method, headers, ...(body && { body }) };
      // The test does not accept the status 0 of a request without a reply.
      const { status, text } = await sendFrom(address, origin + path, sent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status !== 0 && status < 500) return text;
      await setTimeout(100);
    }
  }

  async function visit(group: Group): Promise<void> {
    const page = await send(group, 'GET', '/');
    for (const [, script = ''] of page.matchAll(/<script src="([^"]+)"/g)) {
      scripts.add(script);
      await send(group, 'GET', script);
    }
  }

  async function act(group: Group, number: number): Promise<void> {
    if (busy.has(group)) return;
    busy.add(group);
    state.acts += 1;
    const { matchId, playerIds } = group;
    const playerId = playerIds[number % playerIds.length] ?? '';
    if (number % 7 === 0) await visit(group);
    else if (number % 3 === 0) await send(group, 'GET', '/api/home');
    else if (number % 3 === 1) await send(group, 'GET', `/api/matches/${matchId}/players`);
    else {
      const isConfirmed = !confirmed.get(`${matchId} ${playerId}`);
      await send(group, 'PUT', `/api/matches/${matchId}/players/${playerId}/confirm`, {
        isConfirmed,
      });
      confirmed.set(`${matchId} ${playerId}`, isConfirmed);
    }
    busy.delete(group);
  }

  async function all(): Promise<void> {
    const underWay: Promise<void>[] = [];
    const begun = performance.now();
    for (let number = 0; !state.isEnding; number += 1) {
      const group = groups[number % groups.length];
      if (group) underWay.push(act(group, number));
      await setTimeout(
        Math.max(0, begun + (number * 1000) / REQUESTS_A_SECOND - performance.now()),
      );
    }
    const seconds = (performance.now() - begun) / 1000;
    state.share = state.acts / (seconds * REQUESTS_A_SECOND);
    await Promise.all(underWay);
  }

  const running = all();
  return {
    end: async () => {
      state.isEnding = true;
      await running;
      return { statuses, confirmed, scripts, share: state.share };
    },
  };
}

test(
  'rolled one server after the other behind a proxy, a new version loses no write and answers',
  async () => {
    const address = await aDatabase();
    if (address.engine !== 'postgres') throw new Error('this test needs PostgreSQL');
    const groups = await someGroups(address.url);
    const [proxy, ...ports] = [await freePort(), await freePort(), await freePort()] as const;
    const origin = `http://127.0.0.1:${proxy}`;
    const env = settingsOf(address.url, origin);
    const old = [await aServer('this', ports[0], env), await aServer('this', ports[1], env)];
    const areReady = await startWebProxy(proxy, ports);
    const requests = load(origin, groups);
    const said: string[] = [];
    for (const [at, server] of old.entries()) {
      await expect.poll(areReady, { timeout: 20_000 }).toBe(true);
      await setTimeout(PAUSE_MS);
      await server.stop();
      said.push(server.said(), (await aServer('next', ports[at] ?? 0, env)).said());
    }
    await setTimeout(PAUSE_MS);
    const { statuses, confirmed, scripts, share } = await requests.end();
    expect(share).toBeGreaterThan(SENT_SHARE);
    const sent = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    const failed = sent - (statuses.get(200) ?? 0);
    expect([...statuses.keys()].filter((status) => status !== 503)).toEqual([200]);
    expect([...scripts].toSorted()).toEqual(['/assets/next.js', '/assets/this.js']);
    expect(failed / sent).toBeLessThanOrEqual(REFUSED_SHARE);
    const done = await run(
      address.url,
      `select name from schema_migrations where name > '99' order by name`,
    );
    expect(done.map(({ name }) => name)).toEqual(Object.keys(ROLL));
    expect(await openDatabase(address)).toMatchObject({ ok: false });
    const stored = new Map<string, boolean>();
    const rows = await run(address.url, 'select match_id, player_id, confirmed from confirmations');
    for (const row of rows)
      stored.set(`${String(row['match_id'])} ${String(row['player_id'])}`, row['confirmed'] === 1);
    expect([...confirmed].filter(([key, is]) => (stored.get(key) ?? false) !== is)).toEqual([]);
    expect(confirmed.size).toBeGreaterThan(GROUPS / 4);
  },
  90_000 + 4 * PAUSE_MS + GROUPS * 300,
);

test('a server ends within seconds when a newer version has changed the database so that it may no longer serve', async () => {
  const address = await aDatabase();
  if (address.engine !== 'postgres') throw new Error('this test needs PostgreSQL');
  const port = await freePort();
  const env = settingsOf(address.url, `http://127.0.0.1:${port}`);
  const server = await aServer('this', port, env);
  await run(address.url, `insert into oldest_programs values ('999')`);
  expect(await Promise.race([server.exitCode(), setTimeout(15_000, 'runs')])).toBe(1);
  expect(server.said()).toContain(
    'the server ends: the database needs a program of at least schema 999',
  );
});
