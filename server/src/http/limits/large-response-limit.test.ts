import { once } from 'node:events';
import Fastify, { type FastifyRequest } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { cookieNames } from '../../identity/cookies.ts';
import { eventually } from '../../testing/eventually.ts';
import { connected } from '../../testing/hostile/raw.ts';
import { PUBLIC_URL, testApp, type Client } from '../../testing/test-app.ts';
import { limitLargeResponses } from './large-response-limit.ts';

const LARGE = ['/api/players', '/api/players/stats', '/api/me/export', '/api/matches?limit=9'];
/** More than what systems take in before a client reads. */
const PADDING = ' '.repeat(12_000_000);

const cookieOf = ({ token }: Client) => `${cookieNames(PUBLIC_URL).session}=${token}`;

/** An app whose large answers are so large that who does not read them keeps them open. */
async function anApp() {
  const { app, signedIn } = await testApp();
  const began: string[] = [];
  app.addHook('onSend', async ({ url, headers }, reply, payload) => {
    if (!('x-unread' in headers)) return payload;
    began.push(url);
    reply.removeHeader('content-length');
    return String(payload) + PADDING;
  });
  const [ana, beto] = [await signedIn('ana'), await signedIn('beto')];
  const unread = async (organiser: Client, url: string) => {
    const socket = await connected(app);
    const before = began.length;
    socket.pause();
    socket.write(
      `GET ${url} HTTP/1.1\r\nhost: a\r\ncookie: ${cookieOf(organiser)}\r\nx-unread: 1\r\n\r\n`,
    );
    await eventually(() => expect(began.length).toBe(before + 1));
    return socket;
  };
  return { app, ana, beto, unread };
}

/** Whether an answer has come, by the time that others have. */
async function isWaiting(response: Promise<unknown>, others: Client): Promise<boolean> {
  for (const url of LARGE) await others.get(url);
  return (await Promise.race([response, Promise.resolve('none yet')])) === 'none yet';
}

test('a fifth large response of an organiser waits until one of four has been read', async () => {
  const { ana, beto, unread } = await anApp();
  const first = await unread(ana, '/api/players');
  for (const url of LARGE.slice(1)) await unread(ana, url);
  const next = ana.get('/api/players/stats/figures');
  const last = ana.send({ method: 'HEAD', url: '/api/me/export' });
  expect(await isWaiting(next, beto)).toBe(true);
  expect((await ana.get('/api/lists')).status).toBe(200);
  expect((await ana.post('/api/matches', {})).status).toBe(422);
  first.destroy();
  expect((await next).status).toBe(200);
  expect((await last).status).toBe(200);
});

test('a large response that was read lets the next one start', async () => {
  const { ana, beto, unread } = await anApp();
  const first = await unread(ana, '/api/players');
  for (const url of LARGE.slice(1)) await unread(ana, url);
  const next = ana.get('/api/players');
  expect(await isWaiting(next, beto)).toBe(true);
  first.resume();
  expect((await next).status).toBe(200);
});

test('200 concurrent large requests of one organiser are all answered', async () => {
  const { ana } = await anApp();
  const asked = Array.from({ length: 200 }, (_, n) => ana.get(LARGE[n % LARGE.length] ?? ''));
  expect((await Promise.all(asked)).filter(({ status }) => status !== 200)).toEqual([]);
});

test('a closed connection releases the large responses that it waited for', async () => {
  const { app, ana, beto } = await anApp();
  const ask = `GET /api/players HTTP/1.1\r\nhost: a\r\ncookie: ${cookieOf(ana)}\r\nx-unread: 1\r\n\r\n`;
  const gone = await connected(app);
  gone.pause();
  gone.write(ask.repeat(8));
  await eventually(async () => expect(await isWaiting(ana.get('/api/players'), beto)).toBe(true));
  gone.destroy();
  expect((await ana.get('/api/players')).status).toBe(200);
});

test('a request whose connection closed while it waited is not executed', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.decorateRequest('organiser', null);
  const [found, answered]: [string[], string[]] = [[], []];
  app.addHook('onRequest', async (request) => {
    if ('x-late' in request.headers) await once(request.raw.socket, 'close');
    request.organiser = { id: 'ana' } as NonNullable<FastifyRequest['organiser']>;
    found.push(request.url);
  });
  limitLargeResponses(app, { leave: () => {}, hasManyPlayers: async () => false });
  app.get('/api/players', async ({ url }) => void answered.push(url));
  for (let count = 1; count <= 5; count += 1) {
    const gone = await connected(app);
    gone.write('GET /api/players HTTP/1.1\r\nhost: a\r\nx-late: 1\r\n\r\n');
    setTimeout(() => gone.destroy(), 50);
    await eventually(() => expect(found).toHaveLength(count));
  }
  expect((await app.inject('/api/players')).statusCode).toBe(200);
  expect(answered).toHaveLength(1);
});
