import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Match, PlayersList } from '@picadito/domain';
import { expect, onTestFinished, test } from 'vitest';
import { postgresEngine } from '../store/engines/postgres.ts';
import { openStore } from '../store/store.ts';
import { startHaproxy } from '../../testing/postgres/haproxy.ts';
import { run } from '../../testing/postgres/postgres-server.ts';
import { startReplicated, type Replicated } from '../../testing/postgres/replicated.ts';
import { testApp, type Client } from '../../testing/test-app.ts';
import { temporaryFeed } from '../../testing/changes.ts';

const HANDS = 8;
/**
 * The maximum time in milliseconds from the promotion of the standby until all writers succeed again and another server
 * is notified.
 */
const BACK_MS = 15_000;

/** Sets up a server at `url`, and another one that counts the notifications about the organiser's changes. */
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

/**
 * Starts writers that create matches one after the other and send each unacknowledged request again, as a browser does.
 */
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

/**
 * Runs a failover and returns the acknowledged and the stored matches, once all writers succeed again and the other
 * server is notified.
 */
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

async function behindHaproxy() {
  const pair = await startReplicated();
  onTestFinished(pair.stop);
  const { primary, standby } = pair.urls;
  return { pair, url: await startHaproxy([primary, standby]) };
}

async function makeReadOnly({ primary }: Replicated): Promise<void> {
  await run(primary.url, 'alter system set default_transaction_read_only = on');
  await run(primary.url, 'select pg_reload_conf()');
}

test.each<[string, (pair: Replicated) => Promise<void>]>([
  ['is killed', ({ primary }) => primary.killAll()],
  ['no longer answers', async ({ primary }) => primary.freezeAll()],
  ['takes no writes', makeReadOnly],
])(
  'if the primary %s and HAProxy leads to the promoted standby, servers go on and no acknowledged write is lost',
  async (_, fail) => {
    const { pair, url } = await behindHaproxy();
    const { acknowledged, statuses, stored } = await failOver(await twoServers(url), async () => {
      await fail(pair);
      await pair.promote();
    });
    expect(stored).toEqual(acknowledged);
    expect(statuses).toEqual(new Set([201, 503]));
  },
  60_000,
);

test('a server does not start on a standby', async () => {
  const pair = await startReplicated();
  onTestFinished(pair.stop);
  const { standby } = pair.urls;
  await expect(openStore(postgresEngine(standby))).rejects.toThrow('read-only transaction');
}, 60_000);
