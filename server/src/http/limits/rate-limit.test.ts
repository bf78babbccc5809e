import { expect, onTestFinished, test, vi } from 'vitest';
import { cookieNames } from '../../identity/cookies.ts';
import { PUBLIC_URL, testApp } from '../../../testing/test-app.ts';
import { networkOf } from './rate-limit.ts';

const NONE = { user: null, address: null, signIn: null };
/** Rate of two requests. It is so low that no third token is free before a test ends, even on a slow machine. */
const TWO = { perSecond: 0.001, burst: 2 };

async function statuses(times: number, ask: () => Promise<{ status: number }>) {
  const seen: number[] = [];
  for (let n = 0; n < times; n += 1) seen.push((await ask()).status);
  return seen;
}

test('a request beyond the limit gets 429 with Retry-After', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { visitor } = await testApp({
    rateLimits: { ...NONE, address: { perSecond: 0.1, burst: 2 } },
  });
  expect(await statuses(2, () => visitor.get('/api/session'))).toEqual([200, 200]);
  const { status, headers, body } = await visitor.get('/api/session');
  expect(status).toBe(429);
  expect(headers['content-type']).toMatch('application/problem+json');
  expect(headers['retry-after']).toBe('10');
  expect(body).toMatchObject({
    code: 'resource-exhausted',
    detail: 'Son demasiados pedidos seguidos. Esperá un momento y probá de nuevo.',
  });
});

test('a 429 is delayed, so that a client in a loop costs others little', async () => {
  const { visitor } = await testApp({ rateLimits: { ...NONE, address: TWO } });
  expect(await statuses(2, () => visitor.get('/api/session'))).toEqual([200, 200]);
  const start = performance.now();
  const requested = await Promise.all([visitor.get('/api/session'), visitor.get('/api/nothing')]);
  expect(requested.map(({ status }) => status)).toEqual([429, 429]);
  expect(performance.now() - start).toBeGreaterThan(200);
});

test('addresses have their own limit each, and an IPv6 network counts as one', async () => {
  const { visitor } = await testApp({ rateLimits: { ...NONE, address: TWO } });
  const from = (remoteAddress: string) => visitor.send({ url: '/api/session', remoteAddress });
  expect(await statuses(3, () => from('192.0.2.1'))).toEqual([200, 200, 429]);
  expect(await statuses(3, () => from('192.0.2.2'))).toEqual([200, 200, 429]);
  expect((await from('::ffff:192.0.2.2')).status).toBe(429);
  expect(await statuses(2, () => from('2001:db8:0:1::7'))).toEqual([200, 200]);
  expect((await from('2001:db8:0:1:ffff::8')).status).toBe(429);
  expect((await from('2001:db8:0:2::7')).status).toBe(200);
});

test('a user has one limit for all devices, independent of other users', async () => {
  const { signedIn } = await testApp({ rateLimits: { ...NONE, user: { ...TWO, burst: 3 } } });
  // Each sign-in of the fixture sends one request.
  const [phone, desktop, beto] = [
    await signedIn('ana'),
    await signedIn('ana'),
    await signedIn('beto'),
  ];
  expect((await phone.get('/api/lists')).status).toBe(200);
  expect((await desktop.get('/api/lists')).status).toBe(429);
  expect((await beto.get('/api/lists')).status).toBe(200);
});

test('sign-ins are limited by address, at their start and at the callback', async () => {
  const { visitor } = await testApp({ rateLimits: { ...NONE, signIn: TWO } });
  for (const url of ['/auth/google', '/auth/callback']) {
    expect(await statuses(3, () => visitor.send({ url }).catch(() => ({ status: 302 })))).toEqual([
      302, 302, 429,
    ]);
    const other = { url, remoteAddress: '192.0.2.9' };
    expect(await statuses(1, () => visitor.send(other).catch(() => ({ status: 302 })))).toEqual([
      302,
    ]);
  }
  expect((await visitor.get('/api/session')).status).toBe(200);
});

test('health checks are not limited', async () => {
  const { visitor } = await testApp({ rateLimits: { ...NONE, address: TWO } });
  for (const url of ['/healthz', '/readyz?x=1'])
    expect(await statuses(4, () => visitor.get(url))).toEqual([200, 200, 200, 200]);
});

test.each([
  ['without a trusted proxy the limit is that of the peer', [], [200, 200, 429]],
  ['behind a trusted proxy each client has its own limit', ['10.0.0.0/8'], [200, 200, 200]],
  ['an untrusted proxy is limited as one client', ['192.0.2.0/24'], [200, 200, 429]],
])('%s', async (_case, trustProxy, expected) => {
  const { visitor } = await testApp({ trustProxy, rateLimits: { ...NONE, address: TWO } });
  let user = 0;
  const seen = await statuses(3, () => {
    user += 1;
    const headers = { 'x-forwarded-for': `203.0.113.${user}` };
    return visitor.send({ url: '/api/session', remoteAddress: '10.1.2.3', headers });
  });
  expect(seen).toEqual(expected);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:5678', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::1', '0:0:0:0'],
  ['2001:db8::', '2001:db8:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each<[string, string[], string, string]>([
  ['an address prepended to that of the proxy', ['10.0.0.0/8'], '10.1.2.3', '1.2.3.#, 203.0.113.7'],
  ['a list of prepended addresses', ['10.0.0.0/8'], '10.1.2.3', '10.0.0.#, ::#, x, 203.0.113.7'],
  [
    'two proxies in a row',
    ['10.0.0.0/8', '192.0.2.1'],
    '192.0.2.1',
    '1.1.1.#, 203.0.113.7, 10.9.9.9',
  ],
  ['an untrusted hop', ['10.0.0.0/8'], '10.1.2.3', '203.0.113.#, 198.51.100.7'],
  ['an untrusted proxy', ['10.0.0.0/8'], '198.51.100.1', '203.0.113.#'],
])('%s does not get another limit', async (_case, trustProxy, remoteAddress, forwarded) => {
  const { visitor } = await testApp({ trustProxy, rateLimits: { ...NONE, address: TWO } });
  let count = 0;
  const seen = await statuses(3, () => {
    count += 1;
    const headers = { 'x-forwarded-for': forwarded.replaceAll('#', String(count)) };
    return visitor.send({ url: '/api/session', remoteAddress, headers });
  });
  expect(seen).toEqual([200, 200, 429]);
});

test('forwarding headers of an untrusted proxy do not change any response', async () => {
  const { app, signedIn } = await testApp();
  const ana = await signedIn('ana');
  const cookie = `${cookieNames(PUBLIC_URL).session}=${ana.token}`;
  const headers = {
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '444',
    'x-real-ip': '127.0.0.1',
    'true-client-ip': '127.0.0.1',
    forwarded: 'for=127.0.0.1;host=evil.example;proto=https',
    via: '1.1 evil.example',
  };
  for (const [method, url] of [
    ['GET', '/api/session'],
    ['GET', '/api/matches?limit=1'],
    ['GET', '/api/openapi.json'],
    ['GET', '/auth/callback?state=x'],
    ['GET', '/nothing'],
    ['POST', '/auth/sign-out'],
  ] as const) {
    const ask = async (more: object) => {
      const reply = await app.inject({ method, url, headers: { cookie, ...more } });
      return {
        status: reply.statusCode,
        headers: { ...reply.headers, date: '' },
        body: reply.body,
      };
    };
    expect(await ask(headers)).toEqual(await ask({}));
  }
});
