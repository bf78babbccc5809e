import { sql } from 'kysely';
import { MESSAGES, type Profile } from '@picadito/domain';
import { expect, test } from 'vitest';
import { logOptions } from '../logging/log.ts';
import type { Store } from '../store/store.ts';
import { temporaryStore } from '../../testing/temporary-store.ts';
import { createList, createMatch } from '../../testing/a-match.ts';
import { testApp } from '../../testing/test-app.ts';

type Line = { msg: string; level: string; err?: { message: string; stack: string } };

/**
 * Sets up a server whose database fails on demand. `received` returns the lines of its log, except those about requests
 * and sign-ins.
 */
async function aFailingServer(isFull: boolean) {
  const opened = await temporaryStore();
  const state = { fails: false, hasFreeSpace: null as boolean | null, takesNothing: false };
  const failure = Object.assign(new Error('it failed'), { code: 'ENOSPC' });
  const store: Store = {
    ...opened,
    engine: {
      ...opened.engine,
      isUnavailable: (error) => error === failure || opened.engine.isUnavailable(error),
      isFull: (error) => isFull && error === failure,
      hasFreeSpace: () => state.hasFreeSpace,
    },
    transaction: async (work, maxAttempts) =>
      opened.transaction(async (tx) => {
        const result = await work(tx);
        if (state.takesNothing) throw failure;
        if (state.fails) {
          const { rows } = await sql`select 1 from changes`.execute(tx);
          if (!isFull || rows.length > 0) throw failure;
        }
        return result;
      }, maxAttempts),
  };
  const lines: Line[] = [];
  const logger = logOptions('info', { write: (line) => void lines.push(JSON.parse(line) as Line) });
  const { signedIn, visitor, clock } = await testApp({ logger }, store);
  const ana = await signedIn('ana');
  const received = () => lines.filter(({ msg }) => !['request', 'signed in'].includes(msg));
  const write = async () => (await ana.post('/api/lists', { name: 'Jueves' })).status;
  const ready = async () => (await visitor.get('/readyz')).status;
  return { state, ana, clock, received, write, ready };
}

test.each([
  ['a full disk', true, 'the disk of the database is full: nothing can be stored (ENOSPC)'],
  ['a database that is away', false, 'the database is away (ENOSPC)'],
])(
  '%s is logged once until the database recovers, and again after that',
  async (_, isFull, text) => {
    const { state, received, write } = await aFailingServer(isFull);
    expect(await write()).toBe(201);
    for (let outage = 1; outage <= 2; outage += 1) {
      state.fails = true;
      for (let time = 0; time < 3; time += 1) expect(await write()).toBe(503);
      state.fails = false;
      expect(await write()).toBe(201);
      const reported = received().map(({ msg }) => msg);
      expect(reported).toHaveLength(2 * outage);
      expect(reported.slice(-2)).toEqual([text, 'the database is available again']);
    }
    expect(received()[0]?.err?.stack).not.toBe('');
  },
);

test('on a full disk an account can be exported, and the refusal to delete it says that the disk is full', async () => {
  const { state, ana, clock } = await aFailingServer(true);
  const list = await createList(ana, 'Jueves', '2345');
  for (const day of [21, 22, 23]) await createMatch(ana, list.id, { date: `2026-11-${day}` });
  // Matches on three days in a row have earned a badge, which the next read would store.
  clock.now = Date.parse('2026-11-24T12:00:00Z');
  const { body: me } = await ana.get<Profile>('/api/me');
  state.takesNothing = true;
  expect((await ana.get('/api/me/export')).status).toBe(200);
  expect(await ana.get(`/api/users/${me.id}/badges`)).toMatchObject({ status: 200 });
  expect(await ana.delete('/api/me')).toMatchObject({
    status: 503,
    body: { detail: MESSAGES.diskFull },
  });
});

test('the server is not ready while the disk is full', async () => {
  const { state, received, write, ready } = await aFailingServer(true);
  expect([await write(), await ready()]).toEqual([201, 200]);
  state.fails = true;
  state.hasFreeSpace = false;
  expect([await write(), await ready(), await ready()]).toEqual([503, 503, 503]);
  state.fails = false;
  state.hasFreeSpace = true;
  expect(await ready()).toBe(200);
  expect(received().at(-1)?.msg).toBe('the database is available again');
});
