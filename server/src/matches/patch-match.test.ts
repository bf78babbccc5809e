import type { Match, MatchPlayerReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aMatch, confirm, createList } from '../../testing/a-match.ts';
import { testApp } from '../../testing/test-app.ts';
import { anasThursdays, matchesOf, OVER, readMatch, WEEKLY } from '../../testing/thursdays.ts';

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
  { status: 'pendiente' },
  { isRecurring: false },
  { recurringDay: 2 },
])('a patch changes only the named fields of a match: %j', async (change) => {
  const timeZone = 'America/Montevideo';
  const all = { ...WEEKLY, googlePlaceId: 'place-1', status: 'cancelado', timeZone };
  const { before, patch, ana, match } = await anasMatch(all);
  const { status, body } = await patch(change);
  const day = 'isRecurring' in change ? { recurringDay: null } : {};
  const moves = ['date', 'time', 'timeZone'].some((field) => field in change);
  const end = moves ? { endsAt: body.endsAt } : {};
  expect({ status, body }).toEqual({ status: 200, body: { ...before, ...change, ...day, ...end } });
  expect(await readMatch(ana, match.id)).toEqual(body);
});

test('an empty patch and read-only fields change nothing', async () => {
  const { before, patch } = await anasMatch(WEEKLY);
  const foreign = { id: 'x', userId: 'x', organizerId: 'x', createdAt: 'x', seriesId: 'x', odd: 1 };
  expect((await patch({})).body).toEqual(before);
  expect((await patch(foreign)).body).toEqual(before);
});

test('a status of null restores the computed status', async () => {
  const { patch } = await anasMatch({ status: 'cancelado' });
  expect((await patch({ location: 'Otra cancha' })).body.status).toBe('cancelado');
  expect((await patch({ status: null })).body.status).toBe('pendiente');
});

test('a weekly match needs a weekday', async () => {
  const { patch, before } = await anasMatch();
  const missing = { path: 'recurringDay', message: expect.any(String) };
  expect((await patch({ isRecurring: true })).body).toMatchObject({ errors: [missing] });
  expect((await patch({ recurringDay: 4 })).body).toEqual(before);
  const weekly = (await patch(WEEKLY)).body;
  expect(weekly).toEqual({ ...before, ...WEEKLY, seriesId: expect.any(String) });
  expect((await patch({ recurringDay: null })).body).toMatchObject({ errors: [missing] });
  expect((await patch({ isRecurring: true })).body).toEqual(weekly);
});

test('a past date may stay when other fields change, but not change to another past date', async () => {
  const { clock, patch, before } = await anasMatch();
  clock.now = OVER + 24 * 60 * 60 * 1000;
  expect((await patch({ time: '20:00', date: before.date })).status).toBe(200);
  const { status, body } = await patch({ date: '2026-11-25' });
  expect({ status, body }).toMatchObject({ status: 422, body: { errors: [{ path: 'date' }] } });
});

test("changing the list drops its players' replies, and a match without a list can be changed", async () => {
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

test('a weekly match that is moved to a past hour of today rolls forward', async () => {
  const { ana, match, clock } = await anasThursdays();
  clock.now = Date.parse('2026-11-26T20:00:00Z');
  await ana.patch(`/api/matches/${match.id}`, { time: '09:00' });
  const [first, second] = await matchesOf(ana);
  expect(first).toMatchObject({ id: match.id, isRecurring: false, time: '09:00' });
  expect(second).toMatchObject({ isRecurring: true, date: '2026-12-03', time: '09:00' });
});
