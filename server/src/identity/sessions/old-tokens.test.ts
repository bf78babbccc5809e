import { randomBytes } from 'node:crypto';
import type { DeviceSession, PlayersList, SessionReply } from '@picadito/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { cookieNames } from '../cookies.ts';
import { createList, createMatch } from '../../../testing/a-match.ts';
import { anEmptyDatabase } from '../../../testing/an-empty-database.ts';
import { anEventStream } from '../../../testing/an-event-stream.ts';
import { eventually } from '../../../testing/eventually.ts';
import { client, PUBLIC_URL, testApp, type Reply } from '../../../testing/test-app.ts';
import { newId } from '../../store/ids.ts';
import { MIGRATIONS } from '../../store/migrations/migrate.ts';
import { insertPushes } from '../../store/tables/notices/pushes.ts';
import { timestamp } from '../../store/timestamps.ts';
import { hashSessionToken, sessionToken } from './session-token.ts';

const DAY = 24 * 60 * 60 * 1000;
const NAME = cookieNames(PUBLIC_URL).session;

/** Signs Ana in on a laptop and stores the session of her phone, whose old token does not name her. */
async function anOldSession(age = 0, mark = '') {
  const server = await testApp();
  const laptop = await server.signedIn('ana');
  const user = (await laptop.get<SessionReply>('/api/session')).body.user?.id ?? '';
  const token = mark + randomBytes(32).toString('base64url');
  const hash = hashSessionToken(token);
  const at = timestamp(server.clock.now - age);
  const times = { created_at: at, last_seen_at: timestamp(server.clock.now) };
  const session = { user_id: user, token_hash: hash, old_token_hash: hash, device: 'Moto' };
  await server.store.transaction((tx) =>
    tx
      .insertInto('sessions')
      .values({ ...session, ...times })
      .execute(),
  );
  const phone = client(server.app, token);
  return { ...server, laptop, phone, user, token, current: sessionToken(token, user) };
}

/** Returns the token that a reply puts into the cookie of the session; null if it sets none. */
function tokenIn({ headers }: Reply<unknown>): string | null {
  const set = [headers['set-cookie'] ?? []].flat().map(String);
  const cookie = set.find((one) => one.startsWith(`${NAME}=`));
  return cookie?.slice(NAME.length + 1).split(';', 1)[0] ?? null;
}

test('an old token signs in and is replaced by one that names the user, and both work', async () => {
  const { app, phone, user, current, store } = await anOldSession();
  const first = await phone.get<SessionReply>('/api/session');
  expect(first.body.user?.id).toBe(user);
  expect(tokenIn(first)).toBe(current);
  const [cookie] = [first.headers['set-cookie']].flat();
  expect(cookie).toMatch(/; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
  const renewed = client(app, current);
  const second = await renewed.get('/api/lists');
  expect({ status: second.status, token: tokenIn(second) }).toEqual({ status: 200, token: null });
  const again = await phone.get('/api/lists');
  expect({ status: again.status, token: tokenIn(again) }).toEqual({ status: 200, token: current });
  expect(await store.read.selectFrom('sessions').selectAll().execute()).toHaveLength(2);
});

test('concurrent requests and writes of a page with an old token all succeed and get the same token', async () => {
  const { phone, current, laptop } = await anOldSession();
  const replies = await Promise.all([
    ...Array.from({ length: 4 }, (_, index) => phone.post('/api/lists', { name: `L${index}` })),
    ...Array.from({ length: 4 }, () => phone.get('/api/lists')),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 200, 200, 200, 200]);
  expect(new Set(replies.map(tokenIn))).toEqual(new Set([current]));
  expect((await laptop.get<PlayersList[]>('/api/lists')).body).toHaveLength(4);
});

test('while the database takes no writes, an old token reads, and is replaced afterwards', async () => {
  const { context, store, phone, current } = await anOldSession();
  const noWrites = new Error('no writes');
  const isUnavailable = (error: unknown) => error === noWrites;
  const transaction = () => Promise.reject(noWrites);
  context.store = { ...store, engine: { ...store.engine, isUnavailable }, transaction };
  const meanwhile = await phone.get('/api/lists');
  expect({ status: meanwhile.status, token: tokenIn(meanwhile) }).toEqual({
    status: 200,
    token: null,
  });
  context.store = store;
  expect(tokenIn(await phone.get('/api/lists'))).toBe(current);
});

test('the profile shows a session with an old token once, and ending the others keeps it', async () => {
  const { app, phone, laptop, current } = await anOldSession();
  const { body } = await phone.get<DeviceSession[]>('/api/sessions');
  expect(body.map(({ device, current: is }) => [device, is]).toSorted()).toEqual([
    [null, false],
    ['Moto', true],
  ]);
  expect((await phone.delete('/api/sessions/others')).status).toBe(204);
  expect((await laptop.get('/api/me')).status).toBe(401);
  for (const device of [phone, client(app, current)])
    expect((await device.get('/api/me')).status).toBe(200);
});

test.each(['the old token', 'the new token'])(
  'signing out with %s ends both, with the event stream that the old one opened',
  async (given) => {
    const { app, phone, current } = await anOldSession();
    const renewed = client(app, current);
    const stream = await anEventStream(app, phone);
    const device = given === 'the old token' ? phone : renewed;
    await device.send({ method: 'POST', url: '/auth/sign-out' });
    await eventually(() => expect(stream.isOpen()).toBe(false));
    for (const one of [phone, renewed]) expect((await one.get('/api/me')).status).toBe(401);
  },
);

test('an old token of demonstration mode is replaced there and invalid elsewhere', async () => {
  const { store, phone, token, current } = await anOldSession(0, 'demo.');
  expect((await phone.get('/api/me')).status).toBe(401);
  const demo = await testApp({ demoProvider: async () => {} }, store);
  const authority = new URL(PUBLIC_URL).host;
  for (const [given, replaced] of [
    [token, current],
    [current, null],
  ] as const) {
    const reply = await client(demo.app, given).send({ url: '/api/me', authority });
    expect({ status: reply.status, token: tokenIn(reply) }).toEqual({
      status: 200,
      token: replaced,
    });
  }
});

test('messages that wait for a device reach it after its token was replaced', async () => {
  const { phone, laptop, store, user: userId, current, token } = await anOldSession();
  const list = await createList(laptop, 'Jueves', '4');
  const { id: matchId } = await createMatch(laptop, list.id);
  const times = { due_at: 'z', expires_at: 'z' };
  const message = { title: '', body: '', topic: 't', service: 's', is_urgent: 0, attempts: 0 };
  const recipient = { push_id: 'p', list_id: null, recipient_hash: hashSessionToken(token) };
  await store.transaction((tx) =>
    insertPushes(tx, { userId, matchId }, [{ ...recipient, ...message, ...times }]),
  );
  await phone.get('/api/session');
  const pushes = await store.read.selectFrom('pushes').select('recipient_hash').execute();
  expect(pushes).toEqual([{ recipient_hash: hashSessionToken(current) }]);
});

test('an old token without a session, a forged id and another user’s id get the same reply', async () => {
  const { app, token, current, signedIn } = await anOldSession();
  const beto = await signedIn('beto');
  const { body } = await beto.get<SessionReply>('/api/session');
  const forged = [
    randomBytes(32).toString('base64url'),
    sessionToken(token, newId()),
    sessionToken(token, body.user?.id ?? ''),
    `${current}x`,
    `demo.${current}`,
    `${token}.${'\0'.repeat(22)}`,
  ];
  const replies = await Promise.all(forged.map((one) => client(app, one).get('/api/me')));
  const [first] = replies;
  expect(first?.status).toBe(401);
  for (const reply of replies) {
    expect(reply.body).toEqual(first?.body);
    expect(Object.keys(reply.headers)).toEqual(Object.keys(first?.headers ?? {}));
  }
});

test('an old token is valid for 90 days from its sign-in, and the new one not longer', async () => {
  const { app, clock, phone, current } = await anOldSession(89 * DAY);
  expect((await phone.get('/api/me')).status).toBe(200);
  clock.now += DAY + 1;
  for (const device of [phone, client(app, current)]) {
    const reply = await device.get('/api/me');
    expect({ status: reply.status, token: tokenIn(reply) }).toEqual({ status: 401, token: null });
  }
});

test('migration 050 keeps sessions with their old hashes, and marks users who help', async () => {
  const { migrate, db } = await anEmptyDatabase();
  const before = Object.entries(MIGRATIONS).filter(([name]) => name < '050');
  await migrate(Object.fromEntries(before));
  const user = { user_id: 'ana', name: 'Ana', created_at: '', last_timestamp: '', deeds_after: '' };
  for (const user_id of ['ana', 'beto'])
    await db
      .insertInto('users')
      .values({ ...user, user_id })
      .execute();
  const list = { user_id: 'ana', list_id: 'l', name: 'n', created_at: '' };
  await db.insertInto('players_lists').values(list).execute();
  await sql`insert into helpers
    (user_id, helper_id, list_id, helper_user_id, rights, code_hash, invited_at, expires_at)
    values ('ana', 'h', 'l', 'beto', 'matches', 'c', '', '')`.execute(db);
  const times = { created_at: 'c', last_seen_at: 's', subscribed_at: 'n' };
  const address = { subscription: '{}', endpoint_hash: 'e' };
  const session = { user_id: 'ana', token_hash: 'h', device: 'Moto', ...times, ...address };
  await db.insertInto('sessions').values(session).execute();
  await migrate();
  const rows = await db.selectFrom('sessions').selectAll().execute();
  expect(rows).toEqual([{ ...session, old_token_hash: 'h' }]);
  const users = await db.selectFrom('users').select(['user_id', 'may_help']).execute();
  expect(users).toContainEqual({ user_id: 'ana', may_help: 0 });
  expect(users).toContainEqual({ user_id: 'beto', may_help: 1 });
});
