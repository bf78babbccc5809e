import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type {
  Badge,
  GroupLink,
  Match,
  MatchPlayerReply,
  Player,
  PlayersList,
  Profile,
} from '@picadito/domain';
import { howMany } from '../../server/testing/how-many.ts';
import { holdLocks } from '../../server/testing/postgres/hold-locks.ts';
import { run } from '../../server/testing/postgres/postgres-server.ts';
import { matchesOfTwo } from '../../server/testing/two-devices/device.ts';
import { everyHistoryIsExplained } from '../../server/testing/two-devices/history.ts';
import { answer } from '../support/group-link.ts';
import { openEvents } from '../support/server/event-stream.ts';
import { FULL_SPEED, startServer } from '../support/server/server.ts';
import { signedInClient, visitor, type HttpClient } from '../support/server/http-client.ts';
import { sending, startTwo, test } from '../support/server/several-servers.ts';

const HISTORIES = howMany(30, 300);
test.describe.configure({ mode: 'default' });

const WEEKLY = 10;
const DAY_MS = 24 * 60 * 60 * 1000;
const EVENING = { date: '2030-01-03', time: '21:00', location: 'Cancha' };

test('a session works on both servers, and signing out on one ends it on the other, streams too', async ({
  clients: [here, there],
}) => {
  const me = await here.json<Profile>('GET', '/api/me');
  expect(await there.json('GET', '/api/me')).toEqual(me);
  const events = await openEvents(here);
  await there.json('POST', '/auth/sign-out');
  await expect.poll(events.isOpen).toBe(false);
  expect((await here.send('GET', '/api/me')).status).toBe(401);
});

test('changes on one server reach the streams of the other, also those during an interruption', async ({
  clients: [here, there],
}) => {
  const events = await openEvents(here);
  const { id } = await there.json<PlayersList>('POST', '/api/lists', { name: 'Jueves' });
  await events.tells({ kind: 'list', id });

  await events.leave();
  await there.json('PATCH', `/api/lists/${id}`, { name: 'Viernes' });
  const again = await openEvents(here, events.last());
  await again.tells({ kind: 'list', id });
  await there.json('DELETE', `/api/lists/${id}`);
  await again.tells({ kind: 'list', id }, { kind: 'list', id });
  await again.leave();
});

test('a tap at one server reaches open pages and the organiser’s screen at the other within a second, also after LISTEN was interrupted', async ({
  clients: [here, there],
  servers: { both, postgres },
  playwright,
}) => {
  const players = [{ name: 'Nico', skillLevel: '3' }];
  const list = await here.json<PlayersList>('POST', '/api/lists', { name: 'Jueves', players });
  const match = await here.json<Match>('POST', '/api/matches', { ...EVENING, listId: list.id });
  const link = await here.json<GroupLink>('PUT', `/api/lists/${list.id}/link`, { isOn: true });
  const path = new URL(link.address ?? '').pathname;
  const phone = await playwright.request.newContext({ baseURL: both[0].url });
  const page = await openEvents(visitor(both[1].url), undefined, `${path}/changes`);
  const screen = await openEvents(there);
  await expect.poll(page.told).toBeGreaterThan(0);
  await expect.poll(screen.last).toBeDefined();

  let forgotten: { kind: string; id: string }[] = [];
  const tap = async (says: 'voy' | 'no', withinMs: number) => {
    const before = { page: page.last(), screen: screen.changes().length };
    await answer(phone, path, { name: 'Nico', says });
    const arrive = { timeout: withinMs, intervals: [20] };
    const sinceThen = () => screen.changes().slice(before.screen);
    await expect.poll(sinceThen, arrive).toEqual([...forgotten, { kind: 'match', id: match.id }]);
    // The phone forgets the name before it answers again.
    forgotten = [{ kind: 'list', id: list.id }];
    await expect.poll(page.last, arrive).not.toBe(before.page);
  };
  await tap('voy', 1000);
  await run(postgres.url, CUT_OFF);
  // The server reads the missed changes once it has a new connection.
  await tap('no', 5000);
  for (const says of ['voy', 'no'] as const) await tap(says, 1000);
  await Promise.all([page.leave(), screen.leave(), phone.dispose()]);
});

test('the same POST with one key on both servers writes once, with the same response', async ({
  clients,
}) => {
  for (let round = 1; round <= 20; round += 1) {
    const headers = { 'idempotency-key': randomUUID() };
    const [one, other] = await Promise.all(
      clients.map((client) => client.send('POST', '/api/lists', { name: `${round}` }, headers)),
    );
    expect([one?.status, other?.status]).toEqual([201, 201]);
    expect(await other?.json()).toEqual(await one?.json());
    expect(await clients[0].json('GET', '/api/lists')).toHaveLength(round);
  }
});

test('twenty confirmations of ten players at two servers all succeed, and each badge is granted once', async ({
  clients,
}) => {
  const [here, there] = clients;
  const players = Array.from({ length: 10 }, (_, at) => ({ name: `J${at}`, skillLevel: '3' }));
  const list = await here.json<PlayersList>('POST', '/api/lists', { name: 'Jueves', players });
  const stored = await there.json<Player[]>('GET', `/api/lists/${list.id}/players`);
  const atBoth = <T>(work: (client: HttpClient) => Promise<T>[]) =>
    Promise.all(clients.flatMap((client) => work(client)));

  const newMatch = (client: HttpClient) =>
    client.json<Match>('POST', '/api/matches', { ...EVENING, listId: list.id });
  const [match] = await atBoth((client) => [newMatch(client), newMatch(client)]);
  const url = `/api/matches/${match?.id}/players`;
  const confirm = (client: HttpClient, id: string) =>
    client.send('PUT', `${url}/${id}/confirm`, { isConfirmed: true });
  const replies = await atBoth((client) => stored.map(({ id }) => confirm(client, id)));
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  const roster = await there.json<MatchPlayerReply[]>('GET', url);
  expect(roster.map(({ confirmed }) => confirmed)).toEqual(Array.from({ length: 10 }, () => true));

  const [player] = stored;
  await here.json('PUT', `/api/players/${player?.id}/stats`, { matchesPlayed: 7 });
  const { id } = await here.json<Profile>('GET', '/api/me');
  const read = (client: HttpClient) => client.json<Badge[]>('GET', `/api/users/${id}/badges`);
  const seen = await atBoth((client) => [read(client), read(client), read(client)]);
  const types = seen.at(-1)?.map(({ type }) => type) ?? [];
  expect(types).toEqual(
    expect.arrayContaining(['master-convocador', 'organizador-activo', 'mvp-semana']),
  );
  expect(new Set(types).size).toBe(types.length);
});

test('weekly matches that ended during downtime roll forward once when two servers start', async ({
  servers: { postgres },
}) => {
  const url = await postgres.newDatabase();
  const earlier = await startServer({ DATABASE_URL: url, ...FULL_SPEED });
  const organiser = await signedInClient(earlier.url, 'vacio-1@picadito.local');
  const list = await organiser.json<PlayersList>('POST', '/api/lists', { name: 'Jueves' });
  // The dates are far from today, wherever the organiser's midnight is.
  const now = Date.now();
  const [before, next] = [new Date(now - 10 * DAY_MS), new Date(now + 4 * DAY_MS)];
  for (let number = 0; number < WEEKLY; number += 1) {
    await organiser.json('POST', '/api/matches', {
      date: next.toISOString().slice(0, 10),
      time: '21:00',
      location: `Cancha ${number}`,
      listId: list.id,
      isRecurring: true,
      recurringDay: next.getUTCDay(),
    });
  }
  await earlier.stop();
  const [old, coming] = [before, next].map((day) => day.toISOString().slice(0, 10));
  const start = `${old}T21:00:00.000000Z`;
  const end = `${old}T23:00:00.000000Z`;
  await run(
    url,
    `update matches set date = '${old}', starts_at = '${start}', slot_at = '${start}', ends_at = '${end}'`,
  );

  const users = await holdLocks(url, 'select 1 from users for update');
  const both = await startTwo(url);
  await expect.poll(users.waiting, { timeout: 20_000 }).toBe(2);
  await users.release();
  const client = organiser.at(both[0].url);
  const matches = () => client.json<Match[]>('GET', '/api/matches');
  await expect.poll(async () => (await matches()).length).toBe(2 * WEEKLY);
  await both[1].stop();
  const series = Map.groupBy(await matches(), ({ seriesId }) => seriesId);
  expect(series.size).toBe(WEEKLY);
  for (const [, editions] of series) {
    expect(editions.map(({ date, isRecurring }) => ({ date, isRecurring }))).toEqual([
      { date: coming, isRecurring: true },
      { date: old, isRecurring: false },
    ]);
  }
  await both[0].stop();
});

test(`${HISTORIES} histories of two devices at two servers on PostgreSQL are linearizable`, async ({
  clients,
}) => {
  test.setTimeout(300_000);
  const newMatch = await matchesOfTwo(clients.map(sending));
  expect(await everyHistoryIsExplained(HISTORIES, newMatch)).toBe(HISTORIES);
});

/** SQL that ends the connections on which servers receive signals of changes on other servers. */
const CUT_OFF = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = 'picadito signals'`;
