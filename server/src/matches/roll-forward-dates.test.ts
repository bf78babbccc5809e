import { instantOf, type Match } from '@picadito/domain';
import { expect, test } from 'vitest';
import { createList, createMatch } from '../../testing/a-match.ts';
import { testApp, type Client } from '../../testing/test-app.ts';
import { anasThursdays, matchesOf, OVER, readMatch, WEEKLY } from '../../testing/thursdays.ts';
import { rollForward } from './weekly-matches.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';

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
  'in %s a match on weekday %i stays at %s when the clocks change',
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

test('one run rolls the matches of all organisers, each in its own zone', async () => {
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
  // The matches are over in Tokyo at 14:00 UTC, in Madrid at 22:00, in Buenos Aires at 2:00 of the next day.
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

test('an organiser who moved east gets no match on a past day', async () => {
  const { ana, clock, roll } = await anasThursdays();
  await ana.patch('/api/me', { timeZone: 'Asia/Tokyo' });
  // On Thursday 17 December at 19:00 in Buenos Aires it is already Friday in Tokyo.
  clock.now = Date.parse('2026-12-17T22:00:00Z');
  await roll();
  expect((await matchesOf(ana)).at(-1)?.date).toBe('2026-12-24');
});

test('a match that was moved rolls forward from its new day', async () => {
  const { ana, match, clock, roll } = await anasThursdays();
  const weekly = await readMatch(ana, match.id);
  await ana.put(`/api/matches/${match.id}`, { ...weekly, date: '2026-11-28', time: '10:00' });
  clock.now = OVER + 2 * DAY;
  await roll();
  expect((await matchesOf(ana)).map(({ date, time }) => [date, time])).toEqual([
    ['2026-11-28', '10:00'],
    ['2026-12-03', '10:00'],
  ]);
});

test('rolling forward skips a date that another match of the series has', async () => {
  const { ana, clock, roll, match } = await anasThursdays();
  clock.now = OVER;
  await roll();
  const [first, second] = await matchesOf(ana);
  const move = (moved: Match | undefined, date: string) =>
    ana.put(`/api/matches/${moved?.id}`, { ...moved, date });
  expect((await move(first, '2026-12-10')).status).toBe(200);
  // Moving one match onto the date of the other is refused as well.
  for (const refused of [await move(second, '2026-12-10'), await move(first, '2026-12-03')]) {
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'date' }] } });
  }
  clock.now = OVER + 7 * DAY;
  await roll();
  const dates = (await matchesOf(ana)).map(({ date, seriesId }) => [date, seriesId]);
  const { seriesId } = await readMatch(ana, match.id);
  expect(dates).toEqual(['2026-12-03', '2026-12-10', '2026-12-17'].map((date) => [date, seriesId]));
});

test('a weekly match whose hour is past today rolls forward when it is created or changed', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const list = await createList(ana, 'Viernes', '23');
  // The clock is at Friday 20 November, 18:00.
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

test('a series ends at the last possible date', async () => {
  const { signedIn, clock, context, store } = await testApp();
  const ana = await signedIn('ana');
  const list = await createList(ana, 'Martes', '23');
  const weekly = { date: '2999-12-31', isRecurring: true, recurringDay: 2 };
  const { id } = await createMatch(ana, list.id, weekly);
  clock.now = Date.parse('3000-01-02T00:00:00Z');
  expect(await rollForward(context)).toBe(1);
  const matches = store.read.selectFrom('matches').select(['match_id', 'is_recurring']);
  expect(await matches.execute()).toEqual([{ match_id: id, is_recurring: 0 }]);
});
