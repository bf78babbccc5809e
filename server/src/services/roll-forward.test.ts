import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { instantOf, type Match, type MatchPlayer, type TeamsReply } from '@picadito/domain';
import { expect, onTestFinished, test, vi } from 'vitest';
import { engineAt } from '../store/dialects/engine-at.ts';
import { newId } from '../store/ids.ts';
import { openStore } from '../store/store.ts';
import { anEventStream } from '../testing/an-event-stream.ts';
import { anEvening, createList, createMatch, inHalves } from '../testing/an-evening.ts';
import { temporaryDatabase } from '../testing/temporary-database.ts';
import { testApp, type Client } from '../testing/test-app.ts';
import { rollForward } from './roll-forward.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';
const WEEKLY = { isRecurring: true, recurringDay: 4 };
/** When the match of THURSDAY_MATCH, 26 November 2026 at 21:00, is over. */
const OVER = Date.parse('2026-11-27T02:00:00Z');

/** Ana's Thursdays: a list of four who all come to the first one, its teams saved. */
async function anasThursdays(more: object = {}) {
  const server = await testApp();
  const ana = await server.signedIn('ana');
  const { list, match, ids } = await anEvening(ana, '2345');
  await ana.put(`/api/matches/${match.id}`, { ...match, ...WEEKLY, ...more });
  await ana.post(`/api/matches/${match.id}/teams`, inHalves(match.id, ids));
  const roll = () => rollForward(server.context);
  return { ...server, ana, list, match, ids, roll };
}

const matchesOf = async (organiser: Client) =>
  (await organiser.get<Match[]>('/api/matches')).body.toReversed();
const read = async (organiser: Client, id: string) =>
  (await organiser.get<Match>(`/api/matches/${id}`)).body;

test('when a weekly match is over it stays as a plain one, and the next week’s is the weekly one', async () => {
  const { ana, match, ids, clock, roll } = await anasThursdays();
  const weekly = await read(ana, match.id);
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
    confirmedCount: 0,
    teamCounts: null,
    createdAt: '2026-11-27T02:00:00.000001Z',
  });
  const { body: players } = await ana.get<MatchPlayer[]>(`/api/matches/${match.id}/players`);
  expect(players.every(({ confirmed }) => confirmed)).toBe(true);
  const { body: teams } = await ana.get<TeamsReply>(`/api/matches/${match.id}/teams`);
  expect([...teams.claroTeam, ...teams.oscuroTeam]).toEqual(ids);
  expect((await ana.get(`/api/matches/${second?.id}/teams`)).status).toBe(404);
  expect(await roll()).toBe(0);
});

test('guests and who was taken out are those of one evening', async () => {
  const { ana, match, ids, clock, roll } = await anasThursdays();
  const others = await createList(ana, 'Otros', '3');
  const { body: strangers } = await ana.get<MatchPlayer[]>(`/api/lists/${others.id}/players`);
  await ana.post(`/api/matches/${match.id}/players`, { playerId: strangers[0]?.id });
  await ana.delete(`/api/matches/${match.id}/players/${ids[0]}`);
  clock.now = OVER;
  await roll();
  const [first, second] = await matchesOf(ana);
  const roster = async (id = '') =>
    (await ana.get<MatchPlayer[]>(`/api/matches/${id}/players`)).body.map((player) => player.id);
  expect(await roster(first?.id)).toEqual([...ids.slice(1), strangers[0]?.id]);
  expect(await roster(second?.id)).toEqual(ids);
});

test('a server that was down for three weeks makes one match, the next to come', async () => {
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
])('stored as %s, it stays as %s; the next one is pending', async (status, left) => {
  const { ana, clock, roll } = await anasThursdays({ status });
  clock.now = OVER;
  await roll();
  expect((await matchesOf(ana)).map((match) => match.status)).toEqual([left, 'pendiente']);
});

const ENDS: Record<string, (organiser: Client, match: Match) => Promise<unknown>> = {
  'when it is deleted': (organiser, { id }) => organiser.delete(`/api/matches/${id}`),
  'when it is to repeat no more': (organiser, match) =>
    organiser.put(`/api/matches/${match.id}`, { ...match, isRecurring: false }),
  'when its list is deleted': (organiser, { listId }) => organiser.delete(`/api/lists/${listId}`),
};

test.each(Object.entries(ENDS))('a weekly match has no next one %s', async (_, end) => {
  const { ana, match, clock, roll } = await anasThursdays();
  await end(ana, match);
  clock.now = OVER;
  expect(await roll()).toBe(0);
  expect((await matchesOf(ana)).filter(({ isRecurring }) => isRecurring)).toEqual([]);
});

test('a match without a list does not repeat', async () => {
  const { ana, match, list, clock, roll, store } = await anasThursdays();
  await ana.delete(`/api/lists/${list.id}`);
  const orphan = await read(ana, match.id);
  const { status, body } = await ana.put(`/api/matches/${match.id}`, { ...orphan, ...WEEKLY });
  expect({ status, path: body.errors?.[0]?.path }).toEqual({ status: 422, path: 'listId' });

  await store.transaction((tx) => tx.updateTable('matches').set({ is_recurring: 1 }).execute());
  clock.now = OVER;
  expect(await roll()).toBe(1);
  expect(await matchesOf(ana)).toMatchObject([{ isRecurring: false, status: 'completado' }]);
});

test.each([
  ['America/New_York', 0, '02:30', '2027-03-07', ['2027-03-14T07:30', '2027-03-21T06:30']],
  ['America/New_York', 0, '01:30', '2027-10-31', ['2027-11-07T05:30', '2027-11-14T06:30']],
  ['America/New_York', 4, '21:00', '2027-03-11', ['2027-03-19T01:00', '2027-03-26T01:00']],
  ['America/New_York', 4, '21:00', '2027-11-04', ['2027-11-12T02:00', '2027-11-19T02:00']],
  ['Europe/Madrid', 0, '02:30', '2027-03-21', ['2027-03-28T01:30', '2027-04-04T00:30']],
  ['Europe/Madrid', 0, '02:30', '2027-10-24', ['2027-10-31T00:30', '2027-11-07T01:30']],
  ['Europe/Madrid', 2, '20:00', '2027-03-23', ['2027-03-30T18:00', '2027-04-06T18:00']],
  ['America/Santiago', 0, '00:15', '2027-08-29', ['2027-09-05T04:15', '2027-09-12T03:15']],
  ['America/Santiago', 6, '23:30', '2027-03-27', ['2027-04-04T02:30', '2027-04-11T03:30']],
  [BUENOS_AIRES, 4, '21:00', '2027-03-11', ['2027-03-19T00:00', '2027-03-26T00:00']],
])(
  'in %s the hour of weekday %i stays %s over a change of clocks',
  async (zone, day, time, date, starts) => {
    const { signedIn, clock, store, context } = await testApp();
    const ana = await signedIn('ana');
    await ana.patch('/api/me', { timeZone: zone });
    const list = await createList(ana, 'Jueves', '23');
    const weekly = { date, time, timeZone: zone, isRecurring: true, recurringDay: day };
    await createMatch(ana, list.id, weekly);
    clock.now = instantOf(date, time, zone);
    for (const startsAt of starts) {
      clock.now += 2 * HOUR;
      await rollForward(context);
      const rows = await store.read
        .selectFrom('matches')
        .select(['starts_at', 'time'])
        .where('is_recurring', '=', 1)
        .execute();
      expect(rows).toEqual([{ starts_at: `${startsAt}:00.000000Z`, time }]);
      clock.now = Date.parse(`${startsAt}:00Z`);
    }
  },
);

test('everybody’s matches are rolled in one run, each by his own clock', async () => {
  const { signedIn, clock, context } = await testApp();
  const zones = { tokio: 'Asia/Tokyo', madrid: 'Europe/Madrid', ana: BUENOS_AIRES };
  const organisers: Client[] = [];
  for (const [name, timeZone] of Object.entries(zones)) {
    const organiser = await signedIn(name);
    await organiser.patch('/api/me', { timeZone });
    const list = await createList(organiser, 'Jueves', '23');
    await createMatch(organiser, list.id, { ...WEEKLY, timeZone });
    organisers.push(organiser);
  }
  const weeklyDates = async () =>
    Promise.all(
      organisers.map(async (organiser) => {
        const weekly = (await matchesOf(organiser)).filter(({ isRecurring }) => isRecurring);
        return weekly.map(({ date }) => date).join();
      }),
    );
  // over in Tokyo at 14:00 UTC, in Madrid at 22:00, in Buenos Aires at 2:00 of the next day
  for (const [now, rolled, dates] of [
    ['2026-11-26T13:59:59Z', 0, ['2026-11-26', '2026-11-26', '2026-11-26']],
    ['2026-11-26T14:00:00Z', 1, ['2026-12-03', '2026-11-26', '2026-11-26']],
    ['2026-11-27T02:00:00Z', 2, ['2026-12-03', '2026-12-03', '2026-12-03']],
    ['2026-12-17T14:00:00Z', 3, ['2026-12-24', '2026-12-17', '2026-12-17']],
  ] as const) {
    clock.now = Date.parse(now);
    expect({ now, rolled: await rollForward(context) }).toEqual({ now, rolled });
    expect(await weeklyDates()).toEqual(dates);
  }
});

test('an organiser who has moved east has no match on a day that is past for him', async () => {
  const { ana, clock, roll } = await anasThursdays();
  await ana.patch('/api/me', { timeZone: 'Asia/Tokyo' });
  // Thursday 17 December, 19:00 in Buenos Aires; in Tokyo it is Friday already
  clock.now = Date.parse('2026-12-17T22:00:00Z');
  await roll();
  expect((await matchesOf(ana)).at(-1)?.date).toBe('2026-12-24');
});

test('a match that was moved goes on from its new day', async () => {
  const { ana, match, clock, roll } = await anasThursdays();
  const weekly = await read(ana, match.id);
  await ana.put(`/api/matches/${match.id}`, { ...weekly, date: '2026-11-28', time: '10:00' });
  clock.now = OVER + 2 * DAY;
  await roll();
  expect((await matchesOf(ana)).map(({ date, time }) => [date, time])).toEqual([
    ['2026-11-28', '10:00'],
    ['2026-12-03', '10:00'],
  ]);
});

test('a date that an older match of the series has taken is left to it', async () => {
  const { ana, clock, roll, match } = await anasThursdays();
  clock.now = OVER;
  await roll();
  const [first, second] = await matchesOf(ana);
  const move = (moved: Match | undefined, date: string) =>
    ana.put(`/api/matches/${moved?.id}`, { ...moved, date });
  expect((await move(first, '2026-12-10')).status).toBe(200);
  // nor can one be moved onto the other
  for (const refused of [await move(second, '2026-12-10'), await move(first, '2026-12-03')]) {
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'date' }] } });
  }
  clock.now = OVER + 7 * DAY;
  await roll();
  const dates = (await matchesOf(ana)).map(({ date, seriesId }) => [date, seriesId]);
  const { seriesId } = await read(ana, match.id);
  expect(dates).toEqual(['2026-12-03', '2026-12-10', '2026-12-17'].map((date) => [date, seriesId]));
});

test('a weekly match of an hour that is past today is rolled as it is created or changed', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const list = await createList(ana, 'Viernes', '23');
  // today is Friday 20 November, 18:00
  const morning = { date: '2026-11-20', time: '10:00', location: 'Cancha', listId: list.id };
  const friday = { ...morning, isRecurring: true, recurringDay: 5 };
  const { body: created } = await ana.post<Match>('/api/matches', friday);
  expect(created).toMatchObject({ date: '2026-11-20', isRecurring: false, status: 'completado' });
  const { body: plain } = await ana.post<Match>('/api/matches', { ...morning, time: '11:00' });
  const { body: changed } = await ana.put<Match>(`/api/matches/${plain.id}`, friday);
  expect(changed).toMatchObject({ isRecurring: false, status: 'completado' });
  const weekly = (await matchesOf(ana)).filter(({ isRecurring }) => isRecurring);
  expect(weekly.map(({ date }) => date)).toEqual(['2026-11-27', '2026-11-27']);
  expect(new Set(weekly.map(({ seriesId }) => seriesId)).size).toBe(2);
});

test('a page that has not seen the roll starts no second series', async () => {
  const { ana, match, clock, roll } = await anasThursdays();
  const stale = await read(ana, match.id);
  clock.now = OVER;
  await roll();
  const cancelled = { ...stale, status: 'cancelado' };
  const { body } = await ana.put<Match>(`/api/matches/${match.id}`, cancelled);
  expect(body).toMatchObject({ status: 'cancelado', isRecurring: false, seriesId: stale.seriesId });
  const weekly = (await matchesOf(ana)).filter(({ isRecurring }) => isRecurring);
  expect(weekly).toMatchObject([{ date: '2026-12-03', seriesId: stale.seriesId }]);
});

test('of ten runs at once one rolls', async () => {
  const { ana, clock, roll } = await anasThursdays();
  clock.now = OVER;
  const rolled = await Promise.all(Array.from({ length: 10 }, roll));
  expect(rolled.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(await matchesOf(ana)).toHaveLength(2);
});

test('more matches than are taken at once are all rolled', async () => {
  const { match, clock, roll, store } = await anasThursdays();
  const row = await store.read
    .selectFrom('matches')
    .selectAll()
    .where('match_id', '=', match.id)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: 110 }, () => ({
    ...row,
    match_id: newId(),
    series_id: newId(),
  }));
  await store.transaction((tx) => tx.insertInto('matches').values(copies).execute());
  clock.now = OVER;
  expect(await roll()).toBe(111);
  expect(await roll()).toBe(0);
});

test('one that fails is noted without a name, keeps no other from being rolled, and is tried again', async () => {
  const { ana, match, clock, roll, store, notes } = await anasThursdays();
  const list = await createList(ana, 'Otros', '3');
  await createMatch(ana, list.id, WEEKLY);
  const setZone = (time_zone: string) =>
    store.transaction((tx) =>
      tx.updateTable('matches').set({ time_zone }).where('match_id', '=', match.id).execute(),
    );
  await setZone('Mars/Olympus');
  clock.now = OVER;
  expect(await roll()).toBe(1);
  expect(notes).toEqual([`the weekly match ${match.id} was not rolled forward: RangeError`]);
  expect((await read(ana, match.id)).isRecurring).toBe(true);
  await setZone(BUENOS_AIRES);
  expect(await roll()).toBe(1);
});

test('four servers on one database roll each match once', async () => {
  const database = await temporaryDatabase();
  const store = await openStore(engineAt(database.address));
  onTestFinished(async () => {
    await store.close();
    await database.remove();
  });
  const { signedIn } = await testApp({}, store);
  for (let number = 1; number <= 10; number += 1) {
    const organiser = await signedIn(`organiser ${number}`);
    const list = await createList(organiser, 'Jueves', '');
    for (const time of ['20:00', '21:00'])
      await createMatch(organiser, list.id, { ...WEEKLY, time });
  }
  const workerData = { address: database.address, now: OVER };
  const servers = Array.from({ length: 4 }, () => {
    const url = new URL('../testing/a-rolling-server.ts', import.meta.url);
    const server = new Worker(url, { workerData, execArgv: [] });
    onTestFinished(() => void server.terminate());
    return server;
  });
  await Promise.all(servers.map((server) => once(server, 'message')));
  const counts = servers.map(async (server) => {
    server.postMessage('now');
    const [rolled] = (await once(server, 'message')) as [number];
    return rolled;
  });
  const rolled = await Promise.all(counts);
  expect(rolled.reduce((sum, count) => sum + count)).toBe(20);
  const rows = await store.read.selectFrom('matches').select('is_recurring').execute();
  expect(rows).toHaveLength(40);
  expect(rows.filter((row) => row.is_recurring === 1)).toHaveLength(20);
}, 20_000);

test('the organiser’s open pages are told of both matches, whatever page they are', async () => {
  const { app, ana, match, clock, roll } = await anasThursdays();
  const stream = await anEventStream(app, ana);
  await vi.waitFor(() => expect(stream.told).toHaveLength(1));
  clock.now = OVER;
  await roll();
  const [, next] = await matchesOf(ana);
  await vi.waitFor(() =>
    expect(stream.changes()).toEqual(
      [match.id, next?.id].map((id) => ({ kind: 'match', id, tab: null })),
    ),
  );
});
