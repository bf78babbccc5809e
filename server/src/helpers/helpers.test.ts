import {
  MESSAGES,
  type CaptainReply,
  type Helper,
  type Home,
  type Invitation,
  type Match,
  type MatchPlayerReply,
  type Player,
  type PlayersList,
  type SessionReply,
} from '@picadito/domain';
import { expect, test } from 'vitest';
import { accepts, helps, invite } from '../../testing/a-helper.ts';
import { aMatch, confirm, createList, createMatch } from '../../testing/a-match.ts';
import { timestamp } from '../store/timestamps.ts';
import { testApp } from '../../testing/test-app.ts';
import { endInvitations } from './end-invitations.ts';

const HOUR = 60 * 60 * 1000;

async function aGroup(deps: Parameters<typeof testApp>[0] = {}) {
  const server = await testApp(deps);
  const carla = await server.signedIn('carla', { name: 'Carla' });
  const marcos = await server.signedIn('marcos', { name: 'Marcos' });
  const { list, match, ids } = await aMatch(carla, '3445');
  const readHelpers = async () => (await carla.get<Helper[]>(`/api/lists/${list.id}/helpers`)).body;
  return { ...server, carla, marcos, list, match, ids, readHelpers };
}

test('whoever has the link reads whose list it is, also signed out', async () => {
  const { carla, list, visitor } = await aGroup();
  const code = await invite(carla, list.id, 'matches');
  const { body } = await visitor.get<Invitation>(`/api/invitations/${code}`);
  expect(body).toEqual({
    listName: 'Jueves',
    ownerName: 'Carla',
    rights: 'matches',
    state: 'invited',
    isOwn: false,
  });
  expect((await carla.get<Invitation>(`/api/invitations/${code}`)).body.isOwn).toBe(true);
});

test('rights begin when the owner confirms who has accepted', async () => {
  const { carla, marcos, list, match, readHelpers } = await aGroup();
  const { helper } = await accepts(marcos, carla, { list: list.id });
  expect(await readHelpers()).toMatchObject([{ name: 'Marcos', state: 'accepted' }]);
  expect((await marcos.get(`/api/matches/${match.id}`)).status).toBe(404);
  await carla.post(`/api/lists/${list.id}/helpers/${helper}/confirm`, {});
  const { status, body } = await marcos.get<Match>(`/api/matches/${match.id}`);
  expect({ status, owner: body.owner }).toEqual({
    status: 200,
    owner: { name: 'Carla', rights: 'matches' },
  });
});

test('an invitation is for one person, for 48 hours, and codes that open none are alike', async () => {
  const { carla, marcos, list, signedIn, visitor, clock } = await aGroup();
  const read = async (code: string) => visitor.send({ url: `/api/invitations/${code}` });
  const none = await read('x'.repeat(22));
  expect(none.status).toBe(404);
  const used = await invite(carla, list.id, 'matches');
  expect((await marcos.post(`/api/invitations/${used}/accept`, {})).status).toBe(200);
  expect((await marcos.post(`/api/invitations/${used}/accept`, {})).status).toBe(200);
  const other = await signedIn('otro');
  expect((await other.post(`/api/invitations/${used}/accept`, {})).status).toBe(404);
  expect((await read(used)).body).toEqual(none.body);
  const late = await invite(carla, list.id, 'matches');
  clock.now += 48 * HOUR;
  expect((await read(late)).body).toEqual(none.body);
  expect((await other.post(`/api/invitations/${late}/accept`, {})).status).toBe(404);
});

test('an address that tries many codes is refused, and a code that opens an invitation never is', async () => {
  const { carla, marcos, visitor, list } = await aGroup({
    unknownCodes: { perSecond: 0.001, burst: 3 },
  });
  const code = await invite(carla, list.id, 'matches');
  const url = (of: string) => `/api/invitations/${of}`;
  const guess = 'x'.repeat(22);
  expect((await visitor.get(url(guess))).status).toBe(404);
  for (let time = 0; time < 2; time += 1)
    expect((await marcos.post(`${url(guess)}/accept`, {})).status).toBe(404);
  const { status, headers, body } = await marcos.post(`${url(guess)}/accept`, {});
  expect({ status, wait: headers['retry-after'], told: body.detail }).toEqual({
    status: 429,
    wait: expect.stringMatching(/^\d+$/) as unknown,
    told: MESSAGES.tooManyLinks,
  });
  expect((await visitor.get(url(guess))).status).toBe(429);
  expect((await marcos.get(url(code))).status).toBe(200);
  expect((await marcos.post(`${url(code)}/accept`, {})).status).toBe(200);
});

test('the owner cannot accept, nor somebody who helps already, and a list has five helpers', async () => {
  const { carla, marcos, list, readHelpers } = await aGroup();
  const own = await invite(carla, list.id, 'matches');
  expect((await carla.post(`/api/invitations/${own}/accept`, {})).status).toBe(409);
  await helps(marcos, carla, { list: list.id });
  expect((await marcos.post(`/api/invitations/${own}/accept`, {})).status).toBe(409);
  for (let count = 0; count < 3; count += 1) await invite(carla, list.id, 'matches');
  const sixth = await carla.post(`/api/lists/${list.id}/helpers`, { rights: 'matches' });
  expect(sixth).toMatchObject({ status: 409, body: { detail: expect.stringContaining('5') } });
  expect(await readHelpers()).toHaveLength(5);
});

test('a helper reads and changes the matches of the list, and only the owner deletes played ones', async () => {
  const { carla, marcos, list, match, ids, clock } = await aGroup();
  await helps(marcos, carla, { list: list.id });
  expect((await confirm(marcos, match.id, ids[0] ?? '', false)).status).toBe(200);
  const { body: roster } = await carla.get<{ id: string; confirmed: boolean }[]>(
    `/api/matches/${match.id}/players`,
  );
  expect(roster.find(({ id }) => id === ids[0])?.confirmed).toBe(false);
  const { body: added } = await marcos.post<Match>('/api/matches', {
    date: '2026-12-03',
    time: '21:00',
    location: 'Cancha',
    listId: list.id,
  });
  expect(added).toMatchObject({ listId: list.id, owner: { name: 'Carla', rights: 'matches' } });
  expect((await carla.get<Match>(`/api/matches/${added.id}`)).body.owner).toBeNull();
  expect((await marcos.delete(`/api/matches/${added.id}`)).status).toBe(204);
  clock.now = Date.parse('2026-11-28T12:00:00Z');
  expect((await marcos.delete(`/api/matches/${match.id}`)).status).toBe(404);
  expect((await carla.delete(`/api/matches/${match.id}`)).status).toBe(204);
});

test('a helper cannot give a match another list', async () => {
  const { carla, marcos, list, match } = await aGroup();
  await helps(marcos, carla, { list: list.id });
  const own = await createList(marcos, 'Propia', '33');
  const other = await createList(carla, 'Otra', '33');
  for (const { id } of [own, other]) {
    const refused = await marcos.patch(`/api/matches/${match.id}`, { listId: id });
    expect(refused.body).toMatchObject({ status: 422, errors: [{ path: 'listId' }] });
  }
});

test('collections contain own rows and those of helped lists, with their owner', async () => {
  const { carla, marcos, list, match, ids, clock } = await aGroup();
  await createList(carla, 'Reservada', '33');
  clock.now += 1000;
  const own = await createList(marcos, 'Propia', '3');
  await helps(marcos, carla, { list: list.id });
  const owner = { name: 'Carla', rights: 'matches' };
  const { body: lists } = await marcos.get<PlayersList[]>('/api/lists');
  expect(lists.map((one) => [one.id, one.owner])).toEqual([
    [own.id, null],
    [list.id, owner],
  ]);
  const { body: players } = await marcos.get<Player[]>('/api/players');
  expect(players.filter((one) => one.owner).map(({ id }) => id)).toEqual(ids);
  expect(players).toHaveLength(ids.length + 1);
  const matches = await marcos.get<Match[]>('/api/matches?limit=1');
  expect(matches.body).toMatchObject([{ id: match.id, owner }]);
  expect(matches.headers['x-total-count']).toBe('1');
  const { body: home } = await marcos.get<Home>('/api/home');
  expect(home).toMatchObject({ matches: [{ id: match.id, owner }], lists });
});

test('the first data of a page have the ETags of the single operations for a helper too', async () => {
  const { carla, marcos, list, match } = await aGroup();
  await createList(marcos, 'Propia', '3');
  await helps(marcos, carla, { list: list.id });
  await carla.put(`/api/lists/${list.id}/link`, { isOn: true });
  const { body } = await marcos.get<{
    version: string;
    replies: Record<string, unknown>;
    etags: Record<string, string>;
  }>(`/api/first-view?matchId=${match.id}`);
  expect(body.version).toBe((await marcos.get<SessionReply>('/api/session')).body.version);
  expect(Object.keys(body.replies).length).toBeGreaterThan(5);
  for (const [url, etag] of Object.entries(body.etags)) {
    const headers = { 'if-none-match': etag };
    expect({ url, status: (await marcos.send({ url, headers })).status }).toEqual({
      url,
      status: 304,
    });
  }
});

test('invitations end with the links, and the help of a deleted account ends', async () => {
  const { carla, marcos, list, store, visitor, readHelpers } = await aGroup();
  const code = await invite(carla, list.id, 'matches');
  await store.transaction(endInvitations);
  expect((await visitor.get(`/api/invitations/${code}`)).status).toBe(404);
  await helps(marcos, carla, { list: list.id });
  expect(await readHelpers()).toHaveLength(1);
  await marcos.delete('/api/me');
  expect(await readHelpers()).toEqual([]);
});

test('who confirmed or took out a player reads with the name of the helper, also without the account', async () => {
  const { carla, marcos, list, match, ids, clock } = await aGroup();
  await helps(marcos, carla, { list: list.id });
  await confirm(marcos, match.id, ids[0] ?? '', false);
  await confirm(carla, match.id, ids[1] ?? '', false);
  const read = async () => (await carla.get<CaptainReply>(`/api/matches/${match.id}/captain`)).body;
  const readActions = async () => (await read()).actions;
  const action = { kind: 'out', playerId: ids[0], name: 'Jueves 01', by: 'helper' };
  expect(await readActions()).toMatchObject([{ ...action, author: 'Marcos' }]);
  expect((await read()).namedSince).toBe(timestamp(clock.now - 24 * HOUR));
  await marcos.delete('/api/me');
  expect(await readActions()).toMatchObject([{ ...action, author: 'un ayudante' }]);
  clock.now += 25 * HOUR;
  expect(await readActions()).toEqual([]);
});

test('players whom a helper confirms all at once are not named, and the reply says since when all are', async () => {
  const { carla, marcos, clock } = await aGroup();
  const list = await createList(carla, 'Quince', '3'.repeat(15));
  const match = await createMatch(carla, list.id);
  await helps(marcos, carla, { list: list.id });
  const url = `/api/matches/${match.id}`;
  const { body: players } = await carla.get<MatchPlayerReply[]>(`${url}/players`);
  const changes = players.map(({ id }) => ({ playerId: id, isConfirmed: true }));
  await marcos.put(`${url}/attendance`, { changes });
  const { body } = await carla.get<CaptainReply>(`${url}/captain`);
  const { body: after } = await carla.get<MatchPlayerReply[]>(`${url}/players`);
  expect(body.actions).toEqual([]);
  expect(body.namedSince ?? '').not.toBe(timestamp(clock.now - 24 * HOUR));
  for (const { confirmedAt } of after)
    expect((confirmedAt ?? '') <= (body.namedSince ?? '')).toBe(true);
});
