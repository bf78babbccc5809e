import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Match, PlayersList } from '@picadito/domain';
import { expect, onTestFinished, test } from 'vitest';
import { postgresEngine } from '../store/engines/postgres.ts';
import { openStore } from '../store/store.ts';
import { cable } from '../testing/postgres/cable.ts';
import { run } from '../testing/postgres/postgres-server.ts';
import { startReplicated, type Replicated } from '../testing/postgres/replicated.ts';
import { testApp, type Client } from '../testing/test-app.ts';
import { temporaryFeed } from '../testing/temporary-feed.ts';

const HANDS = 8;
/** From the promotion of the standby until all writers are acknowledged again and another server is notified. */
const BACK_MS = 10_000;

/** A server at `url`, and how often another one is notified of its organiser's changes. */
async function twoServers(url: string) {
  const stores = [
    await openStore(postgresEngine(url)),
    await openStore(postgresEngine(url)),
  ] as const;
  onTestFinished(async () => {
    await Promise.all(stores.map((store) => store.close()));
  });
  const { signedIn } = await testApp({}, stores[0]);
  const ana = await signedIn('ana');
  const { body } = await ana.get<{ id: string }>('/api/me');
  let notified = 0;
  temporaryFeed(stores[1]).subscribe(body.id, () => (notified += 1));
  return { ana, notified: () => notified };
}

/** Each hand creates matches, one after the other; what is not acknowledged it sends again, as a browser does. */
function writing(ana: Client, listId: string) {
  const acknowledged: string[] = [];
  const statuses = new Set<number>();
  const hands = Array.from({ length: HANDS }, () => ({ latest: 0, isDone: false }));
  const create = async (hand: (typeof hands)[number]) => {
    while (!hand.isDone) {
      const headers = { 'idempotency-key': randomUUID() };
      const payload = { date: '2026-12-03', time: '21:00', location: 'Cancha', listId };
      const request = { method: 'POST', url: '/api/matches', headers, payload } as const;
      let reply = await ana.send<Match>(request);
      for (; reply.status === 503; reply = await ana.send<Match>(request)) {
        statuses.add(503);
        await setTimeout(100);
      }
      statuses.add(reply.status);
      acknowledged.push(reply.body.id);
      hand.latest = performance.now();
      await setTimeout(50);
    }
  };
  const all = Promise.all(hands.map(create));
  return {
    count: () => acknowledged.length,
    allSince: (began: number) => hands.every(({ latest }) => latest > began),
    end: async () => {
      for (const hand of hands) hand.isDone = true;
      await all;
      return { acknowledged: acknowledged.toSorted(), statuses };
    },
  };
}

/** What was acknowledged and what is stored, when all writers are served again and the other server is notified. */
async function failOver(
  { ana, notified }: Awaited<ReturnType<typeof twoServers>>,
  fail: () => Promise<void>,
) {
  const { body: list } = await ana.post<PlayersList>('/api/lists', { name: 'Jueves' });
  const writes = writing(ana, list.id);
  await expect.poll(writes.count, { timeout: 5000 }).toBeGreaterThan(3 * HANDS);
  await fail();
  const promoted = performance.now();
  await expect.poll(() => writes.allSince(promoted), { timeout: BACK_MS }).toBe(true);
  const [before, rest] = [notified(), BACK_MS - (performance.now() - promoted)];
  await expect.poll(notified, { timeout: rest }).toBeGreaterThan(before + 3);
  const done = await writes.end();
  const { body: matches } = await ana.get<Match[]>('/api/matches');
  return { ...done, stored: matches.map(({ id }) => id).toSorted() };
}

async function replicated(): Promise<Replicated> {
  const pair = await startReplicated();
  onTestFinished(pair.stop);
  return pair;
}

test.each<[string, (pair: Replicated) => Promise<void>]>([
  ['is killed', ({ primary }) => primary.killAll()],
  ['no longer answers', async ({ primary }) => primary.freezeAll()],
])(
  'a primary that %s: its standby takes over, without a restart, and no acknowledged write is lost',
  async (_, fail) => {
    const pair = await replicated();
    const { acknowledged, statuses, stored } = await failOver(
      await twoServers(pair.url),
      async () => {
        await fail(pair);
        await pair.promote();
      },
    );
    expect(stored).toEqual(acknowledged);
    expect(statuses).toEqual(new Set([201, 503]));
  },
  60_000,
);

test('behind one address connections to a primary that became a read-only server are given up', async () => {
  const { primary, urls, promote } = await replicated();
  const way = await cable(urls.primary);
  const { acknowledged, statuses, stored } = await failOver(await twoServers(way.url), async () => {
    await run(primary.url, 'alter system set default_transaction_read_only = on');
    await run(primary.url, 'select pg_reload_conf()');
    way.leadTo(urls.standby);
    await promote();
  });
  expect(stored).toEqual(acknowledged);
  expect(statuses).toEqual(new Set([201, 503]));
}, 60_000);

test('a server starts when the first host is the standby', async () => {
  const { urls } = await replicated();
  const { host } = new URL(urls.standby);
  const store = await openStore(postgresEngine(urls.primary.replace('@', `@${host},`)));
  await store.close();
  await expect(openStore(postgresEngine(urls.standby))).rejects.toThrow(
    'the server takes no writes',
  );
}, 60_000);
