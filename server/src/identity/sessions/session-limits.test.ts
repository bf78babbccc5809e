import type { SessionReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import { anEventStream } from '../../../testing/an-event-stream.ts';
import { eventually } from '../../../testing/eventually.ts';
import { client, testApp } from '../../../testing/test-app.ts';
import { signIn } from './sign-in.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const ANA = { issuer: 'https://id.test', subject: 'ana', name: 'Ana', email: null, picture: null };

async function anaSignedIn() {
  const server = await testApp();
  const { token } = await signIn(server.context, ANA, null);
  const device = client(server.app, token);
  return {
    ...server,
    device,
    isIn: async () => (await device.get('/api/me')).status === 200,
    user: async () => (await device.get<SessionReply>('/api/session')).body.user,
  };
}

test('an idle session expires after exactly 30 days', async () => {
  const { clock, isIn, user } = await anaSignedIn();
  const start = clock.now;
  clock.now = start + 30 * DAY + 1;
  expect({ isIn: await isIn(), user: await user() }).toEqual({ isIn: false, user: null });
  clock.now = start + 30 * DAY;
  expect(await isIn()).toBe(true);
});

test('use extends a session by 30 days, an expired one stays expired', async () => {
  const { clock, isIn, store } = await anaSignedIn();
  clock.now += 30 * DAY;
  expect(await isIn()).toBe(true);
  clock.now += 30 * DAY;
  expect(await isIn()).toBe(true);
  const before = await store.read.selectFrom('sessions').selectAll().execute();
  clock.now += 30 * DAY + 1;
  expect([await isIn(), await isIn()]).toEqual([false, false]);
  expect(await store.read.selectFrom('sessions').selectAll().execute()).toEqual(before);
});

test('a session in use expires after exactly 90 days', async () => {
  const { clock, isIn, user } = await anaSignedIn();
  const end = clock.now + 90 * DAY;
  for (; clock.now < end; clock.now += 10 * DAY) expect(await isIn()).toBe(true);
  expect(clock.now).toBe(end);
  expect(await isIn()).toBe(true);
  clock.now = end + 1;
  expect({ isIn: await isIn(), user: await user() }).toEqual({ isIn: false, user: null });
});

test('a copied cookie is invalid after sign-out', async () => {
  const { device, isIn, user } = await anaSignedIn();
  expect((await device.send({ method: 'POST', url: '/auth/sign-out' })).status).toBe(204);
  expect({ isIn: await isIn(), user: await user() }).toEqual({ isIn: false, user: null });
});

test('an open event stream closes when its idle session expires', async () => {
  const { clock, look, stream } = await anaListening();
  clock.now += 29 * DAY;
  await look();
  expect(stream.isOpen()).toBe(true);
  clock.now += 30 * DAY + 1;
  await look();
  await eventually(() => expect(stream.isOpen()).toBe(false));
});

test('an open event stream closes after 90 days', async () => {
  const { clock, look, stream } = await anaListening();
  for (let day = 0; day < 90; day += 10) {
    clock.now += 10 * DAY;
    await look();
  }
  expect(stream.isOpen()).toBe(true);
  clock.now += 1;
  await look();
  await eventually(() => expect(stream.isOpen()).toBe(false));
});

/**
 * Signs Ana in and opens her event stream. `look` makes the stream check its session, and waits until the check has
 * renewed the session or closed the stream.
 */
async function anaListening() {
  const server = await anaSignedIn();
  const stream = await anEventStream(server.app, server.device);
  const sessions = server.store.read.selectFrom('sessions').selectAll();
  const { user_id, token_hash, last_seen_at } = await sessions.executeTakeFirstOrThrow();
  let seen = last_seen_at;
  const look = async () => {
    server.context.feed.notify(user_id);
    const isOver = () => !stream.isOpen();
    await eventually(async () => {
      const row = await sessions.where('token_hash', '=', token_hash).executeTakeFirstOrThrow();
      expect(isOver() || row.last_seen_at > seen).toBe(true);
      seen = row.last_seen_at;
    });
  };
  return { ...server, stream, look };
}
