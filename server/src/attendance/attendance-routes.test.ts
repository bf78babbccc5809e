import type { Match, MatchPlayerReply, Player } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aMatch, confirm, createList, createMatch, teamsInHalves } from '../../testing/a-match.ts';
import { testApp } from '../../testing/test-app.ts';

const HOUR = 60 * 60 * 1000;
const THURSDAY_21 = Date.parse('2026-11-27T00:00:00Z');

test('confirming twice keeps the first timestamp, and going back to pending clears it', async () => {
  const { signedIn, clock } = await testApp();
  const ana = await signedIn('ana');
  const {
    match,
    ids: [id = ''],
  } = await aMatch(ana, '3');
  const first = await confirm(ana, match.id, id);
  expect(Object.keys(first.body).toSorted()).toEqual([
    'confirmed',
    'confirmedAt',
    'declined',
    'id',
    'name',
    'rating',
    'skillLevel',
    'whatsapp',
  ]);
  clock.now += HOUR;
  expect((await confirm(ana, match.id, id)).body).toEqual(first.body);
  expect((await confirm(ana, match.id, id, false)).body).toMatchObject({
    confirmed: false,
    confirmedAt: null,
  });
  const later = (await confirm(ana, match.id, id)).body.confirmedAt ?? '';
  expect(later > (first.body.confirmedAt ?? '')).toBe(true);
});

test('twenty confirmations at once all succeed', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const { match, ids } = await aMatch(ana, '3'.repeat(20));
  const replies = await Promise.all(
    ids.map((id, index) => confirm(ana, match.id, id, index % 2 === 0)),
  );
  expect(replies.map(({ status }) => status)).toEqual(ids.map(() => 200));
  const { body } = await ana.get<Match>(`/api/matches/${match.id}`);
  expect(body.confirmedCount).toBe(10);
});

test('a player who is removed from the match loses confirmation and team, and rejoins as pending', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const { match, ids } = await aMatch(ana, '2345');
  await ana.post(`/api/matches/${match.id}/teams`, teamsInHalves(match.id, ids));
  const [gone = ''] = ids;
  expect((await ana.delete(`/api/matches/${match.id}/players/${gone}`)).status).toBe(204);
  expect((await ana.delete(`/api/matches/${match.id}/players/${gone}`)).status).toBe(404);
  expect((await ana.get<Match>(`/api/matches/${match.id}`)).body).toMatchObject({
    playerCount: 3,
    confirmedCount: 3,
    teamCounts: { claro: 1, oscuro: 2, suplentes: 0 },
  });
  const back = await ana.post<MatchPlayerReply>(`/api/matches/${match.id}/players`, {
    playerId: gone,
  });
  expect(back.status).toBe(201);
  expect(back.body).toMatchObject({ id: gone, confirmed: false });
});

test('a guest belongs to this match only', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const { match, list } = await aMatch(ana, '34');
  const others = await createList(ana, 'Sábado', '5');
  const {
    body: [guest],
  } = await ana.get<MatchPlayerReply[]>(`/api/lists/${others.id}/players`);
  await ana.post(`/api/matches/${match.id}/players`, { playerId: guest?.id });
  const { body } = await ana.get<MatchPlayerReply[]>(`/api/matches/${match.id}/players`);
  expect(body.map(({ name }) => name)).toEqual(['Jueves 01', 'Jueves 02', 'Sábado 01']);
  expect((await ana.get<{ playerCount: number }>(`/api/lists/${list.id}`)).body.playerCount).toBe(
    2,
  );
});

test('players who join the list after the start of a match are not in it', async () => {
  const { signedIn, clock } = await testApp();
  const ana = await signedIn('ana');
  const { match, list } = await aMatch(ana, '34');
  clock.now = THURSDAY_21 + 1;
  await ana.post(`/api/lists/${list.id}/players`, { name: 'Nuevo', skillLevel: '3' });
  expect((await ana.get<MatchPlayerReply[]>(`/api/matches/${match.id}/players`)).body).toHaveLength(
    2,
  );
  expect((await ana.get<Match>(`/api/matches/${match.id}`)).body.playerCount).toBe(2);
});

test("a match that is created after its start has the list's players at that moment", async () => {
  const { signedIn, clock } = await testApp();
  const ana = await signedIn('ana');
  clock.now = THURSDAY_21 + HOUR / 2;
  const list = await createList(ana, 'Jueves', '34');
  const match = await createMatch(ana, list.id);
  expect(match.playerCount).toBe(2);
  expect((await ana.get(`/api/matches/${match.id}/players`)).body).toHaveLength(2);
});

test("changing the list drops the attendance of the old list's players and keeps the guests", async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const { match, ids } = await aMatch(ana, '2345');
  const other = await createList(ana, 'Sábado', '33');
  const third = await createList(ana, 'Domingo', '4');
  const {
    body: [guest],
  } = await ana.get<MatchPlayerReply[]>(`/api/lists/${third.id}/players`);
  const guestId = guest?.id ?? '';
  await ana.post(`/api/matches/${match.id}/players`, { playerId: guestId });
  await confirm(ana, match.id, guestId);
  await ana.post(`/api/matches/${match.id}/teams`, teamsInHalves(match.id, [...ids, guestId]));
  await ana.put(`/api/matches/${match.id}`, { ...match, listId: other.id });
  expect((await ana.get<Match>(`/api/matches/${match.id}`)).body).toMatchObject({
    listId: other.id,
    playerCount: 3,
    confirmedCount: 1,
    teamCounts: { claro: 0, oscuro: 1, suplentes: 0 },
  });
});

test('moving a match to before a player joined the list removes the player from every count', async () => {
  const { signedIn, clock } = await testApp();
  const ana = await signedIn('ana');
  const { match, list, ids } = await aMatch(ana, '23');
  clock.now += HOUR;
  const late = { name: 'Nuevo', skillLevel: '4' };
  const { body: added } = await ana.post<Player>(`/api/lists/${list.id}/players`, late);
  await confirm(ana, match.id, added.id);
  ids.push(added.id);
  await ana.post(`/api/matches/${match.id}/teams`, teamsInHalves(match.id, ids));
  const moved = { ...match, date: '2026-11-20', time: '17:00' };
  expect((await ana.put<Match>(`/api/matches/${match.id}`, moved)).body).toMatchObject({
    playerCount: 2,
    confirmedCount: 2,
    teamCounts: { claro: 2, oscuro: 0, suplentes: 0 },
  });
});

test('a match without a list has only its guests as players, and the missing list is logged', async () => {
  const { signedIn, notes } = await testApp();
  const ana = await signedIn('ana');
  const { match, list } = await aMatch(ana, '23');
  await ana.delete(`/api/lists/${list.id}`);
  const note = `El partido ${match.id} no tiene una lista de jugadores asociada`;
  expect((await ana.get(`/api/matches/${match.id}/players`)).body).toEqual([]);
  expect(notes).toEqual([note]);
  const others = await createList(ana, 'Viernes', '3');
  const { body: players } = await ana.get<Player[]>(`/api/lists/${others.id}/players`);
  await ana.post(`/api/matches/${match.id}/players`, { playerId: players[0]?.id });
  const { body: guests } = await ana.get<Player[]>(`/api/matches/${match.id}/players`);
  expect(guests.map(({ name }) => name)).toEqual(['Viernes 01']);
  expect(notes).toEqual([note, note]);
  const listed = await createMatch(ana, others.id);
  await ana.get(`/api/matches/${listed.id}/players`);
  expect(notes).toEqual([note, note]);
});
