import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { AccountExport } from '@picadito/domain';
import { expect, test } from 'vitest';
import { cookieNames } from '../identity/cookies.ts';
import type { Store, Reader } from '../store/store.ts';
import { createList } from '../../testing/a-match.ts';
import { eventually } from '../../testing/eventually.ts';
import { connected } from '../../testing/hostile/raw.ts';
import { temporaryStore } from '../../testing/temporary-store.ts';
import { PUBLIC_URL, testApp, type Client } from '../../testing/test-app.ts';
import { EXPORT_LIMITS, exportTurns, type ExportLimits } from './export-turns.ts';

const EXPORT = '/api/me/export';
/** Spaces that exceed the buffers between server and client, so that an unread response stalls. */
const PADDING = ' '.repeat(12_000_000);

const aResponse = () => new ServerResponse(new IncomingMessage(new Socket()));
const close = (response: ServerResponse) => {
  response.destroyed = true;
  response.emit('close');
};

test('exports are sent one at a time, in the order of their requests', async () => {
  const turn = exportTurns(EXPORT_LIMITS);
  const began: number[] = [];
  const responses = [aResponse(), aResponse(), aResponse()];
  const turns = responses.map(async (response, at) => {
    await turn(response);
    began.push(at);
  });
  for (const [at, response] of responses.entries()) {
    await turns[at];
    expect(began).toHaveLength(at + 1);
    close(response);
  }
  expect(began).toEqual([0, 1, 2]);
});

test('an export that would wait too long is refused and does not delay later ones', async () => {
  const turn = exportTurns({ ...EXPORT_LIMITS, waiting: 20 });
  const [first, late] = [aResponse(), aResponse()];
  await turn(first);
  await expect(turn(late)).rejects.toMatchObject({ code: 'unavailable' });
  close(late);
  close(first);
  await turn(aResponse());
});

test('a client that disconnects while it waits does not delay other exports', async () => {
  const turn = exportTurns(EXPORT_LIMITS);
  const [first, gone, next] = [aResponse(), aResponse(), aResponse()];
  await turn(first);
  const waiting = turn(gone);
  const after = turn(next);
  close(gone);
  close(first);
  await expect(waiting).rejects.toMatchObject({ code: 'unavailable' });
  await after;
});

test('a client that disconnects before it waits does not delay other exports', async () => {
  const turn = exportTurns({ ...EXPORT_LIMITS, waiting: 1000 });
  const gone = aResponse();
  close(gone);
  await expect(turn(gone)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await turn(aResponse()).then(() => 'has the turn')).toBe('has the turn');
});

/** Sets up an app and Ana's list. A request with the header `x-unread` gets a padded export. */
async function anApp(limits: Partial<ExportLimits>, ownStore?: Store) {
  const exportLimits = { ...EXPORT_LIMITS, ...limits };
  const { app, signedIn } = await testApp({ exportLimits }, ownStore);
  app.addHook('onSend', async ({ headers }, _reply, payload) => {
    if (!('x-unread' in headers)) return payload;
    return Readable.from([...(await (payload as Readable).toArray()), PADDING]);
  });
  const [ana, beto] = [await signedIn('ana'), await signedIn('beto')];
  await createList(ana, 'Jueves', '345');
  return { app, ana, beto, unread: () => unread(app, ana) };
}

async function unread(app: Parameters<typeof connected>[0], { token }: Client) {
  const cookie = `${cookieNames(PUBLIC_URL).session}=${token}`;
  const socket = await connected(app);
  socket.write(`GET ${EXPORT} HTTP/1.1\r\nhost: a\r\nx-unread: 1\r\ncookie: ${cookie}\r\n\r\n`);
  await once(socket, 'readable');
  expect(String(socket.read(12))).toBe('HTTP/1.1 200');
  return socket;
}

test('during an export a second one gets 503 with Retry-After, and other requests are served', async () => {
  const { ana, beto, unread } = await anApp({ waiting: 50 });
  const slow = await unread();
  const next = await beto.get(EXPORT);
  expect([next.status, next.body.code]).toEqual([503, 'unavailable']);
  expect(next.headers['retry-after']).toBe('1');
  expect((await beto.send({ method: 'HEAD', url: EXPORT })).status).toBe(503);
  expect((await ana.get('/api/lists')).status).toBe(200);
  slow.destroy();
  await eventually(async () => expect((await beto.get(EXPORT)).status).toBe(200));
});

test('a client that does not read its export is disconnected, and the next export is served', async () => {
  const { ana, unread } = await anApp({ stalled: 200 });
  const slow = await unread();
  const next = ana.get<AccountExport>(EXPORT);
  expect((await next).body.players).toHaveLength(3);
  slow.resume();
  await once(slow, 'close');
  expect(slow.bytesRead).toBeLessThan(PADDING.length);
});

test('no snapshot is open while an export is read', async () => {
  const store = await temporaryStore();
  let open = 0;
  const snapshot: Store['snapshot'] = async (work) => {
    open += 1;
    return store.snapshot(work).finally(() => (open -= 1));
  };
  const { unread } = await anApp({}, { ...store, snapshot });
  await unread();
  expect(open).toBe(0);
});

test('an export that fails gets an error response and no part of a file, and the next export is served', async () => {
  const store = await temporaryStore();
  let isGone = true;
  const withoutBadges = (db: Reader): Reader =>
    new Proxy(db, {
      get: (target, name: keyof Reader) => {
        const value = target[name];
        if (typeof value !== 'function') return value;
        return (...of: never[]) => {
          if (isGone && String(of[0]) === 'badges') throw new Error('the table is gone');
          return (value as (...of: never[]) => unknown).apply(target, of);
        };
      },
    });
  const snapshot: Store['snapshot'] = (work) => store.snapshot((db) => work(withoutBadges(db)));
  const { ana } = await anApp({}, { ...store, snapshot });
  const failed = await ana.get(EXPORT);
  expect([failed.status, failed.body.code]).toEqual([500, 'internal']);
  isGone = false;
  expect((await ana.get<AccountExport>(EXPORT)).body.players).toHaveLength(3);
});
