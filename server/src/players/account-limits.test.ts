import {
  LISTS_PER_USER_MAX,
  MATCHES_PER_USER_MAX,
  MESSAGES,
  type Match,
  type Player,
  PLAYERS_PER_LIST_MAX,
  PLAYERS_PER_USER_MAX,
  type PlayersList,
  type Profile,
} from '@picadito/domain';
import { expect, test } from 'vitest';
import { createList, createMatch, THURSDAY_MATCH } from '../../testing/a-match.ts';
import { writeLists, writeMatches } from '../../testing/full-database/past-limits.ts';
import { countRows, testApp, type Client } from '../../testing/test-app.ts';
import { anasThursdays, OVER } from '../../testing/thursdays.ts';

const PLAYER = { name: 'Uno más', skillLevel: '3' };
const several = (count: number, size: number) => Array.from({ length: count }, () => size);
const many = (count: number) => Array.from({ length: count }, () => PLAYER);

type Server = Awaited<ReturnType<typeof testApp>>;

async function withLists({ store }: Server, organiser: Client, sizes: readonly number[]) {
  const userId = (await organiser.get<Profile>('/api/me')).body.id;
  return store.transaction((tx) => writeLists(tx, userId, sizes));
}

async function withMatches({ store }: Server, { listId, userId }: Match, count: number) {
  await store.transaction((tx) => writeMatches(tx, { userId, listId: listId ?? '' }, count));
}

/**
 * Returns the number of refused replies. Expects a 422 with this sentence from each of them, and a 201 from all others.
 */
function refused(replies: { status: number; body: unknown }[], sentence: string): number {
  const refusals = replies.filter(({ status }) => status !== 201);
  expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 422));
  for (const { body } of refusals)
    expect(body).toMatchObject({ detail: sentence, errors: [{ message: sentence }] });
  return refusals.length;
}

test('a list has at most 300 players by every route, also under concurrent requests', async () => {
  const server = await testApp();
  const ana = await server.signedIn('ana');
  const whole = { name: 'Llena', players: many(PLAYERS_PER_LIST_MAX + 1) };
  expect(refused([await ana.post('/api/lists', whole)], MESSAGES.listFull)).toBe(1);

  const list = await createList(ana, 'Casi llena', '3'.repeat(PLAYERS_PER_LIST_MAX - 4));
  const url = `/api/lists/${list.id}/players`;
  const asked = Array.from({ length: 12 }, (_, index) =>
    index % 2 === 0
      ? ana.post(url, PLAYER)
      : ana.post('/api/players', { ...PLAYER, listId: list.id }),
  );
  const replies = await Promise.all([...asked, ana.post(url, many(5))]);
  expect(refused(replies, MESSAGES.listFull)).toBe(9);
  expect((await ana.get<Player[]>(url)).body).toHaveLength(PLAYERS_PER_LIST_MAX);

  const other = await createList(ana, 'Otra', '3');
  const [guest] = (await ana.get<Player[]>(`/api/lists/${other.id}/players`)).body;
  await ana.put(`/api/players/${guest?.id}`, { ...PLAYER, listId: list.id });
  const { body } = await ana.get<PlayersList>(`/api/lists/${list.id}`);
  expect(body.playerCount).toBe(PLAYERS_PER_LIST_MAX);
});

test('a user has at most 50 lists, also under concurrent requests', async () => {
  const server = await testApp();
  const ana = await server.signedIn('ana');
  await withLists(server, ana, several(LISTS_PER_USER_MAX - 4, 0));
  const asked = Array.from({ length: 12 }, () => ana.post('/api/lists', { name: 'Otra' }));
  expect(refused(await Promise.all(asked), MESSAGES.tooManyLists)).toBe(8);
  expect((await ana.get<PlayersList[]>('/api/lists')).body).toHaveLength(LISTS_PER_USER_MAX);
});

test('a user has at most 3,000 players by every route, also under concurrent requests', async () => {
  const server = await testApp();
  const ana = await server.signedIn('ana');
  const [list] = await withLists(server, ana, [6, ...several(10, 299)]);
  const url = `/api/lists/${list}/players`;
  const tooMany = [
    ana.post(url, many(5)),
    ana.post('/api/lists', { name: 'Con jugadores', players: many(5) }),
  ];
  expect(refused(await Promise.all(tooMany), MESSAGES.tooManyPlayers)).toBe(2);
  expect((await ana.get<PlayersList[]>('/api/lists')).body).toHaveLength(11);
  const empty = await ana.post<PlayersList>('/api/lists', { name: 'Sin jugadores' });
  const asked = Array.from({ length: 12 }, (_, index) => {
    const listId = empty.body.id;
    if (index % 3 === 0) return ana.post('/api/lists', { name: 'De uno', players: [PLAYER] });
    if (index % 3 === 1) return ana.post(`/api/lists/${listId}/players`, [PLAYER]);
    return ana.post('/api/players', { ...PLAYER, listId });
  });
  expect(refused(await Promise.all(asked), MESSAGES.tooManyPlayers)).toBe(8);
  expect(await countRows(server.store, 'players')).toBe(PLAYERS_PER_USER_MAX);
});

test('a user has at most 2,000 matches, also under concurrent requests', async () => {
  const server = await testApp();
  const ana = await server.signedIn('ana');
  const list = await createList(ana, 'Jueves', '3');
  await withMatches(server, await createMatch(ana, list.id), MATCHES_PER_USER_MAX - 5);
  const match = { ...THURSDAY_MATCH, listId: list.id };
  const asked = Array.from({ length: 12 }, () => ana.post('/api/matches', match));
  expect(refused(await Promise.all(asked), MESSAGES.tooManyMatches)).toBe(8);
  expect(await countRows(server.store, 'matches')).toBe(MATCHES_PER_USER_MAX);
});

test('a weekly match goes on beyond 2,000 matches', async () => {
  const server = await anasThursdays();
  await withMatches(server, server.match, MATCHES_PER_USER_MAX - 1);
  server.clock.now = OVER;
  expect(await server.roll()).toBe(1);
  expect(await countRows(server.store, 'matches')).toBe(MATCHES_PER_USER_MAX + 1);
});

test('an account above the limits keeps, reads, changes and deletes what it has, and adds only below them', async () => {
  const server = await testApp();
  const ana = await server.signedIn('ana');
  const sizes = [500, ...several(9, 300), ...several(41, 0)];
  const lists = await withLists(server, ana, sizes);
  const [large = '', second = ''] = lists;
  const empty = lists.at(-1) ?? '';
  const url = `/api/lists/${large}/players`;
  const { body: players } = await ana.get<Player[]>(url);
  expect(players).toHaveLength(500);
  expect((await ana.get<Player[]>('/api/players')).body).toHaveLength(3200);
  const match = await createMatch(ana, large);
  expect(match.playerCount).toBe(500);
  await withMatches(server, { ...match, listId: empty }, MATCHES_PER_USER_MAX);

  const add = {
    player: () => ana.post(url, PLAYER),
    toSecond: () => ana.post(`/api/lists/${second}/players`, PLAYER),
    list: () => ana.post('/api/lists', { name: 'Otra' }),
    match: () => ana.post('/api/matches', { ...THURSDAY_MATCH, listId: large }),
  };
  expect(refused([await add.player(), await add.toSecond()], MESSAGES.listFull)).toBe(2);
  expect(refused([await add.list()], MESSAGES.tooManyLists)).toBe(1);
  expect(refused([await add.match()], MESSAGES.tooManyMatches)).toBe(1);

  const [first, ...others] = players.map(({ id }) => id);
  const changed = await ana.patch<Player>(`/api/players/${first}`, { name: 'Con otro nombre' });
  expect(changed.body.name).toBe('Con otro nombre');
  expect((await ana.patch(`/api/lists/${large}`, { name: 'Otro nombre' })).status).toBe(200);
  const changes = others.map((playerId) => ({ playerId, isConfirmed: true }));
  const attendance = await ana.put(`/api/matches/${match.id}/attendance`, { changes });
  expect(attendance.status).toBe(200);

  const gone = await ana.delete(`/api/players/${first}`);
  expect([gone.status, (await add.player()).status]).toEqual([204, 422]);
  const toEmpty = () => ana.post(`/api/lists/${empty}/players`, PLAYER);
  expect(refused([await toEmpty()], MESSAGES.tooManyPlayers)).toBe(1);
  expect((await ana.delete(`/api/lists/${large}`)).status).toBe(204);
  expect((await toEmpty()).status).toBe(201);
  expect((await ana.delete(`/api/lists/${second}`)).status).toBe(204);
  expect((await add.list()).status).toBe(201);
});
