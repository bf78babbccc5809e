import type { Profile, SessionReply } from '@picadito/domain';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { cookieNames } from '../cookies.ts';
import type { IdentityClient } from '../identity-client.ts';
import type { Store } from '../../store/store.ts';
import { PUBLIC_URL } from '../../../testing/test-app.ts';
import { temporaryStore } from '../../../testing/temporary-store.ts';
import { temporaryFeed } from '../../../testing/changes.ts';
import { temporarySessions } from './temporary-sessions.ts';

const MINUTE = 60 * 1000;
const NOW = Date.parse('2026-11-20T21:00:00Z');
const ana = {
  issuer: 'https://id.test',
  subject: 's-1',
  name: 'Ana',
  email: 'ana@id.test',
  picture: null,
};

const ANAS_UID = 'temporal-oWFvfrUi3ZkYE_FE79T5MX';

/** An identity provider that signs Ana in without a question. */
const vouching: IdentityClient = {
  begin: async () => ({
    url: new URL('https://id.test/auth'),
    attempt: { state: 'state', nonce: 'nonce', verifier: 'verifier' },
  }),
  finish: async () => ana,
};

async function aFailingServer() {
  const real = await temporaryStore();
  const database = { isAway: false, attempts: 0 };
  const store: Store = {
    ...real,
    transaction: async (work, maxAttempts) => {
      database.attempts += 1;
      if (database.isAway) throw new Error('the disk is full');
      return real.transaction(work, maxAttempts);
    },
  };
  const clock = { now: NOW };
  const notes: string[] = [];
  const context = {
    store,
    now: () => clock.now,
    log: (note: string) => void notes.push(note),
    feed: temporaryFeed(store),
  };
  return { store: real, database, clock, notes, context };
}

async function anApp() {
  const server = await aFailingServer();
  const { context } = server;
  const app = await buildApp({ context, publicUrl: PUBLIC_URL, identityClient: vouching });
  onTestFinished(() => app.close());
  const name = cookieNames(PUBLIC_URL).session;
  const jar: Record<string, string> = {};
  const send = async (url: string, method: 'GET' | 'POST' = 'GET', payload?: object) => {
    const more = payload ? { payload } : {};
    const reply = await app.inject({ url, method, cookies: jar, ...more });
    for (const cookie of reply.cookies) jar[cookie.name] = cookie.value;
    return reply;
  };
  const signIn = async () => {
    await send('/auth/google');
    return (await send('/auth/callback?state=state&code=c')).headers.location;
  };
  const session = async () => (await send('/api/session')).json<SessionReply>();
  return { ...server, send, signIn, session, token: () => jar[name] ?? '' };
}

test('a sign-in without a database gets a temporary profile', async () => {
  const { database, signIn, session, send, notes } = await anApp();
  database.isAway = true;
  expect(await signIn()).toBe('/');
  expect(await session()).toEqual({
    temporary: true,
    version: null,
    user: {
      id: ANAS_UID,
      uid: ANAS_UID,
      name: 'Ana',
      email: 'ana@id.test',
      photoURL: null,
      whatsapp: null,
      level: 1,
      xp: 0,
      timeZone: null,
      country: null,
      createdAt: '2026-11-20T21:00:00.000000Z',
    },
  });
  for (const [url, method, payload] of [
    ['/api/me', 'GET', undefined],
    ['/api/lists', 'GET', undefined],
    ['/api/lists', 'POST', { name: 'Jueves' }],
  ] as const) {
    const reply = await send(url, method, payload);
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({ code: 'unavailable' });
    expect(reply.headers['retry-after']).toBe('1');
  }
  expect(notes).toEqual(['a profile could not be stored, so a temporary one is used: Error']);
});

test('a temporary session becomes a stored one when the database is back', async () => {
  const { database, signIn, session, send, token, store } = await anApp();
  database.isAway = true;
  await signIn();
  const secret = token();
  expect((await session()).temporary).toBe(true);
  database.isAway = false;
  const created = await Promise.all(
    Array.from({ length: 5 }, (_, index) => send('/api/lists', 'POST', { name: `Lista ${index}` })),
  );
  expect(created.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
  const { temporary, user } = await session();
  expect({ temporary, name: user?.name, isReal: user?.id !== ANAS_UID }).toEqual({
    temporary: false,
    name: 'Ana',
    isReal: true,
  });
  expect(token()).toBe(`${secret}.${user?.id}`);
  expect(await store.read.selectFrom('users').select('user_id').execute()).toHaveLength(1);
  expect(await store.read.selectFrom('sessions').select('user_id').execute()).toHaveLength(1);
  expect((await send('/api/me')).json<Profile>().email).toBe('ana@id.test');
});

test('a temporary session that one server has stored is valid on the others', async () => {
  const { database, signIn, session, token, context } = await anApp();
  const elsewhere = await buildApp({ context, publicUrl: PUBLIC_URL, identityClient: vouching });
  onTestFinished(() => elsewhere.close());
  database.isAway = true;
  await signIn();
  const cookies = { [cookieNames(PUBLIC_URL).session]: token() };
  database.isAway = false;
  await session();
  const reply = await elsewhere.inject({ url: '/api/me', cookies });
  expect({ status: reply.statusCode, token: reply.cookies[0]?.value }).toEqual({
    status: 200,
    token: token(),
  });
});

test('a stored session is never treated as temporary, and a new sign-in ends the old one', async () => {
  const { database, signIn, session, token, store } = await anApp();
  await signIn();
  const first = token();
  expect((await session()).temporary).toBe(false);
  database.isAway = true;
  expect(await signIn()).toBe('/');
  expect(token()).not.toBe(first);
  expect((await session()).temporary).toBe(true);
  database.isAway = false;
  await signIn();
  const { temporary, user } = await session();
  expect({ temporary, name: user?.name }).toEqual({ temporary: false, name: 'Ana' });
  expect(await store.read.selectFrom('sessions').select('user_id').execute()).toHaveLength(2);
});

test('signing out ends a temporary session, also without a database', async () => {
  const { database, signIn, send, session, token, context, store } = await anApp();
  database.isAway = true;
  await signIn();
  const cookie = token();
  expect((await send('/auth/sign-out', 'POST')).statusCode).toBe(204);
  database.isAway = false;
  expect(await session()).toEqual({ user: null, temporary: false, version: null });
  expect(await temporarySessions(context).resume(cookie)).toBeNull();
  expect(await store.read.selectFrom('users').select('user_id').execute()).toEqual([]);
});

test('a temporary session expires after half an hour', async () => {
  const { database, clock, signIn, session } = await anApp();
  database.isAway = true;
  await signIn();
  clock.now += 30 * MINUTE - 1;
  expect((await session()).temporary).toBe(true);
  clock.now += 1;
  expect(await session()).toMatchObject({ user: null, temporary: false });
});

test('at most a thousand temporary sessions exist, the oldest is evicted', async () => {
  const { context, database, clock } = await aFailingServer();
  const sessions = temporarySessions(context);
  database.isAway = true;
  const tokens: string[] = [];
  for (let count = 0; count < 1001; count += 1) {
    clock.now += 1;
    tokens.push((await sessions.begin(ana, null)).token);
  }
  expect(await sessions.resume(tokens[0] ?? '')).toBeNull();
  expect(await sessions.resume(tokens[1] ?? '')).toMatchObject({ uid: ANAS_UID });
  expect(await sessions.resume(tokens[1000] ?? '')).toMatchObject({ uid: ANAS_UID });
});

test('a temporary uid is stable and unique for an identity', async () => {
  const { context, database } = await aFailingServer();
  const sessions = temporarySessions(context);
  database.isAway = true;
  const uidOf = async (identity: typeof ana) =>
    (await sessions.resume((await sessions.begin(identity, null)).token))?.uid;
  expect(await uidOf({ ...ana, name: 'Ana María', email: 'a@id.test' })).toBe(ANAS_UID);
  const others = [
    await uidOf({ ...ana, subject: 's-2' }),
    await uidOf({ ...ana, issuer: 'https://other.test' }),
    await uidOf({ ...ana, issuer: 'https://id.tests', subject: '-1' }),
  ];
  expect(new Set([ANAS_UID, ...others]).size).toBe(4);
});

test('signing out while the session is being stored leaves no session', async () => {
  const { context, database, store } = await aFailingServer();
  const sessions = temporarySessions(context);
  database.isAway = true;
  const { token } = await sessions.begin({ ...ana, name: null }, null);
  expect(await sessions.resume(token)).toMatchObject({ name: 'Usuario' });
  database.isAway = false;
  const before = database.attempts;
  await Promise.all([sessions.resume(token), sessions.resume(token), sessions.end(token)]);
  expect(database.attempts - before).toBe(2);
  expect(await store.read.selectFrom('sessions').select('user_id').execute()).toEqual([]);
});

test('discarding the temporary sessions of one identity keeps those of another', async () => {
  const { context, database, store } = await aFailingServer();
  const sessions = temporarySessions(context);
  database.isAway = true;
  const [phone, laptop] = [await sessions.begin(ana, null), await sessions.begin(ana, null)];
  const betos = await sessions.begin({ ...ana, subject: 's-2' }, null);
  sessions.forget([{ issuer: ana.issuer, subject: ana.subject }]);
  expect(await sessions.resume(betos.token)).not.toBeNull();
  database.isAway = false;
  for (const { token } of [phone, laptop, betos]) expect(await sessions.resume(token)).toBeNull();
  const identities = await store.read.selectFrom('identities').select('subject').execute();
  expect(identities).toEqual([{ subject: 's-2' }]);
});
