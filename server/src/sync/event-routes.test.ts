import { once } from 'node:events';
import type { SessionReply } from '@picadito/domain';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aMatch, confirm, createList, createMatch, teamsInHalves } from '../../testing/a-match.ts';
import { anEventStream } from '../../testing/an-event-stream.ts';
import { eventually } from '../../testing/eventually.ts';
import { testApp, type Client } from '../../testing/test-app.ts';
import { eventStream } from './event-stream.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const versionOf = async (client: Client) =>
  (await client.get<SessionReply>('/api/session')).body.version ?? '';

test('other devices get each change once and in order, with kind, id and the details of a match', async () => {
  const { app, signedIn } = await testApp();
  const ana = await signedIn('ana');
  const { list, match, ids } = await aMatch(ana, '34');
  const phone = await anEventStream(app, ana);
  await eventually(() => expect(phone.told[0]).toMatchObject({ event: 'ready', data: {} }));
  expect(phone.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(phone.response.headers.get('cache-control')).toBe('no-store');
  expect(phone.response.headers.get('content-encoding')).toBeNull();
  expect(phone.response.headers.get('x-content-type-options')).toBe('nosniff');

  await confirm(ana, match.id, ids[0] ?? '', false);
  await ana.post(`/api/matches/${match.id}/teams`, teamsInHalves(match.id, ids));
  await ana.patch(`/api/lists/${list.id}`, { name: 'Viernes' });
  await ana.delete(`/api/players/${ids[1]}`);
  await ana.patch('/api/me', { name: 'Ana' });
  await ana.delete(`/api/matches/${match.id}`);
  const change = (kind: string, id?: string) => ({ kind, id, tab: null });
  const attendance = {
    part: 'attendance',
    confirmedCount: 1,
    players: [{ id: ids[0], confirmed: false, confirmedAt: null, declined: false }],
  };
  const teams = { part: 'teams', teamCounts: { claro: 1, oscuro: 1, suplentes: 0 } };
  await eventually(() =>
    expect(phone.changes().filter((told) => !JSON.stringify(told).includes('"badge"'))).toEqual([
      { ...change('match', match.id), detail: attendance },
      { ...change('match', match.id), detail: teams },
      change('list', list.id),
      change('player', ids[1]),
      change('list', list.id),
      expect.objectContaining({ kind: 'profile' }),
      change('match', match.id),
      change('list', list.id),
    ]),
  );
  const versions = phone.told.map(({ id }) => id);
  expect(versions).toEqual([...new Set(versions)].toSorted());
});

test('an event names the page that made the change', async () => {
  const { app, signedIn } = await testApp();
  const ana = await signedIn('ana');
  const stream = await anEventStream(app, ana);
  for (const tab of ['pestaña', 'a'.repeat(65), 'tab_1-b']) {
    const headers = { 'x-picadito-tab': tab };
    await ana.send({ method: 'POST', url: '/api/lists', headers, payload: { name: 'Jueves' } });
  }
  await eventually(() =>
    expect(stream.changes().filter((told) => JSON.stringify(told).includes('"list"'))).toEqual([
      expect.objectContaining({ tab: null }),
      expect.objectContaining({ tab: null }),
      expect.objectContaining({ tab: 'tab_1-b' }),
    ]),
  );
});

test('a stream that resumes sends the changes since its version', async () => {
  const { app, signedIn } = await testApp();
  const ana = await signedIn('ana');
  const before = await versionOf(ana);
  const { match } = await aMatch(ana, '34');
  const byAddress = await anEventStream(app, ana, `?since=${before}`);
  await eventually(() => expect(byAddress.told.length).toBeGreaterThan(4));
  const [ready, ...missed] = byAddress.told;
  expect(ready).toMatchObject({ event: 'ready', id: before });
  expect(missed.at(-1)).toMatchObject({ data: { kind: 'match', id: match.id } });

  const middle = missed[1]?.id ?? '';
  const again = await anEventStream(app, ana, `?since=${middle}`);
  await eventually(() => expect(again.told.slice(1)).toEqual(missed.slice(2)));
  const nothing = await anEventStream(app, ana, `?since=${await versionOf(ana)}`);
  await eventually(() => expect(nothing.told).toHaveLength(1));
});

test('a burst of changes is sent completely', async () => {
  const { app, signedIn } = await testApp();
  const ana = await signedIn('ana');
  const list = await createList(ana, 'Jueves', '34');
  const before = await versionOf(ana);
  for (let index = 0; index < 450; index += 1) {
    await ana.patch(`/api/lists/${list.id}`, { name: `Lista ${index}` });
  }
  const stream = await anEventStream(app, ana, `?since=${before}`);
  await eventually(() => expect(stream.changes()).toHaveLength(450));
});

test('a stream with an expired, unknown or missing version sends a reset', async () => {
  const { app, signedIn, clock } = await testApp();
  const ana = await signedIn('ana');
  const old = await versionOf(ana);
  clock.now += DAY_MS + 1000;
  await createList(ana, 'Jueves', '34');
  const newest = await versionOf(ana);
  for (const since of [old, '2999-01-01T00:00:00.000000Z', 'ayer', '']) {
    const stream = await anEventStream(app, ana, `?since=${since}`);
    await eventually(() =>
      expect(stream.told[0]).toEqual({ event: 'resync', id: newest, data: {} }),
    );
  }
});

test('a stream has no changes of other users', async () => {
  const { app, signedIn } = await testApp();
  const [ana, beto] = [await signedIn('ana'), await signedIn('beto')];
  const stream = await anEventStream(app, beto);
  const his = await anEventStream(app, ana);
  const list = await createList(ana, 'Jueves', '34');
  await createMatch(ana, list.id);
  await eventually(() => expect(his.changes().length).toBeGreaterThan(1));
  expect(stream.changes()).toEqual([]);
});

test('a stream ends with its session, here or on another device', async () => {
  const { app, signedIn } = await testApp();
  const ana = await signedIn('ana');
  const other = await signedIn('ana');
  const [mine, theirs] = [await anEventStream(app, ana), await anEventStream(app, other)];
  await ana.send({ method: 'POST', url: '/auth/sign-out' });
  await eventually(() => expect(mine.isOpen()).toBe(false));
  expect(theirs.isOpen()).toBe(true);
});

test('a stream requires a session of the user that the page shows', async () => {
  const { signedIn, visitor } = await testApp();
  const ana = await signedIn('ana');
  expect((await visitor.get('/api/events')).status).toBe(401);
  expect((await ana.get('/api/events?user=otra')).status).toBe(401);
});

test('an organiser has at most twenty open streams', async () => {
  const { app, signedIn } = await testApp();
  const [ana, beto] = [await signedIn('ana'), await signedIn('beto')];
  const streams = [];
  for (let count = 0; count < 20; count += 1) streams.push(await anEventStream(app, ana));
  const { status, headers, body } = await ana.get('/api/events');
  expect(status).toBe(429);
  expect(headers['retry-after']).toBe('15');
  expect(body).toMatchObject({ code: 'resource-exhausted' });
  expect((await anEventStream(app, beto)).response.status).toBe(200);
  streams[0]?.leave();
  await eventually(async () => {
    expect((await anEventStream(app, ana)).response.status).toBe(200);
  });
});

test('a server that shuts down ends its streams first', async () => {
  const { app, signedIn } = await testApp();
  const ana = await signedIn('ana');
  const stream = await anEventStream(app, ana);
  await app.close();
  await eventually(() => expect(stream.isOpen()).toBe(false));
});

test('the deletion of the account is the last event of its streams', async () => {
  const { app, signedIn } = await testApp();
  const ana = await signedIn('ana');
  const phone = await signedIn('ana');
  const stream = await anEventStream(app, phone);
  const { body: me } = await ana.get<{ id: string }>('/api/me');
  await ana.delete('/api/me');
  await eventually(() => expect(stream.isOpen()).toBe(false));
  expect(stream.changes()).toEqual([{ kind: 'account', id: me.id, tab: null }]);
});

test('a client that disconnects before its stream begins leaves no subscription', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.decorateRequest('leaveUnderWay', () => {});
  const ended = vi.fn<() => void>();
  const leave = new AbortController();
  app.get('/', async (request, reply) => {
    leave.abort();
    await once(request.raw.socket, 'close');
    await eventStream(reply).closed;
    ended();
  });
  const asked = fetch(await app.listen({ port: 0 }), { signal: leave.signal });
  await expect(asked).rejects.toThrow();
  await eventually(() => expect(ended).toHaveBeenCalled());
});
