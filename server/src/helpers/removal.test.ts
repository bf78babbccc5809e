import type { Match, Player, SessionReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import { helps } from '../../testing/a-helper.ts';
import { aMatch, createList } from '../../testing/a-match.ts';
import { anEventStream } from '../../testing/an-event-stream.ts';
import { eventually } from '../../testing/eventually.ts';
import { organiserOf } from '../../testing/organiser-of.ts';
import { testApp } from '../../testing/test-app.ts';
import { ownersOfHelped } from '../transactions/helping.ts';
import { changeOneAttendance } from '../attendance/change-attendance.ts';

async function aHelpedMatch() {
  const server = await testApp();
  const carla = await server.signedIn('carla', { name: 'Carla' });
  const marcos = await server.signedIn('marcos');
  const { list, match, ids } = await aMatch(carla, '34');
  const { helper } = await helps(marcos, carla, { list: list.id });
  const remove = () => carla.delete(`/api/lists/${list.id}/helpers/${helper}`);
  const of = `/api/lists/${list.id}/helpers/${helper}`;
  const acting = async () => {
    const user = await organiserOf(server.context, marcos);
    const [owner] = user ? await ownersOfHelped(server.context, user) : [];
    if (!owner) throw new Error('nobody is helped');
    return owner;
  };
  return { ...server, carla, marcos, list, match, ids, remove, of, acting };
}

test('a removed helper gets no 304 and no stored response', async () => {
  const { marcos, match, ids, remove } = await aHelpedMatch();
  const url = `/api/matches/${match.id}`;
  const { headers } = await marcos.get<Match>(url);
  const lists = await marcos.get('/api/lists');
  const conditional = async (path: string, etag: unknown) =>
    (await marcos.send({ url: path, headers: { 'if-none-match': String(etag) } })).status;
  expect(await conditional(url, headers['etag'])).toBe(304);
  expect(await conditional('/api/lists', lists.headers['etag'])).toBe(304);
  const keyed = async () =>
    marcos.send({
      method: 'POST',
      url: `${url}/players`,
      payload: { playerId: ids[0] },
      headers: { 'idempotency-key': 'clave' },
    });
  const first = await keyed();
  expect([first.status, (await keyed()).body]).toEqual([201, first.body]);
  expect((await remove()).status).toBe(204);
  expect(await conditional(url, headers['etag'])).toBe(404);
  expect(await conditional('/api/lists', lists.headers['etag'])).toBe(200);
  expect((await keyed()).status).toBe(404);
});

test('a deleted list leaves no stored response to its helpers', async () => {
  const { store, marcos, carla, list } = await aHelpedMatch();
  await marcos.send({
    method: 'POST',
    url: '/api/players',
    payload: { listId: list.id, name: 'Nueva', skillLevel: '3', whatsapp: '11 5555 1234' },
    headers: { 'idempotency-key': 'clave' },
  });
  await marcos.send({
    method: 'POST',
    url: '/api/matches',
    payload: { listId: list.id, date: '2026-12-03', time: '21:00', location: 'Cancha' },
    headers: { 'idempotency-key': 'otra' },
  });
  const keys = () => store.read.selectFrom('idempotency_keys').select('key').execute();
  expect(await keys()).toHaveLength(2);
  await carla.delete(`/api/lists/${list.id}`);
  expect(await keys()).toEqual([]);
});

test('a helper whose rights were reduced gets no 304 about money', async () => {
  const { marcos, carla, match, of } = await aHelpedMatch();
  await carla.patch(of, { rights: 'matches-and-money' });
  const url = `/api/matches/${match.id}/money`;
  const { status, headers } = await marcos.get(url);
  expect(status).toBe(200);
  await carla.patch(of, { rights: 'matches' });
  const again = { url, headers: { 'if-none-match': String(headers['etag']) } };
  expect((await marcos.send(again)).status).toBe(404);
});

test('a write that began before the removal or the end of the session stores nothing', async () => {
  const { context, marcos, carla, match, ids, remove, clock, acting } = await aHelpedMatch();
  const change = { playerId: ids[0] ?? '', isConfirmed: false, declined: false };
  const before = await acting();
  await marcos.send({ method: 'POST', url: '/auth/sign-out' });
  const write = () => changeOneAttendance(context, before, match.id, change);
  await expect(write()).rejects.toMatchObject({ code: 'unauthenticated' });
  clock.now += 1;
  await remove();
  await expect(write()).rejects.toMatchObject({ code: expect.any(String) });
  const { body } = await carla.get<Match>(`/api/matches/${match.id}`);
  expect(body.confirmedCount).toBe(2);
});

test('a write that began before the owner raised the rights is stored', async () => {
  const { context, carla, match, ids, of, acting } = await aHelpedMatch();
  const before = await acting();
  await carla.patch(of, { rights: 'matches-and-money' });
  const change = { playerId: ids[0] ?? '', isConfirmed: false, declined: false };
  await changeOneAttendance(context, before, match.id, change);
  const { body } = await carla.get<Match>(`/api/matches/${match.id}`);
  expect(body.confirmedCount).toBe(1);
});

test('a stream has the changes of the helped list only, and ends with the help', async () => {
  const { app, marcos, carla, match, ids, list, remove } = await aHelpedMatch();
  const stream = await anEventStream(app, marcos);
  await eventually(() => expect(stream.told[0]).toMatchObject({ event: 'ready' }));
  await carla.post('/api/lists', {
    name: 'Reservada',
    players: [{ name: 'Uno', skillLevel: '3' }],
  });
  await carla.patch(`/api/players/${ids[0]}`, { name: 'Otra' });
  await carla.patch(`/api/matches/${match.id}`, { location: 'Otra' });
  await eventually(() =>
    expect(stream.changes()).toEqual([
      { kind: 'player', id: ids[0], tab: null },
      { kind: 'match', id: match.id, tab: null, detail: { part: 'moved' } },
    ]),
  );
  const { version } = (await marcos.get<SessionReply>('/api/session')).body;
  expect(stream.told.at(-1)?.id).toBe(version);
  await remove();
  await eventually(() => expect(stream.isOpen()).toBe(false));
  const query = `?since=${encodeURIComponent(version ?? '')}`;
  const next = await anEventStream(app, marcos, query);
  await eventually(() => expect(next.told[0]).toMatchObject({ event: 'resync' }));
  await carla.patch(`/api/lists/${list.id}`, { name: 'Viernes' });
  await marcos.post('/api/lists', { name: 'Propia' });
  await eventually(() => expect(next.changes()).toHaveLength(1));
});

test('a stream tells that a guest has another name, and that a match has left the list', async () => {
  const { app, marcos, carla, match, list } = await aHelpedMatch();
  const other = await createList(carla, 'Otra', '33');
  const { body: others } = await carla.get<Player[]>(`/api/lists/${other.id}/players`);
  const [guest = '', stranger = ''] = others.map(({ id }) => id);
  await carla.post(`/api/matches/${match.id}/players`, { playerId: guest });
  const stream = await anEventStream(app, marcos);
  await eventually(() => expect(stream.told[0]).toMatchObject({ event: 'ready' }));
  for (const id of [stranger, guest]) await carla.patch(`/api/players/${id}`, { name: 'Nuevo' });
  await carla.patch(`/api/matches/${match.id}`, { listId: other.id });
  await eventually(() =>
    expect(stream.changes()).toEqual([
      { kind: 'player', id: guest, tab: null },
      { kind: 'list', id: list.id, tab: null },
    ]),
  );
});

test.each(['player', 'list'] as const)(
  'a stream tells of a guest whom the owner deletes with the %s',
  async (deleted) => {
    const { app, marcos, carla, match } = await aHelpedMatch();
    const other = await createList(carla, 'Otra', '33');
    const { body: others } = await carla.get<Player[]>(`/api/lists/${other.id}/players`);
    await carla.post(`/api/matches/${match.id}/players`, { playerId: others[0]?.id });
    const stream = await anEventStream(app, marcos);
    await eventually(() => expect(stream.told[0]).toMatchObject({ event: 'ready' }));
    await carla.delete(
      deleted === 'list' ? `/api/lists/${other.id}` : `/api/players/${others[0]?.id}`,
    );
    await eventually(() =>
      expect(stream.changes()).toEqual([{ kind: 'match', id: match.id, tab: null }]),
    );
  },
);

test('a stream that continues from the version of the session needs no new data', async () => {
  const { app, marcos, carla, match } = await aHelpedMatch();
  const { version } = (await marcos.get<SessionReply>('/api/session')).body;
  await carla.patch(`/api/matches/${match.id}`, { location: 'Otra' });
  const stream = await anEventStream(app, marcos, `?since=${encodeURIComponent(version ?? '')}`);
  await eventually(() => expect(stream.changes()).toMatchObject([{ id: match.id }]));
  expect(stream.told[0]?.event).toBe('ready');
});

test('the stream of a user ends when the owner confirms the help, and begins again with all data', async () => {
  const { app, signedIn, carla, list } = await aHelpedMatch();
  const lucia = await signedIn('lucia');
  const stream = await anEventStream(app, lucia);
  await eventually(() => expect(stream.told[0]).toMatchObject({ event: 'ready' }));
  await helps(lucia, carla, { list: list.id });
  await eventually(() => expect(stream.isOpen()).toBe(false));
});
