import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { AccountExport, Player } from '@picadito/domain';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cookieNames } from '../identity/cookies.ts';
import type { Store } from '../store/store.ts';
import { createList } from '../testing/a-match.ts';
import { connected } from '../testing/hostile/raw.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import { PUBLIC_URL, testApp } from '../testing/test-app.ts';
import { arrayPieces, IN_MEMORY_MAX_BYTES, spool } from './spool.ts';

/** Temporary files are in a folder of the test's own, in which no other test has any: their names. */
function temporaryFiles(): () => string[] {
  const folder = mkdtempSync(join(tmpdir(), 'picadito-'));
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  return () => readdirSync(folder);
}

test.each([0, 10, IN_MEMORY_MAX_BYTES, IN_MEMORY_MAX_BYTES * 3 + 7])(
  'a text of %d bytes comes back as it was, and no file has a name',
  async (length) => {
    const files = temporaryFiles();
    const pieces = ['Ñandú '.repeat(length / 20), 'x'.repeat(length / 2), 'á'.repeat(length / 4)];
    const { bytes, payload } = await spool(pieces);
    expect(files()).toEqual([]);
    expect(Buffer.isBuffer(payload)).toBe(bytes <= IN_MEMORY_MAX_BYTES);
    const read = Buffer.isBuffer(payload) ? payload.toString() : await text(payload);
    expect(read).toBe(pieces.join(''));
    expect(Buffer.byteLength(read)).toBe(bytes);
  },
);

test('a text whose making fails leaves nothing', async () => {
  const files = temporaryFiles();
  async function* pieces() {
    yield 'x'.repeat(IN_MEMORY_MAX_BYTES + 1);
    throw new Error('the database is away');
  }
  await expect(spool(pieces())).rejects.toThrow('the database is away');
  expect(files()).toEqual([]);
});

test.each([
  [4999, 'complete'],
  [5001, 'unavailable'],
])('a text that is made in %d ms is %s, and the rest is not read', async (ms, outcome) => {
  const files = temporaryFiles();
  const clock = { now: 1000 };
  let isEnded = false;
  async function* pieces() {
    try {
      yield 'x'.repeat(IN_MEMORY_MAX_BYTES + 1);
      clock.now += ms;
      yield 'y';
    } finally {
      isEnded = true;
    }
  }
  const made = spool(pieces(), () => clock.now).then(
    ({ payload }) => ('destroy' in payload ? 'complete' : 'in memory'),
    ({ code }: { code: string }) => code,
  );
  expect(await made).toBe(outcome);
  expect(isEnded).toBe(true);
  expect(files()).toEqual([]);
});

test('a text for which the disk has no place is unavailable', async () => {
  vi.stubEnv('TMPDIR', '/nowhere');
  onTestFinished(() => void vi.unstubAllEnvs());
  const long = spool(['x'.repeat(IN_MEMORY_MAX_BYTES + 1)]);
  await expect(long).rejects.toMatchObject({ code: 'unavailable' });
  const { payload } = await spool(['short']);
  expect(payload).toEqual(Buffer.from('short'));
});

test.each([[[]], [[[]]], [[[1, 2], [], [{ a: 'b' }]]], [[[], [3]]]])(
  'the pages %j are one array',
  async (pages) => {
    async function* some() {
      yield* pages;
    }
    let all = '';
    for await (const piece of arrayPieces(some())) all += piece;
    expect(JSON.parse(all)).toEqual(pages.flat());
  },
);

/** An organiser with more players than are read at once, and how many snapshots are open. */
async function aLargeAccount() {
  const store = await temporaryStore();
  let open = 0;
  const counted: Store = {
    ...store,
    snapshot: async (work) => {
      open += 1;
      return store.snapshot(work).finally(() => (open -= 1));
    },
  };
  const { app, signedIn } = await testApp({}, counted);
  const ana = await signedIn('ana');
  for (let list = 0; list < 5; list += 1)
    await createList(ana, `Lista ${list}`, '2345'.repeat(125));
  return { app, ana, open: () => open };
}

test('no snapshot is open while a large response is being read', async () => {
  const { app, ana, open } = await aLargeAccount();
  const cookie = `${cookieNames(PUBLIC_URL).session}=${ana.token}`;
  for (const path of ['/api/me/export', '/api/players']) {
    const slow = await connected(app);
    slow.write(`GET ${path} HTTP/1.1\r\nhost: a\r\ncookie: ${cookie}\r\n\r\n`);
    await once(slow, 'readable');
    expect(slow.read(1024)).toHaveLength(1024);
    expect(open()).toBe(0);
  }
});

test('with more players than are read at once, all are in the responses, each once and in order', async () => {
  const { ana } = await aLargeAccount();
  const { body: players, headers } = await ana.get<Player[]>('/api/players');
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(new Set(players.map(({ id }) => id)).size).toBe(2500);
  const { body: stats } = await ana.get<{ playerId: string }[]>('/api/players/stats');
  expect(stats.map(({ playerId }) => playerId)).toEqual(players.map(({ id }) => id));
  const { body: account } = await ana.get<AccountExport>('/api/me/export');
  expect(account.players).toEqual(players);
  expect(account.stats).toEqual(stats);
  const head = await ana.send({ method: 'HEAD', url: '/api/players' });
  expect(head.status).toBe(200);
});
