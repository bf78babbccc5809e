import type { Match, TeamsReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import {
  aMatch,
  confirm,
  createList,
  createMatch,
  teamsInHalves,
  THURSDAY_MATCH,
} from '../../testing/a-match.ts';
import { testApp } from '../../testing/test-app.ts';

const HOUR = 60 * 60 * 1000;
const THURSDAY_21 = Date.parse('2026-11-27T00:00:00Z');

test('a request may name the list of a match by each of its field names, and the time is stored in 24 h', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const list = await createList(ana, 'Jueves', '2345');
  for (const name of [
    'listId',
    'playersListId',
    'lista',
    'playersList',
    'lista_id',
    'players_list_id',
  ]) {
    const body = { ...THURSDAY_MATCH, time: '9:00 p. m.', [name]: list.id };
    const { status, body: match } = await ana.post<Match>('/api/matches', body);
    expect({ name, status }).toEqual({ name, status: 201 });
    expect(match).toMatchObject({
      listId: list.id,
      date: '2026-11-26',
      time: '21:00',
      location: 'Cancha Núñez',
      status: 'pendiente',
      isRecurring: false,
      recurringDay: null,
      seriesId: null,
      timeZone: 'America/Argentina/Buenos_Aires',
      playerCount: 4,
      confirmedCount: 0,
      teamCounts: null,
    });
    expect(match.organizerId).toBe(match.userId);
  }
});

test('a recurring match needs its weekday', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const list = await createList(ana, 'Jueves', '');
  const weekly = { ...THURSDAY_MATCH, listId: list.id, isRecurring: true };
  expect((await ana.post('/api/matches', weekly)).body.errors?.[0]?.path).toBe('recurringDay');
  const { body } = await ana.post<Match>('/api/matches', { ...weekly, recurringDay: 4 });
  expect(body).toMatchObject({ isRecurring: true, recurringDay: 4, seriesId: expect.any(String) });
});

test('“today” is the organiser’s: the same instant is yesterday in Madrid and today in Buenos Aires', async () => {
  const { signedIn, clock } = await testApp();
  const ana = await signedIn('ana');
  const list = await createList(ana, 'Jueves', '');
  clock.now = Date.parse('2026-11-21T01:00:00Z');
  const tonight = { ...THURSDAY_MATCH, date: '2026-11-20', listId: list.id };
  const there = { ...tonight, timeZone: 'America/Argentina/Buenos_Aires' };
  expect((await ana.post('/api/matches', there)).status).toBe(201);
  const { body } = await ana.post('/api/matches', { ...tonight, timeZone: 'Europe/Madrid' });
  expect(body.errors).toEqual([
    { path: 'date', message: 'La fecha del partido no puede ser anterior a hoy.' },
  ]);
});

test('on edit “today” is in the zone of the organiser, not of the match', async () => {
  const { signedIn, clock } = await testApp();
  const ana = await signedIn('ana');
  const list = await createList(ana, 'Jueves', '');
  const match = await createMatch(ana, list.id, { timeZone: 'Europe/Madrid' });
  const move = async () =>
    (await ana.put(`/api/matches/${match.id}`, { ...match, date: '2026-11-20' })).status;
  clock.now = Date.parse('2026-11-21T01:00:00Z');
  expect(await move()).toBe(422);
  await ana.patch('/api/me', { timeZone: 'America/Argentina/Buenos_Aires' });
  expect(await move()).toBe(200);
});

test('a match is over two hours after its start, unless the organiser says otherwise', async () => {
  const { signedIn, clock } = await testApp();
  const ana = await signedIn('ana');
  const { match } = await aMatch(ana, '34');
  const statusNow = async () => (await ana.get<Match>(`/api/matches/${match.id}`)).body.status;
  clock.now = THURSDAY_21 + 2 * HOUR - 1;
  expect(await statusNow()).toBe('pendiente');
  clock.now = THURSDAY_21 + 2 * HOUR;
  expect(await statusNow()).toBe('completado');
  const cancelled = await ana.put<Match>(`/api/matches/${match.id}`, {
    ...match,
    status: 'cancelado',
  });
  expect(cancelled.body.status).toBe('cancelado');
  const again = await ana.put<Match>(`/api/matches/${match.id}`, { ...match, status: null });
  expect(again.body.status).toBe('completado');
});

test('a match that is sent back unchanged keeps a computed status, and an explicit one', async () => {
  const { signedIn, clock } = await testApp();
  const ana = await signedIn('ana');
  const { match } = await aMatch(ana, '34');
  const url = `/api/matches/${match.id}`;
  const read = async () => (await ana.get<Match>(url)).body;
  expect((await ana.put<Match>(url, { ...(await read()) })).body.status).toBe('pendiente');
  clock.now += 30 * 24 * 60 * 60 * 1000;
  expect((await read()).status).toBe('completado');
  for (const status of ['pendiente', 'cancelado'] as const) {
    await ana.put(url, { ...match, status });
    expect((await ana.put<Match>(url, { ...(await read()) })).body.status).toBe(status);
    clock.now += 1000;
    expect((await read()).status).toBe(status);
  }
});

test('on edit a past date may stay, but not change to another past date', async () => {
  const { signedIn, clock } = await testApp();
  const ana = await signedIn('ana');
  const { match } = await aMatch(ana, '34');
  clock.now = THURSDAY_21 + 48 * HOUR;
  const moved = await ana.put<Match>(`/api/matches/${match.id}`, {
    ...match,
    location: 'Otra cancha',
  });
  expect(moved.body.location).toBe('Otra cancha');
  const past = await ana.put(`/api/matches/${match.id}`, { ...match, date: '2026-11-25' });
  expect(past.body.errors?.[0]?.path).toBe('date');
});

test('a deleted list leaves its matches, and teams of completed ones keep name and level', async () => {
  const { signedIn, clock } = await testApp();
  const ana = await signedIn('ana');
  const played = await aMatch(ana, '23');
  await ana.post(
    `/api/matches/${played.match.id}/teams`,
    teamsInHalves(played.match.id, played.ids),
  );
  clock.now = THURSDAY_21 + 3 * HOUR;
  const open = await createMatch(ana, played.list.id, { date: '2026-12-03' });
  for (const id of played.ids) await confirm(ana, open.id, id);
  await ana.post(`/api/matches/${open.id}/teams`, teamsInHalves(open.id, played.ids));
  await ana.delete(`/api/lists/${played.list.id}`);

  const { body: teams } = await ana.get<TeamsReply>(`/api/matches/${played.match.id}/teams`);
  expect(teams.players.map(({ name, skillLevel }) => [name, skillLevel])).toEqual([
    ['Jueves 01', '2'],
    ['Jueves 02', '3'],
  ]);
  expect((await ana.get<Match>(`/api/matches/${open.id}`)).body).toMatchObject({
    listId: null,
    playerCount: 0,
    confirmedCount: 0,
    teamCounts: { claro: 0, oscuro: 0, suplentes: 0 },
  });
  const renamed = await ana.put<Match>(`/api/matches/${open.id}`, {
    ...open,
    listId: null,
    location: 'Sin lista',
  });
  expect(renamed.body).toMatchObject({ listId: null, location: 'Sin lista' });
});

test('a deleted match deletes its confirmations and teams', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const { match, ids } = await aMatch(ana, '23');
  await ana.post(`/api/matches/${match.id}/teams`, teamsInHalves(match.id, ids));
  expect((await ana.delete(`/api/matches/${match.id}`)).status).toBe(204);
  expect((await ana.get<Match[]>('/api/matches')).body).toEqual([]);
});

test('matches are sorted by date and time or by creation, newest first, with their count', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const list = await createList(ana, 'Jueves', '');
  const dates = ['2026-12-10', '2026-11-26', '2026-12-03'];
  for (const date of dates) await createMatch(ana, list.id, { date });
  const byDate = await ana.get<Match[]>('/api/matches');
  expect(byDate.body.map(({ date }) => date)).toEqual(dates.toSorted().toReversed());
  expect(byDate.headers['x-total-count']).toBe('3');
  const byCreation = await ana.get<Match[]>('/api/matches?order=created');
  expect(byCreation.body.map(({ date }) => date)).toEqual(dates.toReversed());
  expect((await ana.get('/api/matches?order=name')).status).toBe(422);
  expect((await ana.get('/api/matches?q=&limit=&cursor=')).status).toBe(200);
});

test('the counts of all and of completed matches agree with the list of matches', async () => {
  const { signedIn, clock } = await testApp();
  const ana = await signedIn('ana');
  const list = await createList(ana, 'Jueves', '2345');
  const statuses = [null, 'pendiente', 'completado', 'cancelado'];
  for (const status of statuses) {
    for (const date of ['2026-11-26', '2026-12-31']) {
      const { id } = await createMatch(ana, list.id, { date });
      if (status !== null) await ana.patch(`/api/matches/${id}`, { status });
    }
  }
  await createMatch(ana, list.id, { isRecurring: true, recurringDay: 4 });
  for (const now of [THURSDAY_21, THURSDAY_21 + 2 * HOUR - 1, THURSDAY_21 + 2 * HOUR]) {
    clock.now = now;
    const { body: matches } = await ana.get<Match[]>('/api/matches');
    const completed = matches.filter(({ status }) => status === 'completado').length;
    const { body: counts } = await ana.get('/api/matches/counts');
    expect(counts).toEqual({ total: matches.length, completed });
  }
});

test('a match has the time zone of its client, or else Buenos Aires', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  await ana.patch('/api/me', { timeZone: 'Asia/Tokyo' });
  const list = await createList(ana, 'Jueves', '');
  expect((await createMatch(ana, list.id)).timeZone).toBe('America/Argentina/Buenos_Aires');
  expect((await createMatch(ana, list.id, { timeZone: 'Asia/Tokyo' })).timeZone).toBe('Asia/Tokyo');
});

test('a series begins when a match becomes weekly, and ends when it stops or its list is deleted', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const { match, list } = await aMatch(ana, '23');
  const change = async (more: object) =>
    (await ana.put<Match>(`/api/matches/${match.id}`, { ...match, ...more })).body;
  const weekly = await change({ isRecurring: true, recurringDay: 4 });
  expect(weekly).toMatchObject({ isRecurring: true, recurringDay: 4 });
  const moved = await change({ isRecurring: true, recurringDay: 4, time: '22:00' });
  expect(moved.seriesId).toBe(weekly.seriesId);
  expect(await change({ isRecurring: false })).toMatchObject({
    isRecurring: false,
    recurringDay: null,
  });
  const again = await change({ isRecurring: true, recurringDay: 5 });
  expect(again.seriesId).not.toBe(weekly.seriesId);
  await ana.delete(`/api/lists/${list.id}`);
  expect((await ana.get<Match>(`/api/matches/${match.id}`)).body).toMatchObject({
    listId: null,
    isRecurring: false,
    recurringDay: null,
  });
});

test('a missing list or weekday is reported at its field when a match is changed', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const { match } = await aMatch(ana, '23');
  for (const [path, more] of [
    ['listId', { listId: null }],
    ['listId', { listId: 'x'.repeat(22) }],
    ['recurringDay', { isRecurring: true, recurringDay: null }],
    ['recurringDay', { isRecurring: true, recurringDay: 7 }],
    ['status', { status: 'jugado' }],
    ['time', { time: 'a la noche' }],
    ['date', { date: '2026-02-30' }],
    ['location', { location: ' ' }],
  ] as const) {
    const { status, body } = await ana.put(`/api/matches/${match.id}`, { ...match, ...more });
    expect({ more, status, path: body.errors?.[0]?.path }).toEqual({ more, status: 422, path });
  }
  expect((await ana.get<Match>(`/api/matches/${match.id}`)).body).toEqual({
    ...match,
    confirmedCount: 2,
  });
});
