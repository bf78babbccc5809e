import type { Match, MatchPlayerReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aMatch, confirm, createList } from '../testing/a-match.ts';
import { testApp } from '../testing/test-app.ts';
import { anasThursdays, matchesOf, OVER, readMatch, WEEKLY } from '../testing/thursdays.ts';

async function anasMatch(change: object = {}) {
  const server = await testApp();
  const ana = await server.signedIn('ana');
  const evening = await aMatch(ana, '2345');
  const url = `/api/matches/${evening.match.id}`;
  await ana.put(url, { ...evening.match, ...change });
  const before = await readMatch(ana, evening.match.id);
  const patch = async <T = Match>(body: object) => ana.patch<T>(url, body);
  return { ...server, ...evening, ana, url, before, patch };
}

test.each([
  { time: '22:15' },
  { location: 'Otra cancha' },
  { date: '2026-12-03' },
  { timeZone: 'Europe/Madrid' },
  { googlePlaceId: null },
  { status: 'cancelado' },
  { isRecurring: false },
  { recurringDay: 2 },
])('only what is named of a match changes: %j', async (change) => {
  const timeZone = 'America/Montevideo';
  const all = { ...WEEKLY, googlePlaceId: 'place-1', status: 'completado', timeZone };
  const { before, patch, ana, match } = await anasMatch(all);
  const { status, body } = await patch(change);
  const day = 'isRecurring' in change ? { recurringDay: null } : {};
  expect({ status, body }).toEqual({ status: 200, body: { ...before, ...change, ...day } });
  expect(await readMatch(ana, match.id)).toEqual(body);
});

test('a patch that names nothing changes nothing, nor do fields that are not one’s own to say', async () => {
  const { before, patch } = await anasMatch(WEEKLY);
  const foreign = { id: 'x', userId: 'x', organizerId: 'x', createdAt: 'x', seriesId: 'x', odd: 1 };
  expect((await patch({})).body).toEqual(before);
  expect((await patch(foreign)).body).toEqual(before);
});

test('a status of null is the computed one again', async () => {
  const { patch } = await anasMatch({ status: 'cancelado' });
  expect((await patch({ location: 'Otra cancha' })).body.status).toBe('cancelado');
  expect((await patch({ status: null })).body.status).toBe('pendiente');
});

test('a match becomes weekly by its weekday, and needs one while it is', async () => {
  const { patch, before } = await anasMatch();
  const missing = { path: 'recurringDay', message: expect.any(String) };
  expect((await patch({ isRecurring: true })).body).toMatchObject({ errors: [missing] });
  expect((await patch({ recurringDay: 4 })).body).toEqual(before);
  const weekly = (await patch(WEEKLY)).body;
  expect(weekly).toEqual({ ...before, ...WEEKLY, seriesId: expect.any(String) });
  expect((await patch({ recurringDay: null })).body).toMatchObject({ errors: [missing] });
  expect((await patch({ isRecurring: true })).body).toEqual(weekly);
});

test('an old date may stay as others change, and become no other old one', async () => {
  const { clock, patch, before } = await anasMatch();
  clock.now = OVER + 24 * 60 * 60 * 1000;
  expect((await patch({ time: '20:00', date: before.date })).status).toBe(200);
  const { status, body } = await patch({ date: '2026-11-25' });
  expect({ status, body }).toMatchObject({ status: 422, body: { errors: [{ path: 'date' }] } });
});

test('another list takes its players’ answers along; a match without its list is changed all the same', async () => {
  const { ana, match, ids, patch, url, list } = await anasMatch();
  for (const id of ids) await confirm(ana, match.id, id);
  expect((await readMatch(ana, match.id)).confirmedCount).toBe(4);
  const other = await createList(ana, 'Viernes', '33');
  expect((await patch({ listId: other.id })).body).toMatchObject({
    listId: other.id,
    playerCount: 2,
    confirmedCount: 0,
  });
  await patch({ lista: list.id });
  const { body: players } = await ana.get<MatchPlayerReply[]>(`${url}/players`);
  expect(players.filter(({ confirmed }) => confirmed)).toEqual([]);
  await ana.delete(`/api/lists/${list.id}`);
  expect((await patch({ time: '20:00' })).body).toMatchObject({ listId: null, time: '20:00' });
  expect((await patch({ isRecurring: true, recurringDay: 4 })).body).toMatchObject({
    errors: [{ path: 'listId' }],
  });
});

test('a weekly match that is moved to the past of today is rolled forward', async () => {
  const { ana, match, clock } = await anasThursdays();
  clock.now = Date.parse('2026-11-26T20:00:00Z');
  await ana.patch(`/api/matches/${match.id}`, { time: '09:00' });
  const [first, second] = await matchesOf(ana);
  expect(first).toMatchObject({ id: match.id, isRecurring: false, time: '09:00' });
  expect(second).toMatchObject({ isRecurring: true, date: '2026-12-03', time: '09:00' });
});
