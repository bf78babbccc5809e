import type { Match, MatchPlayerReply, TeamsReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import { anEventStream } from '../../testing/an-event-stream.ts';
import { createList } from '../../testing/a-match.ts';
import { eventually } from '../../testing/eventually.ts';
import type { Client } from '../../testing/test-app.ts';
import { anasThursdays, matchesOf, OVER, readMatch, WEEKLY } from '../../testing/thursdays.ts';

const DAY = 24 * 3_600_000;

test("a finished weekly match becomes a single one, and next week's match is the weekly one", async () => {
  const { ana, match, ids, clock, roll } = await anasThursdays();
  const weekly = await readMatch(ana, match.id);
  clock.now = OVER - 1;
  expect(await roll()).toBe(0);
  expect(await matchesOf(ana)).toEqual([weekly]);

  clock.now = OVER;
  expect(await roll()).toBe(1);
  const [first, second] = await matchesOf(ana);
  const plain = { isRecurring: false, recurringDay: null, status: 'completado' };
  expect(first).toEqual({ ...weekly, ...plain });
  expect(second).toEqual({
    ...weekly,
    id: expect.not.stringMatching(weekly.id),
    date: '2026-12-03',
    endsAt: '2026-12-04T02:00:00.000000Z',
    confirmedCount: 0,
    teamCounts: null,
    createdAt: '2026-11-27T02:00:00.000001Z',
  });
  const { body: players } = await ana.get<MatchPlayerReply[]>(`/api/matches/${match.id}/players`);
  expect(players.every(({ confirmed }) => confirmed)).toBe(true);
  const { body: teams } = await ana.get<TeamsReply>(`/api/matches/${match.id}/teams`);
  expect([...teams.claroTeam, ...teams.oscuroTeam]).toEqual(ids);
  expect((await ana.get(`/api/matches/${second?.id}/teams`)).status).toBe(404);
  expect(await roll()).toBe(0);
});

test('guests and removed players are not carried over to the next match', async () => {
  const { ana, match, ids, clock, roll } = await anasThursdays();
  const others = await createList(ana, 'Otros', '3');
  const { body: strangers } = await ana.get<MatchPlayerReply[]>(`/api/lists/${others.id}/players`);
  await ana.post(`/api/matches/${match.id}/players`, { playerId: strangers[0]?.id });
  await ana.delete(`/api/matches/${match.id}/players/${ids[0]}`);
  clock.now = OVER;
  await roll();
  const [first, second] = await matchesOf(ana);
  const roster = async (id = '') =>
    (await ana.get<MatchPlayerReply[]>(`/api/matches/${id}/players`)).body.map(
      (player) => player.id,
    );
  expect(await roster(first?.id)).toEqual([...ids.slice(1), strangers[0]?.id]);
  expect(await roster(second?.id)).toEqual(ids);
});

test('after three weeks of downtime one match is created, the next one due', async () => {
  const { ana, clock, roll } = await anasThursdays();
  clock.now = OVER + 20 * DAY;
  expect(await roll()).toBe(1);
  const dates = (await matchesOf(ana)).map(({ date, status }) => [date, status]);
  expect(dates).toEqual([
    ['2026-11-26', 'completado'],
    ['2026-12-17', 'pendiente'],
  ]);
});

test.each([
  [null, 'completado'],
  ['pendiente', 'completado'],
  ['completado', 'completado'],
  ['cancelado', 'cancelado'],
])('a match with status %s keeps %s, and the next one is pending', async (status, left) => {
  const { ana, clock, roll } = await anasThursdays({ status });
  clock.now = OVER;
  await roll();
  expect((await matchesOf(ana)).map((match) => match.status)).toEqual([left, 'pendiente']);
});

test('completing a weekly match that is still to come makes the next one of its series at once', async () => {
  const { ana, match, roll } = await anasThursdays();
  const { body } = await ana.patch<Match>(`/api/matches/${match.id}`, { status: 'completado' });
  expect(body).toMatchObject({ status: 'completado', isRecurring: false });
  const next = { date: '2026-12-03', status: 'pendiente', isRecurring: true };
  expect(await matchesOf(ana)).toMatchObject([{ id: match.id, confirmedCount: 4 }, next]);

  const reopened = await ana.patch<Match>(`/api/matches/${match.id}`, { status: null });
  expect(reopened.body).toMatchObject({ status: 'pendiente', isRecurring: false });
  expect(await roll()).toBe(0);
  expect(await matchesOf(ana)).toHaveLength(2);
});

const ENDS: Record<string, (organiser: Client, match: Match) => Promise<unknown>> = {
  'when it is deleted': (organiser, { id }) => organiser.delete(`/api/matches/${id}`),
  'when it is to repeat no more': (organiser, match) =>
    organiser.put(`/api/matches/${match.id}`, { ...match, isRecurring: false }),
  'when its list is deleted': (organiser, { listId }) => organiser.delete(`/api/lists/${listId}`),
};

test.each(Object.entries(ENDS))('a weekly match does not roll forward %s', async (_, end) => {
  const { ana, match, clock, roll } = await anasThursdays();
  await end(ana, match);
  clock.now = OVER;
  expect(await roll()).toBe(0);
  expect((await matchesOf(ana)).filter(({ isRecurring }) => isRecurring)).toEqual([]);
});

test('a match without a list does not repeat', async () => {
  const { ana, match, list, clock, roll, store } = await anasThursdays();
  await ana.delete(`/api/lists/${list.id}`);
  const orphan = await readMatch(ana, match.id);
  const { status, body } = await ana.put(`/api/matches/${match.id}`, { ...orphan, ...WEEKLY });
  expect({ status, path: body.errors?.[0]?.path }).toEqual({ status: 422, path: 'listId' });

  await store.transaction((tx) => tx.updateTable('matches').set({ is_recurring: 1 }).execute());
  clock.now = OVER;
  expect(await roll()).toBe(1);
  expect(await matchesOf(ana)).toMatchObject([{ isRecurring: false, status: 'completado' }]);
});

test('a change from a page with outdated data starts no second series', async () => {
  const { ana, match, clock, roll } = await anasThursdays();
  const stale = await readMatch(ana, match.id);
  clock.now = OVER;
  await roll();
  const cancelled = { ...stale, status: 'cancelado' };
  const { body } = await ana.put<Match>(`/api/matches/${match.id}`, cancelled);
  expect(body).toMatchObject({ status: 'cancelado', isRecurring: false, seriesId: stale.seriesId });
  const weekly = (await matchesOf(ana)).filter(({ isRecurring }) => isRecurring);
  expect(weekly).toMatchObject([{ date: '2026-12-03', seriesId: stale.seriesId }]);
});

test('a change from a page with outdated data starts no second series of a match that was completed early either', async () => {
  const { ana, match } = await anasThursdays();
  const stale = await readMatch(ana, match.id);
  await ana.patch(`/api/matches/${match.id}`, { status: 'completado' });
  const moved = { ...stale, location: 'Otra cancha' };
  const { body } = await ana.put<Match>(`/api/matches/${match.id}`, moved);
  expect(body).toMatchObject({ location: 'Otra cancha', isRecurring: false });
  const weekly = (await matchesOf(ana)).filter(({ isRecurring }) => isRecurring);
  expect(weekly).toMatchObject([{ date: '2026-12-03', seriesId: stale.seriesId }]);
});

test('open pages of the organiser are notified of both matches', async () => {
  const { app, ana, match, clock, roll } = await anasThursdays();
  const stream = await anEventStream(app, ana);
  await eventually(() => expect(stream.told).toHaveLength(1));
  clock.now = OVER;
  await roll();
  const [, next] = await matchesOf(ana);
  await eventually(() =>
    expect(stream.changes()).toEqual(
      [match.id, next?.id].map((id) => ({ kind: 'match', id, tab: null })),
    ),
  );
});
