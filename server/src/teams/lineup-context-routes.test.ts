import type { CallReply, LineupContext, Match, Player } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aMatch, call, createList, createMatch, teamsInHalves } from '../../testing/a-match.ts';
import { changesOf } from '../../testing/changes.ts';
import { testApp, type Client } from '../../testing/test-app.ts';
import { anasThursdays, matchesOf, OVER } from '../../testing/thursdays.ts';

const eveningOf = async (organiser: Client, matchId = '') =>
  (await organiser.get<LineupContext>(`/api/matches/${matchId}/evening`)).body;
const sitOut = (organiser: Client, matchId: string, rule: string) =>
  organiser.patch<LineupContext>(`/api/matches/${matchId}/evening`, { sitOut: rule });

test('the sit-out rule is by level until another one is chosen, which notifies other devices once', async () => {
  const { signedIn, store } = await testApp();
  const ana = await signedIn('ana');
  const { match } = await aMatch(ana, '34');
  expect(await eveningOf(ana, match.id)).toEqual({
    sitOut: 'nivel',
    calls: [],
    groupCalledAt: null,
    recentTeams: [],
    guestIds: [],
  });
  const recorded = await changesOf(store, async () => {
    const { status, body } = await sitOut(ana, match.id, 'turno');
    expect({ status, body }).toEqual({
      status: 200,
      body: { sitOut: 'turno', calls: [], groupCalledAt: null, recentTeams: [], guestIds: [] },
    });
    await sitOut(ana, match.id, 'turno');
  });
  expect(recorded).toEqual([`match ${match.id}`]);
  expect((await eveningOf(ana, match.id)).sitOut).toBe('turno');
});

test('changing a match keeps its sit-out rule', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const { match } = await aMatch(ana, '34');
  await sitOut(ana, match.id, 'orden');
  await ana.put(`/api/matches/${match.id}`, { ...match, location: 'Otra cancha' });
  expect((await eveningOf(ana, match.id)).sitOut).toBe('orden');
});

test("next week's match has the same sit-out rule, no calls to players or the group, and this week's teams as earlier ones", async () => {
  const { ana, match, ids, clock, roll } = await anasThursdays();
  await sitOut(ana, match.id, 'turno');
  await call(ana, match.id, ids[0] ?? '');
  await ana.patch(`/api/matches/${match.id}/evening`, { isGroupCalled: true });
  clock.now = OVER;
  await roll();
  const [first, second] = await matchesOf(ana);
  const { matchId, claroTeam, oscuroTeam, suplentes } = teamsInHalves(match.id, ids);
  expect(await eveningOf(ana, second?.id)).toEqual({
    sitOut: 'turno',
    calls: [],
    groupCalledAt: null,
    guestIds: [],
    recentTeams: [{ matchId, date: first?.date, claroTeam, oscuroTeam, suplentes }],
  });
  expect((await eveningOf(ana, first?.id)).calls).toHaveLength(1);
});

test('every device reads the call to the group, once and until it is undone', async () => {
  const { signedIn, clock, store } = await testApp();
  const [ana, phone] = [await signedIn('ana'), await signedIn('ana')];
  const { match } = await aMatch(ana, '34');
  const send = async (device: Client, isGroupCalled: boolean) =>
    (await device.patch<LineupContext>(`/api/matches/${match.id}/evening`, { isGroupCalled })).body;
  const { groupCalledAt: first } = await send(ana, true);
  expect(first).toEqual(expect.any(String));
  clock.now += 60_000;
  const recorded = await changesOf(store, async () => {
    expect(await send(phone, true)).toMatchObject({ groupCalledAt: first, sitOut: 'nivel' });
  });
  expect(recorded).toEqual([]);
  await sitOut(phone, match.id, 'turno');
  expect(await eveningOf(phone, match.id)).toMatchObject({ groupCalledAt: first });
  expect(await send(phone, false)).toMatchObject({ groupCalledAt: null, sitOut: 'turno' });
});

test('a call keeps its first timestamp on every device, until it is undone', async () => {
  const { signedIn, clock, store } = await testApp();
  const [ana, phone] = [await signedIn('ana'), await signedIn('ana')];
  const { match, ids } = await aMatch(ana, '34');
  const [first = '', second = ''] = ids;
  const { body: once } = await call(ana, match.id, second);
  expect(once).toEqual({ playerId: second, calledAt: expect.any(String) });
  clock.now += 60_000;
  const recorded = await changesOf(store, async () => {
    expect((await call(phone, match.id, second)).body).toEqual(once);
  });
  expect(recorded).toEqual([]);
  const { body: later } = await call(phone, match.id, first);
  expect((await eveningOf(ana, match.id)).calls).toEqual([once, later]);

  const none: CallReply = { playerId: second, calledAt: null };
  expect((await call(ana, match.id, second, false)).body).toEqual(none);
  expect((await call(ana, match.id, second, false)).body).toEqual(none);
  expect((await eveningOf(phone, match.id)).calls).toEqual([later]);
});

test('a call is deleted when its player leaves the match or the list, or is deleted', async () => {
  const { signedIn, store } = await testApp();
  const ana = await signedIn('ana');
  const { match, list, ids } = await aMatch(ana, '345');
  const url = `/api/matches/${match.id}`;
  const [out = '', deleted = '', left = ''] = ids;
  for (const id of ids) await call(ana, match.id, id);
  await ana.delete(`${url}/players/${out}`);
  await ana.delete(`/api/players/${deleted}`);
  expect((await eveningOf(ana, match.id)).calls.map(({ playerId }) => playerId)).toEqual([left]);
  const other = await createList(ana, 'Otra', '3');
  await ana.put(url, { ...match, listId: other.id });
  await ana.put(url, { ...match, listId: list.id });
  await ana.post(`${url}/players`, { playerId: out });
  expect((await eveningOf(ana, match.id)).calls).toEqual([]);

  for (const id of [out, left]) await call(ana, match.id, id);
  await ana.delete(url);
  expect(await store.read.selectFrom('calls').selectAll().execute()).toEqual([]);
  expect((await call(ana, match.id, left)).status).toBe(404);
});

test('a player who is not in the match cannot be called', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const { match } = await aMatch(ana, '34');
  const { id } = await createList(ana, 'Sábado', '3');
  const { body: strangers } = await ana.get<Player[]>(`/api/lists/${id}/players`);
  expect((await call(ana, match.id, strangers[0]?.id ?? '')).status).toBe(404);
});

async function played(organiser: Client, listId: string, ids: string[], more: object = {}) {
  const match = await createMatch(organiser, listId, more);
  await organiser.post(`/api/matches/${match.id}/teams`, teamsInHalves(match.id, ids));
  return match;
}

const on = (day: number) => ({ date: `2026-12-${String(day).padStart(2, '0')}` });

test('the last teams are those of earlier matches of the same list that were not cancelled', async () => {
  const { signedIn } = await testApp();
  const [ana, beto] = [await signedIn('ana'), await signedIn('beto')];
  const { match, list, ids } = await aMatch(ana, '2345');
  await ana.put(`/api/matches/${match.id}`, { ...match, ...on(10) });
  const earlier = await played(ana, list.id, ids, on(8));
  const earliest = await played(ana, list.id, ids, { ...on(3), time: '10:00' });
  const sameDay = await played(ana, list.id, ids, { ...on(10), time: '10:00' });
  await played(ana, list.id, ids, on(11));
  await played(ana, list.id, ids, on(10));
  await createMatch(ana, list.id, on(7));
  const cancelled = await played(ana, list.id, ids, on(9));
  await ana.put(`/api/matches/${cancelled.id}`, { ...cancelled, status: 'cancelado' });
  const other = await createList(ana, 'Otra', '34');
  const { body: others } = await ana.get<Player[]>(`/api/lists/${other.id}/players`);
  const ofOthers = others.map(({ id }) => id);
  await played(ana, other.id, ofOthers, on(8));
  const betos = await aMatch(beto, '34');
  await beto.post(`/api/matches/${betos.match.id}/teams`, teamsInHalves(betos.match.id, betos.ids));

  const { recentTeams } = await eveningOf(ana, match.id);
  const expected = [sameDay, earlier, earliest].map(({ id, date }) => ({
    ...teamsInHalves(id, ids),
    date,
  }));
  expect(recentTeams).toEqual(expected);
});

test('the last teams are the newest twelve at most', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const { match, list, ids } = await aMatch(ana, '23');
  await ana.put(`/api/matches/${match.id}`, { ...match, ...on(30) });
  for (let day = 1; day <= 14; day += 1) await played(ana, list.id, ids, on(day));
  const { recentTeams } = await eveningOf(ana, match.id);
  expect(recentTeams.map(({ date }) => date)).toEqual(
    Array.from({ length: 12 }, (_, index) => on(14 - index).date),
  );
});

test('a match whose list was deleted has no last teams', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const { match, list, ids } = await aMatch(ana, '23');
  await played(ana, list.id, ids, { date: '2026-11-24' });
  expect((await eveningOf(ana, match.id)).recentTeams).toHaveLength(1);
  await ana.delete(`/api/lists/${list.id}`);
  expect((await ana.get<Match>(`/api/matches/${match.id}`)).body.listId).toBeNull();
  expect((await eveningOf(ana, match.id)).recentTeams).toEqual([]);
});
