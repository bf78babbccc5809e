import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { isProper } from '../../../testing/hostile/check-response.ts';
import { responsesIn, connected, exchange } from '../../../testing/hostile/raw.ts';
import { testApp } from '../../../testing/test-app.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from './connection-limits.ts';

const ASK = 'GET /healthz HTTP/1.1\r\nhost: a\r\n';
const POST = 'POST /auth/sign-out HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';
/** Limits that take no effect in a test. Each test shortens one of them. */
const LONG = {
  headers: 60_000,
  request: 60_000,
  stalled: 60_000,
  checkEvery: 50,
  perAddress: 50,
  pipelined: 32,
  underWay: CONNECTION_LIMITS.underWay,
};
const SOON_MS = 5000;

const appWith = async (limits: Partial<ConnectionLimits>, trustProxy: string[] = []) =>
  (await testApp({ connectionLimits: { ...LONG, ...limits }, trustProxy })).app;

/**
 * Sends `start`, and then `bytes` again and again until the connection ends. Returns what the server sent, 'cut off' if
 * it broke the connection, or 'still open' if it has not ended the connection in SOON_MS.
 */
async function trickle(socket: Socket, start: string, bytes: string): Promise<string> {
  socket.write(start);
  const timer = setInterval(() => socket.write(bytes), 20);
  const received = await Promise.race([
    text(socket).catch(() => 'cut off'),
    sleep(SOON_MS, 'still open'),
  ]);
  clearInterval(timer);
  return received;
}

async function isServed(app: FastifyInstance, from?: string): Promise<boolean> {
  const socket = await connected(app, from);
  socket.write(`${ASK}connection: close\r\n\r\n`);
  return (await text(socket).catch(() => '')).startsWith('HTTP/1.1 200 ');
}

test.each([
  ['headers that never end', { headers: 200 }, ASK, 'x: y\r\n'],
  ['a line that never ends', { headers: 200 }, 'GET /', 'x'],
  [
    'a body byte by byte',
    { headers: 300, request: 300 },
    `${POST}content-length: 900\r\n\r\n`,
    ' ',
  ],
  [
    'a body in chunks',
    { headers: 300, request: 300 },
    `${POST}transfer-encoding: chunked\r\n\r\n`,
    '1\r\n \r\n',
  ],
])(
  '%s: slow requests get 408 and are closed, others are served',
  async (_, limits, start, bytes) => {
    const app = await appWith(limits);
    const slow = Array.from({ length: 20 }, async () =>
      trickle(await connected(app), start, bytes),
    );
    expect(await isServed(app)).toBe(true);
    for (const received of await Promise.all(slow)) {
      const [response] = responsesIn(received);
      expect(response).toMatchObject({ status: 408 });
      if (response) isProper(response);
    }
  },
);

test('an idle connection is closed', async () => {
  const app = await appWith({ headers: 200 });
  const idle = await connected(app);
  const received = await Promise.race([text(idle), sleep(SOON_MS, 'still open')]);
  expect(received).not.toBe('still open');
});

/** Body of a response that exceeds the buffers between server and client, so that an unread response stalls. */
const LARGE = Buffer.alloc(30_000_000, ' ');

test('a client that does not read its response is disconnected, others are served', async () => {
  const app = await appWith({ stalled: 1000 });
  app.get('/large', async () => LARGE);
  const closed = new Promise((resolve) => {
    app.server.once('connection', (socket) => void socket.once('close', () => resolve('closed')));
  });
  const deaf = await connected(app);
  deaf.pause();
  deaf.write('GET /large HTTP/1.1\r\nhost: a\r\n\r\n');
  expect(await isServed(app)).toBe(true);
  expect(await Promise.race([closed, sleep(SOON_MS, 'still open')])).toBe('closed');
});

test('32 pipelined requests are answered in order', async () => {
  const app = await appWith({});
  const requested = Array.from({ length: 31 }, (_, n) => (n % 2 === 0 ? '/healthz' : '/readyz'));
  const bytes = [...requested, '/nothing']
    .map((url) => `GET ${url} HTTP/1.1\r\nhost: a\r\n\r\n`)
    .join('');
  const socket = await connected(app);
  socket.write(bytes.replace(/\r\n$/, 'connection: close\r\n\r\n'));
  const responses = responsesIn(await text(socket));
  expect(responses.map(({ status }) => status)).toEqual([...requested.map(() => 200), 404]);
});

test('sequential requests on one connection are not limited', async () => {
  const app = await appWith({ pipelined: 1 });
  const socket = await connected(app);
  for (let count = 0; count < 5; count += 1) {
    socket.write(`${ASK}\r\n`);
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
  }
});

test('a connection with more than 32 pipelined requests is closed before they start', async () => {
  const app = await appWith({});
  let begun = 0;
  app.addHook('onRequest', async () => {
    begun += 1;
    await sleep(50);
  });
  const flood = await connected(app);
  flood.write(`${ASK}\r\n`.repeat(5000));
  const received = await Promise.race([
    text(flood).catch(() => 'cut off'),
    sleep(SOON_MS, 'still open'),
  ]);
  expect(received).not.toBe('still open');
  expect(responsesIn(received)).toEqual([]);
  expect(begun).toBe(32);
  expect(await isServed(app)).toBe(true);
});

test('connections beyond the limit of an address are closed, those of other addresses are not', async () => {
  const app = await appWith({ perAddress: 5 });
  const pending = await Promise.all(Array.from({ length: 5 }, () => connected(app)));
  expect(await isServed(app)).toBe(false);
  expect(await isServed(app, '127.0.0.2')).toBe(true);
  pending[0]?.destroy();
  await eventually(async () => expect(await isServed(app)).toBe(true));
});

test.each([
  ['a trusted proxy has no limit of connections', ['127.0.0.1'], true],
  ['a trusted network has no limit of connections', ['10.0.0.0/8', '127.0.0.0/30'], true],
  ['an untrusted proxy has the limit of one address', ['127.0.0.4/30', '::1'], false],
])('%s', async (_, trustProxy, served) => {
  const app = await appWith({ perAddress: 2 }, trustProxy);
  await Promise.all([connected(app), connected(app)]);
  expect(await isServed(app)).toBe(served);
});

test('the server has these limits by default', async () => {
  const { app } = await testApp();
  expect(app.server.headersTimeout).toBe(CONNECTION_LIMITS.headers);
  expect(app.server.requestTimeout).toBe(CONNECTION_LIMITS.request);
  expect(app.server.timeout).toBe(CONNECTION_LIMITS.stalled);
});

test.each([
  ['headers', `${ASK}x: ${'x'.repeat(17_000)}\r\n\r\n`, 431],
  ['an address', `GET /${'x'.repeat(17_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431],
  [
    'an address that fits',
    `GET /${'x'.repeat(9000)} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`,
    404,
  ],
])('%s may be 16 kB at most', async (_, bytes, status) => {
  const { app } = await testApp();
  const [response] = await exchange(app, bytes);
  expect(response).toMatchObject({ status });
  if (response) isProper(response);
});
