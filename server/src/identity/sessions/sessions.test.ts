import { createHash } from 'node:crypto';
import type { DeviceSession } from '@picadito/domain';
import { expect, test } from 'vitest';
import { anEventStream } from '../../../testing/an-event-stream.ts';
import { eventually } from '../../../testing/eventually.ts';
import { client, testApp, type Client } from '../../../testing/test-app.ts';
import { signIn } from './sign-in.ts';
import { endSessionsOf } from './sessions.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ANA = { issuer: 'https://id.test', subject: 'ana', name: 'Ana', email: null, picture: null };

/** Signs Ana in on devices with these names (null for a device without a name), a minute apart. */
async function anasDevices(...names: (string | null)[]) {
  const server = await testApp();
  const devices: Client[] = [];
  for (const name of names) {
    const { token } = await signIn(server.context, ANA, name);
    devices.push(client(server.app, token));
    server.clock.now += MINUTE;
  }
  return { ...server, devices };
}

const sessionsOf = async (device: Client | undefined) =>
  (await device?.get<DeviceSession[]>('/api/sessions'))?.body ?? [];

test('sessions are listed with their devices, newest first, and the current one is marked', async () => {
  const { devices } = await anasDevices('Firefox', null, 'Safari');
  const [, second] = devices;
  expect(await sessionsOf(second)).toEqual(
    [
      { device: 'Safari', startedAt: '2026-11-20T21:02:00.000000Z', current: false },
      { device: null, startedAt: '2026-11-20T21:01:00.000000Z', current: true },
      { device: 'Firefox', startedAt: '2026-11-20T21:00:00.000000Z', current: false },
    ].map((session) => ({
      ...session,
      id: expect.stringMatching(/^[\w-]{22}$/),
      lastSeenAt: session.startedAt,
      noticesSince: null,
    })),
  );
});

test('the id of a session is stable and reveals neither its token nor its hash', async () => {
  const { devices } = await anasDevices('Firefox', 'Safari');
  const [first, second] = devices;
  const ids = (await sessionsOf(first)).map(({ id }) => id);
  expect((await sessionsOf(second)).map(({ id }) => id)).toEqual(ids);
  for (const { token = '' } of devices) {
    const hash = createHash('sha256').update(token).digest('base64url');
    for (const id of ids) expect([token, hash].some((secret) => secret.includes(id))).toBe(false);
  }
});

test('the last use is rounded to the hour, and expired sessions are not listed', async () => {
  const { devices, clock } = await anasDevices('Firefox', 'Safari');
  const [first, second] = devices;
  clock.now += 20 * DAY;
  const [safari] = await sessionsOf(second);
  expect(safari).toMatchObject({ current: true, lastSeenAt: '2026-12-10T21:02:00.000000Z' });
  clock.now += 11 * DAY;
  expect((await sessionsOf(second)).map(({ device }) => device)).toEqual(['Safari']);
  expect((await first?.get('/api/sessions'))?.status).toBe(401);
});

test('sessions of another user cannot be listed or ended', async () => {
  const { devices, signedIn, visitor } = await anasDevices('Firefox', 'Safari');
  const beto = await signedIn('beto');
  expect(await sessionsOf(beto)).toHaveLength(1);
  expect((await beto.delete('/api/sessions/others')).status).toBe(204);
  expect(await sessionsOf(devices[0])).toHaveLength(2);
  expect((await visitor.get('/api/sessions')).status).toBe(401);
  expect((await visitor.delete('/api/sessions/others')).status).toBe(401);
});

test('ending the other sessions closes their event streams and keeps the current one', async () => {
  const { app, devices } = await anasDevices('Firefox', 'Safari', 'Chrome');
  const [first, second, third] = devices as [Client, Client, Client];
  const [its, theirs] = [await anEventStream(app, second), await anEventStream(app, third)];
  const { status, body } = await second.delete('/api/sessions/others');
  expect({ status, body }).toEqual({ status: 204, body: null });
  expect((await sessionsOf(second)).map(({ device }) => device)).toEqual(['Safari']);
  for (const gone of [first, third]) expect((await gone.get('/api/lists')).status).toBe(401);
  await eventually(() => expect(theirs.isOpen()).toBe(false));
  expect(its.isOpen()).toBe(true);
});

test("one of two devices that end each other's sessions concurrently stays signed in", async () => {
  const { devices } = await anasDevices('Firefox', 'Safari', 'Chrome', 'Edge');
  const ended = await Promise.all(devices.map((device) => device.delete('/api/sessions/others')));
  expect(ended.map(({ status }) => status).toSorted()).toEqual([204, 401, 401, 401]);
  const left = await Promise.all(devices.map((device) => device.get('/api/sessions')));
  expect(left.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('the operator can end all sessions without deleting data', async () => {
  const { signedIn, store } = await testApp();
  const [ana, phone, beto] = [await signedIn('ana'), await signedIn('ana'), await signedIn('beto')];
  await ana.post('/api/lists', { name: 'Los jueves' });
  expect(await endSessionsOf(store, null)).toBe(3);
  for (const device of [ana, phone, beto]) expect((await device.get('/api/me')).status).toBe(401);
  const again = await signedIn('ana');
  expect((await again.get('/api/lists')).body).toMatchObject([{ name: 'Los jueves' }]);
  expect(await endSessionsOf(store, null)).toBe(1);
});
