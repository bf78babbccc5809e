import { once } from 'node:events';
import { expect, test } from 'vitest';
import { cookieNames } from '../../identity/cookies.ts';
import { eventually } from '../../../testing/eventually.ts';
import { connected, responsesIn } from '../../../testing/hostile/raw.ts';
import { temporaryStore } from '../../../testing/temporary-store.ts';
import { PUBLIC_URL, testApp } from '../../../testing/test-app.ts';
import type { Store } from '../../store/store.ts';
import type { Schema } from '../../store/schema.ts';
import type { Kysely } from 'kysely';
import { CONNECTION_LIMITS } from './connection-limits.ts';

const HELD = 'GET /held HTTP/1.1\r\nhost: a\r\n\r\n';
const ASK = 'GET /api/session HTTP/1.1\r\nhost: a\r\n\r\n';
const HEALTH = 'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n';

/** Sets up an app that works on two requests at a time. Requests to /held last until they are released. */
async function anApp(store?: Store) {
  const connectionLimits = { ...CONNECTION_LIMITS, underWay: 2 };
  const { app, signedIn } = await testApp({ connectionLimits }, store);
  const pending = Promise.withResolvers<void>();
  let begun = 0;
  app.get('/held', async () => {
    begun += 1;
    await pending.promise;
    return {};
  });
  app.get('/large', async () => Buffer.alloc(30_000_000, ' '));
  const ana = await signedIn('ana');
  const send = async (text: string) => {
    const socket = await connected(app);
    socket.write(text);
    return socket;
  };
  const ask = async (text: string) => {
    const [received] = (await once(await send(text), 'data')) as [Buffer];
    return responsesIn(received.toString())[0];
  };
  const hold = async () => {
    const before = begun;
    const socket = await send(HELD);
    await eventually(() => expect(begun).toBe(before + 1));
    return socket;
  };
  const cookie = `cookie: ${cookieNames(PUBLIC_URL).session}=${ana.token}`;
  return { send, ask, hold, cookie, release: () => pending.resolve() };
}

test('requests beyond the maximum get 503 with Retry-After, and health checks are answered', async () => {
  const { ask, hold } = await anApp();
  await hold();
  expect((await ask(ASK))?.status).toBe(200);
  await hold();
  const refused = await ask(ASK);
  expect(refused).toMatchObject({
    status: 503,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'retry-after': '1',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
  expect(JSON.parse(refused?.body ?? '')).toMatchObject({ status: 503, code: 'unavailable' });
  expect(refused?.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await ask(HEALTH))?.status).toBe(200);
});

test('a request stops counting when it is answered or its client disconnects', async () => {
  const { ask, hold, release } = await anApp();
  const gone = await hold();
  const answered = await hold();
  expect((await ask(ASK))?.status).toBe(503);
  gone.destroy();
  await eventually(async () => expect((await ask(ASK))?.status).toBe(200));
  await hold();
  expect((await ask(ASK))?.status).toBe(503);
  release();
  await once(answered, 'data');
  expect((await ask(ASK))?.status).toBe(200);
});

test('slow senders, event streams and slow readers do not count', async () => {
  const { send, ask, hold, cookie } = await anApp();
  const head = `host: a\r\n${cookie}\r\n`;
  for (let count = 0; count < 3; count += 1) {
    await send(
      `POST /api/lists HTTP/1.1\r\n${head}content-type: application/json\r\ncontent-length: 99\r\n\r\n{`,
    );
    const stream = await send(`GET /api/events HTTP/1.1\r\n${head}\r\n`);
    await once(stream, 'data');
    const unread = await send('GET /large HTTP/1.1\r\nhost: a\r\n\r\n');
    unread.pause();
    await eventually(async () => expect((await ask(ASK))?.status).toBe(200));
  }
  await hold();
  await hold();
  expect((await ask(ASK))?.status).toBe(503);
});

async function aSlowStore() {
  const store = await temporaryStore();
  let waiting = 0;
  let gate: Promise<void> | null = null;
  const read = (store.read as unknown as Kysely<Schema>).withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      waiting += gate ? 1 : 0;
      await gate;
      return result;
    },
  });
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    return resolve;
  };
  return { store: { ...store, read }, hold, waiting: () => waiting };
}

test('a stream of the players’ page counts until its link has been checked', async () => {
  const { store, hold, waiting } = await aSlowStore();
  const { send, ask } = await anApp(store);
  const release = hold();
  const streams = [1, 2].map(() => send('GET /g/unknown/changes HTTP/1.1\r\nhost: a\r\n\r\n'));
  const replies = streams.map(async (socket) => once(await socket, 'data'));
  await eventually(() => expect(waiting()).toBe(2));
  expect((await ask(ASK))?.status).toBe(503);
  release();
  await Promise.all(replies);
  await eventually(async () => expect((await ask(ASK))?.status).toBe(200));
});
