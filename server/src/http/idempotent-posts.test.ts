import type { Match, Player, PlayersList, Problem, TeamsReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aMatch, teamsInHalves } from '../../testing/a-match.ts';
import { testApp, type Client } from '../../testing/test-app.ts';
import { deleteExpired } from '../delete-expired.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

function keyed(client: Client, url: string, payload: object, key = 'clave-1') {
  return client.send<Problem & { id: string }>({
    method: 'POST',
    url,
    payload,
    headers: { 'idempotency-key': key },
  });
}

test('the same key and body replays the first response and writes once', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const first = await keyed(ana, '/api/lists', { name: 'Jueves' });
  const again = await keyed(ana, '/api/lists', { name: 'Jueves' });
  expect(first.status).toBe(201);
  expect({ status: again.status, body: again.body }).toEqual({ status: 201, body: first.body });
  expect(again.headers['content-type']).toBe(first.headers['content-type']);
  expect((await ana.get<PlayersList[]>('/api/lists')).body).toHaveLength(1);
});

test('a POST without a key or with another key writes again', async () => {
  const { signedIn } = await testApp();
  const [ana, beto] = [await signedIn('ana'), await signedIn('beto')];
  await ana.post('/api/lists', { name: 'Jueves' });
  await ana.post('/api/lists', { name: 'Jueves' });
  await keyed(ana, '/api/lists', { name: 'Jueves' }, 'clave-1');
  await keyed(ana, '/api/lists', { name: 'Jueves' }, 'clave-2');
  await keyed(beto, '/api/lists', { name: 'Jueves' }, 'clave-1');
  expect((await ana.get<PlayersList[]>('/api/lists')).body).toHaveLength(4);
  expect((await beto.get<PlayersList[]>('/api/lists')).body).toHaveLength(1);
});

test('another body or path under the same key is refused, and the first response stays', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const first = await keyed(ana, '/api/lists', { name: 'Jueves' });
  for (const [url, payload] of [
    ['/api/lists', { name: 'Viernes' }],
    [`/api/lists/${first.body.id}/players`, { name: 'Jueves' }],
  ] as const) {
    const { status, body } = await keyed(ana, url, payload);
    expect({ status, path: body.errors?.[0]?.path }).toEqual({
      status: 422,
      path: 'Idempotency-Key',
    });
  }
  expect((await keyed(ana, '/api/lists', { name: 'Jueves' })).body).toEqual(first.body);
});

test('concurrent repeats wait for the first request', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const { list } = await aMatch(ana, '3');
  const url = `/api/lists/${list.id}/players`;
  const player = { name: 'Beto', skillLevel: '4' };
  const replies = await Promise.all(Array.from({ length: 20 }, () => keyed(ana, url, player)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
  expect((await ana.get<Player[]>(url)).body).toHaveLength(2);
});

test('replaying the creation of teams gets 201 though teams exist now', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const { match, ids } = await aMatch(ana, '34');
  const url = `/api/matches/${match.id}/teams`;
  const first = await keyed(ana, url, teamsInHalves(match.id, ids));
  await ana.put<TeamsReply>(url, teamsInHalves(match.id, ids.toReversed()));
  const again = await keyed(ana, url, teamsInHalves(match.id, ids));
  expect({ status: again.status, body: again.body }).toEqual({ status: 201, body: first.body });
  expect((await ana.get<TeamsReply>(url)).body.claroTeam).toEqual([ids[1]]);
});

test('replaying the creation of a deleted match creates nothing', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const { list } = await aMatch(ana, '34');
  const match = { date: '2026-11-27', time: '21:00', location: 'Cancha', listId: list.id };
  const first = await keyed(ana, '/api/matches', match);
  await ana.delete(`/api/matches/${first.body.id}`);
  expect((await keyed(ana, '/api/matches', match)).status).toBe(404);
  expect((await ana.get<Match[]>('/api/matches')).body).toHaveLength(1);
});

test('refusals with 404, 409 and 422 are not stored', async () => {
  const { signedIn, store } = await testApp();
  const ana = await signedIn('ana');
  const { match, ids } = await aMatch(ana, '34');
  await ana.post(`/api/matches/${match.id}/teams`, teamsInHalves(match.id, ids));
  for (const [key, url, payload, expected] of [
    ['a', `/api/lists/${'x'.repeat(22)}/players`, { name: 'Beto', skillLevel: '3' }, 404],
    ['b', `/api/matches/${match.id}/teams`, teamsInHalves(match.id, ids), 409],
    ['c', '/api/lists', { name: '' }, 422],
  ] as const) {
    const first = await keyed(ana, url, payload, key);
    const again = await keyed(ana, url, payload, key);
    expect({ key, status: first.status }).toEqual({ key, status: expected });
    expect({ status: again.status, body: again.body }).toEqual({
      status: expected,
      body: first.body,
    });
    expect(again.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  }
  expect(await store.read.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
  expect((await keyed(ana, '/api/lists', { name: 'Ahora sí' }, 'c')).status).toBe(201);
});

test('a key expires after 24 hours', async () => {
  const { signedIn, clock } = await testApp();
  const ana = await signedIn('ana');
  await keyed(ana, '/api/lists', { name: 'Jueves' });
  clock.now += DAY_MS + 1;
  const friday = await keyed(ana, '/api/lists', { name: 'Viernes' });
  expect(friday.status).toBe(201);
  expect((await keyed(ana, '/api/lists', { name: 'Viernes' })).body).toEqual(friday.body);
});

test('one of several different requests with the same key is executed, the others are refused', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const names = ['Lunes', 'Martes', '', 'Jueves', 'Viernes'];
  const replies = await Promise.all(names.map((name) => keyed(ana, '/api/lists', { name })));
  const statuses = replies.map(({ status }) => status);
  const lists = (await ana.get<PlayersList[]>('/api/lists')).body;
  expect(statuses.filter((status) => status === 201)).toHaveLength(lists.length);
  expect(lists.length).toBeLessThan(2);
  expect(statuses.filter((status) => status !== 201 && status !== 422)).toEqual([]);
});

test('expired responses are deleted by the hourly job', async () => {
  const { signedIn, clock, store } = await testApp();
  const ana = await signedIn('ana');
  await keyed(ana, '/api/lists', { name: 'Jueves', players: [{ name: 'Beto', skillLevel: '3' }] });
  clock.now += DAY_MS + 1000;
  await store.transaction((tx) => deleteExpired(tx, clock.now));
  for (const table of ['idempotency_keys', 'idempotency_ids'] as const)
    expect(await store.read.selectFrom(table).selectAll().execute()).toEqual([]);
});

test('a malformed key is refused in Spanish, and ignored except on POST', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  for (const key of ['', ' ', 'x'.repeat(256), 'ñandú', 'a b']) {
    const { status, body } = await keyed(ana, '/api/lists', { name: 'Jueves' }, key);
    expect({ key, status, detail: body.detail }).toMatchObject({
      key,
      status: 422,
      detail: expect.stringContaining('clave'),
    });
  }
  const headers = { 'idempotency-key': 'x y' };
  expect((await ana.send({ url: '/api/lists', headers })).status).toBe(200);
});
