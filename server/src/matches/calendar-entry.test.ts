import { type GroupLink, pick, type PlayersList } from '@picadito/domain';
import { expect, test } from 'vitest';
import { cookieNames } from '../identity/cookies.ts';
import { deleteExpired } from '../delete-expired.ts';
import { hashCode, keysOf } from '../security/link-code.ts';
import { anasThursdays, matchesOf, OVER } from '../../testing/thursdays.ts';
import { PUBLIC_URL } from '../../testing/test-app.ts';
import { rememberGone, renewEntries } from '../store/tables/matches/calendar-entries.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Returns the events of a calendar file. Each event maps the names of its properties, without parameters, to their
 * values.
 */
function eventsIn(file: string): Record<string, string>[] {
  const text = file.replaceAll('\r\n ', '');
  return text
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((event) => {
      const lines = event.split('\r\n').map((line) => line.split(':'));
      return Object.fromEntries(
        lines.map(([name = '', ...value]) => [name.split(';')[0], value.join(':')]),
      );
    });
}

const sequenceOf = (event: Record<string, string> | undefined) => Number(event?.['SEQUENCE']);

/** Sets up Ana's match, whose list has its link on. Returns functions that request its calendar files. */
async function aCalendar(more: object = {}) {
  const group = await anasThursdays(more);
  const { app, ana, list } = group;
  const turnOn = async (listId = list.id) => {
    await ana.put(`/api/lists/${listId}/link`, { isOn: false });
    const { body } = await ana.put<GroupLink>(`/api/lists/${listId}/link`, { isOn: true });
    return (body.address ?? '').replace(PUBLIC_URL, '');
  };
  const cookies = { [cookieNames(PUBLIC_URL).session]: ana.token ?? '' };
  const organisers = (id: string) => app.inject({ url: `/api/matches/${id}/calendar`, cookies });
  const path = await turnOn();
  const players = (id: string, link = path) =>
    app.inject(`${link}/calendar/${keysOf(hashCode(link.replace('/g/', '')))(id)}`);
  /**
   * Returns the event of the match from the file of the organiser and from the file of the players' page, after
   * checking that both are equal.
   */
  const bothOf = async (id: string) => {
    const [own, shared] = [await organisers(id), await players(id)];
    expect([own.statusCode, shared.statusCode]).toEqual([200, 200]);
    const [event] = eventsIn(shared.body);
    expect(eventsIn(own.body).at(-1)).toEqual(event);
    return event ?? {};
  };
  return { ...group, turnOn, organisers, players, bothOf };
}

const PLAIN = { isRecurring: false, recurringDay: null };

test('the organiser and the players get the same entry of a match, under any link and without its id', async () => {
  const { match, bothOf, players, turnOn } = await aCalendar(PLAIN);
  const event = await bothOf(match.id);
  expect(event).toMatchObject({ DTSTART: '20261126T210000', STATUS: 'CONFIRMED' });
  expect(event['UID']).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  expect(JSON.stringify(event)).not.toContain(match.id);
  expect(eventsIn((await players(match.id, await turnOn())).body)).toEqual([event]);
});

test('every change that an entry shows makes SEQUENCE grow, also within a second, and no other one does', async () => {
  const { ana, match, bothOf, clock } = await aCalendar(PLAIN);
  const first = await bothOf(match.id);
  let last = first;
  const change = async (patch: object) => {
    await ana.patch(`/api/matches/${match.id}`, patch);
    const event = await bothOf(match.id);
    const isNewer = Number(event['SEQUENCE']) > Number(last['SEQUENCE']);
    const isLater = String(event['LAST-MODIFIED']) > String(last['LAST-MODIFIED']);
    expect([isNewer, event['UID'], event['DTSTAMP']]).toEqual([
      isLater,
      first['UID'],
      event['LAST-MODIFIED'],
    ]);
    last = event;
    return isNewer;
  };
  for (const patch of [
    { date: '2026-11-27' },
    { time: '22:00' },
    { location: 'Otra' },
    { timeZone: 'America/Santiago' },
    { status: 'cancelado' },
    { status: null },
  ])
    expect([patch, await change(patch)]).toEqual([patch, true]);
  for (const patch of [{}, { location: 'Otra' }, { googlePlaceId: 'x' }, { status: 'completado' }])
    expect([patch, await change(patch)]).toEqual([patch, false]);
  clock.now += DAY;
  expect(await change({ time: '20:00' })).toBe(true);
  expect(last['LAST-MODIFIED']).toBe('20261121T210000Z');
});

test('a suspended match is cancelled in the calendar, and a deleted one for a month', async () => {
  const { ana, match, bothOf, players, clock, store } = await aCalendar(PLAIN);
  await ana.patch(`/api/matches/${match.id}`, { status: 'cancelado' });
  const suspended = await bothOf(match.id);
  expect(suspended['STATUS']).toBe('CANCELLED');
  await ana.patch(`/api/matches/${match.id}`, { status: null });
  expect((await bothOf(match.id))['STATUS']).toBe('CONFIRMED');
  await ana.delete(`/api/matches/${match.id}`);
  const deleted = await bothOf(match.id);
  expect(deleted).toMatchObject({ STATUS: 'CANCELLED', UID: suspended['UID'] });
  expect(Number(deleted['SEQUENCE'])).toBeGreaterThan(Number(suspended['SEQUENCE']) + 1);
  clock.now += 30 * DAY + 10_000;
  expect((await players(match.id)).statusCode).toBe(404);
  const kept = () => store.read.selectFrom('deleted_matches').select('match_id').execute();
  await store.transaction((tx) => deleteExpired(tx, clock.now - 20_000));
  expect(await kept()).toHaveLength(1);
  await store.transaction((tx) => deleteExpired(tx, clock.now));
  expect(await kept()).toEqual([]);
});

test('a match that moves to another list is cancelled for the players of the old one, until it comes back', async () => {
  const { ana, match, list, turnOn, organisers, players, bothOf } = await aCalendar(PLAIN);
  const first = await bothOf(match.id);
  const { body: other } = await ana.post<PlayersList>('/api/lists', { name: 'Otra' });
  const otherLink = await turnOn(other.id);
  await ana.patch(`/api/matches/${match.id}`, { listId: other.id });
  const [cancelled] = eventsIn((await players(match.id)).body);
  const [moved] = eventsIn((await players(match.id, otherLink)).body);
  expect(eventsIn((await organisers(match.id)).body)).toEqual([moved]);
  const shown = ['UID', 'DTSTART', 'STATUS'];
  expect(pick(cancelled ?? {}, shown)).toEqual({ ...pick(first, shown), STATUS: 'CANCELLED' });
  expect(pick(moved ?? {}, shown)).toEqual(pick(first, shown));
  expect(sequenceOf(cancelled)).toBeGreaterThan(sequenceOf(first));
  expect(sequenceOf(moved)).toBeGreaterThan(sequenceOf(cancelled));

  await ana.patch(`/api/matches/${match.id}`, { listId: list.id });
  const back = await bothOf(match.id);
  expect(back['STATUS']).toBe('CONFIRMED');
  expect(sequenceOf(back)).toBeGreaterThan(sequenceOf(moved));
  const [left] = eventsIn((await players(match.id, otherLink)).body);
  expect(left?.['STATUS']).toBe('CANCELLED');
  await ana.delete(`/api/matches/${match.id}`);
  expect((await bothOf(match.id))['STATUS']).toBe('CANCELLED');
});

test('nobody else reads the entry of a match, and a match that is over leaves none behind', async () => {
  const { ana, match, signedIn, app, players, organisers, clock } = await aCalendar(PLAIN);
  const beto = await signedIn('beto');
  const url = `/api/matches/${match.id}/calendar`;
  expect((await beto.get(url)).status).toBe(404);
  expect((await app.inject(url)).statusCode).toBe(401);
  clock.now = OVER;
  expect((await players(match.id)).statusCode).toBe(404);
  await ana.delete(`/api/matches/${match.id}`);
  expect((await beto.get(url)).status).toBe(404);
  expect((await organisers(match.id)).statusCode).toBe(404);
});

test('at most 200 deleted matches are kept for their entries, the newest', async () => {
  const { match, store, clock } = await aCalendar(PLAIN);
  const matches = store.read.selectFrom('matches').selectAll();
  const row = await matches.where('match_id', '=', match.id).executeTakeFirstOrThrow();
  const numbers = Array.from({ length: 202 }, (_, number) => String(number).padStart(3, '0'));
  await store.transaction(async (tx) => {
    for (const [second, match_id] of numbers.entries())
      await rememberGone(tx, { ...row, match_id }, clock.now + second * 1000);
  });
  const kept = store.read.selectFrom('deleted_matches').select('match_id').orderBy('match_id');
  expect((await kept.execute()).map(({ match_id }) => match_id)).toEqual(numbers.slice(2));
});

test('a match that becomes weekly keeps its entry, which then repeats', async () => {
  const { ana, match, organisers } = await aCalendar(PLAIN);
  const [once] = eventsIn((await organisers(match.id)).body);
  await ana.patch(`/api/matches/${match.id}`, { isRecurring: true, recurringDay: 4 });
  const [series] = eventsIn((await organisers(match.id)).body);
  expect(series).toMatchObject({ UID: once?.['UID'], RRULE: 'FREQ=WEEKLY;BYDAY=TH' });
});

test('a moved match is an exception of its series, and the next match follows the slot and not the move', async () => {
  const { ana, match, bothOf, organisers, clock, roll } = await aCalendar();
  const [series] = eventsIn((await organisers(match.id)).body);
  expect(series).toMatchObject({ RRULE: 'FREQ=WEEKLY;BYDAY=TH', DTSTART: '20261126T210000' });
  await ana.patch(`/api/matches/${match.id}`, { date: '2026-11-25' });
  const moved = await bothOf(match.id);
  expect(moved).toMatchObject({
    UID: series?.['UID'],
    'RECURRENCE-ID': '20261126T210000',
    DTSTART: '20261125T210000',
  });
  const [same] = eventsIn((await organisers(match.id)).body);
  expect(same).toMatchObject({ UID: series?.['UID'], DTSTART: series?.['DTSTART'] });
  expect(Number(same?.['SEQUENCE'])).toBeGreaterThan(Number(series?.['SEQUENCE']));
  clock.now = OVER - DAY;
  expect(await roll()).toBe(1);
  const [played, next] = await matchesOf(ana);
  expect([played?.date, next?.date]).toEqual(['2026-11-25', '2026-12-03']);
  expect(eventsIn((await organisers(match.id)).body)).toEqual([moved]);
  const [following, ...others] = eventsIn((await organisers(next?.id ?? '')).body);
  expect(others).toEqual([]);
  expect(following).toMatchObject({ UID: series?.['UID'], DTSTART: '20261203T210000' });
  expect(Number(following?.['SEQUENCE'])).toBeGreaterThan(Number(same?.['SEQUENCE']));
});

test('a suspended match of a series is cancelled alone, and a deleted weekly match ends its series', async () => {
  const { ana, match, bothOf, organisers } = await aCalendar();
  await ana.patch(`/api/matches/${match.id}`, { status: 'cancelado' });
  const [series, week] = eventsIn((await organisers(match.id)).body);
  expect([series?.['STATUS'], week?.['STATUS']]).toEqual(['CONFIRMED', 'CANCELLED']);
  expect(await bothOf(match.id)).toEqual(week);
  await ana.patch(`/api/matches/${match.id}`, { status: null });
  await ana.delete(`/api/matches/${match.id}`);
  const [ended, last] = eventsIn((await organisers(match.id)).body);
  expect(ended).toMatchObject({ UID: series?.['UID'], STATUS: 'CANCELLED' });
  expect(ended).toHaveProperty('RRULE');
  const at = ['UID', 'RECURRENCE-ID', 'DTSTART', 'STATUS'];
  expect(pick(last ?? {}, at)).toEqual(pick(week ?? {}, at));
});

test.each([
  ['its repetition', (id: string) => ['PATCH', `/api/matches/${id}`, PLAIN] as const],
  ['its list', (_: string, list: string) => ['DELETE', `/api/lists/${list}`, undefined] as const],
])('a series ends in the calendar with %s', async (_, end) => {
  const { ana, match, list, organisers } = await aCalendar();
  const [series] = eventsIn((await organisers(match.id)).body);
  const [method, url, payload] = end(match.id, list.id);
  await ana.send({ method, url, ...(payload ? { payload } : {}) });
  const [ended, last, ...others] = eventsIn((await organisers(match.id)).body);
  expect(others).toEqual([]);
  expect([last?.['DTSTART'], last?.['STATUS']]).toEqual([series?.['DTSTART'], 'CONFIRMED']);
  expect(ended).toMatchObject({ UID: series?.['UID'], RRULE: 'FREQ=WEEKLY;COUNT=1' });
  expect(Number(ended?.['SEQUENCE'])).toBeGreaterThan(Number(series?.['SEQUENCE']));
});

test('after a restore the calendar entries of matches to come are newer than all earlier ones', async () => {
  const { match, bothOf, store, clock } = await aCalendar(PLAIN);
  clock.now += DAY;
  await store.transaction((tx) => renewEntries(tx, clock.now));
  expect((await bothOf(match.id))['LAST-MODIFIED']).toBe('20261121T210000Z');
});
