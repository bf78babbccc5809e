import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { timestamp } from '../store/timestamps.ts';
import { eventually } from '../../testing/eventually.ts';
import { howMany } from '../../testing/how-many.ts';
import { testApp } from '../../testing/test-app.ts';
import { aNoticedGroup } from '../../testing/notices/a-noticed-group.ts';
import { aPushService } from '../../testing/notices/a-push-service.ts';
import { A_SUBSCRIPTION } from '../../testing/notices/a-subscription.ts';
import { HOSTILE_ENDPOINTS } from '../../testing/notices/hostile-endpoints.ts';
import { SERVICE_AT_ONCE } from './service-health.ts';
import { KNOWN_SERVICES } from './push/push-services.ts';
import { pushClient } from './push/send-push.ts';

/**
 * Sets up a confirmed player; `dropOut` makes the player drop out, which causes a message, and `postponedTo` checks the
 * time of its retry.
 */
async function aDropOut(timeoutMs?: number) {
  const group = await aNoticedGroup(2, timeoutMs);
  const nico = group.device();
  await nico.says(1, 'voy');
  await group.settled();
  const postponedTo = (at: number) =>
    eventually(async () => {
      const rows = await group.store.read.selectFrom('pushes').select('due_at').execute();
      expect(rows).toEqual([{ due_at: timestamp(at) }]);
    });
  return { ...group, dropOut: () => nico.says(1, 'no'), postponedTo };
}

const aMessage = (
  { user_id, token_hash }: { user_id: string; token_hash: string },
  matchId: string,
  index: number,
) => ({
  user_id,
  push_id: `message-${index}`,
  match_id: matchId,
  list_id: null,
  recipient_hash: token_hash,
  topic: 'soon',
  title: 'x',
  body: 'x',
  is_urgent: 0,
  service: 'localhost',
  due_at: '2026-11-20T00:00:00.000000Z',
  expires_at: '2026-12-20T00:00:00.000000Z',
  attempts: 0,
});

test.each([
  [429, { 'retry-after': '30' }, 30_000],
  [429, {}, 15_000],
  [500, {}, 15_000],
  [503, { 'retry-after': '99999999' }, 15_000],
] as const)(
  'after %i with %o the message is sent again, and not earlier',
  async (status, headers, waitMs) => {
    const { push, phone, settled, dropOut, clock, told, postponedTo } = await aDropOut();
    push.answers(phone.name, { status, headers });
    await dropOut();
    await postponedTo(clock.now + waitMs);
    expect(push.requests()).toBe(1);
    push.answers(phone.name, null);
    clock.now += waitMs - 1;
    await settled(1);
    expect(told()).toEqual([]);
    clock.now += 1;
    await settled();
    expect(told()).toHaveLength(1);
    expect(push.requests()).toBe(2);
  },
);

test.each([
  ['a message that is too large', { status: 413 }],
  ['a request that is refused', { status: 400 }],
  ['a key that it does not know', { status: 403 }],
  ['another address', { status: 301, headers: { location: 'https://localhost/other' } }],
  ['another address for now', { status: 307, headers: { location: '/push/other' } }],
])('%s ends the message, and nothing else', async (_, answer) => {
  const { push, phone, settled, dropOut, ana } = await aDropOut();
  push.answers(phone.name, answer);
  await dropOut();
  await settled();
  expect(push.requests()).toBe(1);
  expect((await ana.get('/api/notices')).body).toMatchObject({ isOn: true });
});

test('a request to a push service that hangs is aborted, and its message sent again', async () => {
  const { push, phone, settled, dropOut, clock, told, postponedTo } = await aDropOut(1500);
  push.answers(phone.name, 'hang');
  await dropOut();
  const again = clock.now + 15_000;
  await postponedTo(again);
  push.answers(phone.name, null);
  clock.now = again;
  await settled();
  expect(told()).toHaveLength(1);
  expect(push.requests()).toBe(2);
});

test('a message that is no longer useful is not sent', async () => {
  const { push, phone, settled, dropOut, clock, told, postponedTo } = await aDropOut();
  push.answers(phone.name, { status: 500 });
  await dropOut();
  await postponedTo(clock.now + 15_000);
  push.answers(phone.name, null);
  clock.now = Date.parse('2026-11-27T00:00:00Z');
  await settled();
  expect(told()).toEqual([]);
});

test('an endpoint that belongs to no push service is refused', async () => {
  const { signedIn, store } = await testApp();
  const ana = await signedIn('ana');
  for (const endpoint of HOSTILE_ENDPOINTS) {
    const { status } = await ana.put('/api/notices', { ...A_SUBSCRIPTION, endpoint });
    expect({ endpoint, status }).toEqual({ endpoint, status: 422 });
  }
  expect(HOSTILE_ENDPOINTS.length).toBeGreaterThanOrEqual(60);
  const stored = await store.read.selectFrom('sessions').select('subscription').execute();
  expect(stored).toEqual([{ subscription: null }]);
});

test('no request is sent to such an endpoint even if it is stored', async () => {
  const { push, phone, store, match, settled } = await aNoticedGroup(2);
  const session = await store.read.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
  const { port } = new URL(push.origin);
  const hostile = [...HOSTILE_ENDPOINTS, `https://127.0.0.1:${port}/push/${phone.name}`];
  const requests: unknown[] = [];
  const note = (message: unknown) => void requests.push(message);
  subscribe('http.client.request.created', note);
  onTestFinished(() => void unsubscribe('http.client.request.created', note));
  await store.transaction(async (tx) => {
    for (const [index, endpoint] of hostile.entries()) {
      const device = { ...session, token_hash: `hostile-${index}`, endpoint_hash: `${index}` };
      const subscription = JSON.stringify({ ...phone.subscription, endpoint });
      await tx
        .insertInto('sessions')
        .values({ ...device, subscription })
        .execute();
      await tx
        .insertInto('pushes')
        .values(aMessage(device, match.id, index))
        .execute();
    }
  });
  await settled();
  expect(requests).toEqual([]);
  expect(push.requests()).toBe(0);
  expect(push.connections()).toBe(0);
});

test('no request is sent to a host name that resolves to this machine', async () => {
  const push = await aPushService();
  const client = pushClient(KNOWN_SERVICES, 2000);
  const reply = await client.send({
    endpoint: new URL(`${push.origin}/push/x`),
    body: Buffer.alloc(1),
    authorization: '',
    ttl: 1,
    isUrgent: false,
    topic: 'x',
  });
  expect(reply).toEqual({ failed: 'not_public' });
  expect(push.requests()).toBe(0);
  client.close();
  await push.close();
});

test('only few of thousands of messages for a service that hangs are sent at once, and soon none', async () => {
  const { push, phone, store, match, ana, settled } = await aDropOut(1500);
  push.answers(phone.name, 'hang');
  const device = await store.read.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
  const count = howMany(500, 10_000);
  for (let from = 0; from < count; from += 100)
    await store.transaction((tx) =>
      tx
        .insertInto('pushes')
        .values(Array.from({ length: 100 }, (_, index) => aMessage(device, match.id, from + index)))
        .execute(),
    );
  const asked: number[] = [];
  for (let turn = 0; turn < 40; turn += 1) {
    const before = performance.now();
    expect((await ana.get('/api/home')).status).toBe(200);
    asked.push(performance.now() - before);
    await setTimeout(100);
  }
  expect(asked.toSorted((a, b) => a - b)[20]).toBeLessThan(500);
  expect(push.requests()).toBeGreaterThan(0);
  // A request that has failed frees its place, until five have failed.
  expect(push.requests()).toBeLessThan(2 * SERVICE_AT_ONCE);
  await settled(count);
});
