import type {
  FiguresReply,
  GroupLink,
  Home,
  Match,
  Player,
  PlayersList,
  Profile,
  ResultReply,
} from '@picadito/domain';
import { expect, test } from 'vitest';
import { cookieNames } from '../cookies.ts';
import { DEMO_ISSUER, SAMPLE_ACCOUNT } from '../../demo/accounts.ts';
import { pageIn } from '../../../testing/a-linked-group.ts';
import { PUBLIC_URL, testApp } from '../../../testing/test-app.ts';
import { temporaryFeed } from '../../../testing/changes.ts';
import { signIn } from './sign-in.ts';

const DAY = 24 * 60 * 60 * 1000;
const identity = {
  issuer: 'https://id.test',
  subject: 's-1',
  name: 'Ana',
  email: 'ana@id.test',
  picture: null,
};

test('the same identity is the same user; the e-mail is not an identity', async () => {
  const { signedIn } = await testApp();
  const profile = async (more: object) =>
    (await (await signedIn('ana', more)).get<Profile>('/api/me')).body;
  const first = await profile({ email: 'ana@id.test' });
  expect((await profile({ email: 'otra@id.test' })).id).toBe(first.id);
  expect((await profile({ subject: 's-2', email: 'ana@id.test' })).id).not.toBe(first.id);
  expect((await profile({ issuer: 'https://other.test' })).id).not.toBe(first.id);
});

test('ten concurrent first sign-ins of one identity create one user', async () => {
  const { store } = await testApp();
  const context = { store, now: Date.now, log: () => undefined, feed: temporaryFeed(store) };
  await Promise.all(Array.from({ length: 10 }, () => signIn(context, identity, null)));
  expect(await store.read.selectFrom('users').select('user_id').execute()).toHaveLength(1);
  expect(await store.read.selectFrom('sessions').select('user_id').execute()).toHaveLength(10);
});

test('only the hash of a session’s token is stored', async () => {
  const { store } = await testApp();
  const { token } = await signIn(
    { store, now: Date.now, log: () => undefined, feed: temporaryFeed(store) },
    identity,
    'Firefox',
  );
  expect(token).toMatch(/^[\w-]{22}\.[\w-]{22}$/);
  const [session] = await store.read.selectFrom('sessions').selectAll().execute();
  expect(session?.device).toBe('Firefox');
  expect(JSON.stringify(session)).not.toContain(token);
});

test('a session ends after 30 idle days, after 90 days, and at sign-out', async () => {
  const { app, store, clock } = await testApp();
  const context = { store, now: () => clock.now, log: () => undefined, feed: temporaryFeed(store) };
  const name = cookieNames(PUBLIC_URL).session;
  const isIn = async (token: string) =>
    (await app.inject({ url: '/api/me', cookies: { [name]: token } })).statusCode === 200;
  const idle = await signIn(context, identity, null);
  clock.now += 30 * DAY - 1;
  expect(await isIn(idle.token)).toBe(true);
  clock.now += 30 * DAY + 1;
  expect(await isIn(idle.token)).toBe(false);

  const busy = await signIn(context, identity, null);
  for (let day = 0; day < 90; day += 1) {
    expect(await isIn(busy.token)).toBe(true);
    clock.now += DAY;
  }
  clock.now += 1;
  expect(await isIn(busy.token)).toBe(false);

  const left = await signIn(context, identity, null);
  await app.inject({ method: 'POST', url: '/auth/sign-out', cookies: { [name]: left.token } });
  expect(await isIn(left.token)).toBe(false);
});

test('the demonstration account starts with 5 players, 2 lists, 3 matches and level 2', async () => {
  const { signedIn } = await testApp();
  const demo = await signedIn('demo', { issuer: DEMO_ISSUER, subject: SAMPLE_ACCOUNT });
  expect((await demo.get<Profile>('/api/me')).body).toMatchObject({ level: 2, xp: 450 });
  expect((await demo.get<Player[]>('/api/players')).body).toHaveLength(5);
  expect((await demo.get<PlayersList[]>('/api/lists')).body).toHaveLength(2);
  const { body: matches } = await demo.get<Match[]>('/api/matches');
  expect(matches.map(({ status }) => status)).toEqual(['pendiente', 'completado', 'completado']);
  expect(matches.map(({ confirmedCount }) => confirmedCount)).toEqual([3, 5, 4]);
});

test('on every day the demonstration account has a result, figures and la figura, and home asks for the result of its last match', async () => {
  const { signedIn, clock } = await testApp();
  for (let day = 0; day < 7; day += 1) {
    const demo = await signedIn('demo', { issuer: DEMO_ISSUER, subject: SAMPLE_ACCOUNT });
    const [coming, last, first] = (await demo.get<Match[]>('/api/matches')).body;
    expect(coming?.status).toBe('pendiente');
    expect((await demo.get<Home>('/api/home')).body.asked).toBe(last?.id);
    const { body } = await demo.get<ResultReply>(`/api/matches/${first?.id}/result`);
    expect(body.score).toEqual({ claro: 4, oscuro: 3 });
    expect(body.scorers.map(({ goals }) => goals).toSorted()).toEqual([1, 1, 2, 3]);
    expect(body.figura).toMatchObject({ players: [{ name: 'Íñigo Peña' }], votes: 3 });
    const { players } = (await demo.get<FiguresReply>('/api/players/stats/figures')).body;
    expect(players.map(({ points }) => points).toSorted()).toEqual([0, 0, 0, 3, 3]);
    await demo.delete('/api/me');
    clock.now += DAY;
  }
});

test('the group link of the demonstration account is on, and its page shows answers', async () => {
  const { signedIn, app } = await testApp();
  const demo = await signedIn('demo', { issuer: DEMO_ISSUER, subject: SAMPLE_ACCOUNT });
  const { body: lists } = await demo.get<PlayersList[]>('/api/lists');
  const sample = lists.find(({ name }) => name === 'Los de los jueves');
  const { body: link } = await demo.get<GroupLink>(`/api/lists/${sample?.id}/link`);
  const { next } = pageIn((await app.inject(new URL(link.address ?? '').pathname)).body);
  const said = next?.people.map(({ name, state, comment, addedBy }) =>
    [name, state, comment, addedBy].filter((part) => part !== null).join(', '),
  );
  expect(said).toEqual([
    'Ana, in, llevo pelota',
    'Beto, in, Ana',
    'Íñigo, in',
    'Caro, maybe, salgo tarde del laburo',
    'Dani, silent',
  ]);
});

test('any other account starts empty', async () => {
  const { signedIn } = await testApp();
  const empty = await signedIn('vacio', { issuer: DEMO_ISSUER, subject: 'vacio-1@picadito.local' });
  expect((await empty.get('/api/lists')).body).toEqual([]);
  expect((await empty.get<Profile>('/api/me')).body).toMatchObject({
    level: 1,
    xp: 0,
    name: 'vacio',
  });
});

test('profile data of the provider are stored by the rules of the form', async () => {
  const { signedIn } = await testApp();
  const name = `  \0A\u0301na\u0007 ${'⚽'.repeat(100)}\ud800`;
  const ana = await signedIn('ana', { name, email: 'ana\0@id.test', picture: '\u0000' });
  expect((await ana.get<Profile>('/api/me')).body).toMatchObject({
    name: `Ána  ${'⚽'.repeat(75)}`,
    email: 'ana @id.test',
    photoURL: null,
  });
  const nobody = await signedIn('nadie', { name: ' \0 ' });
  expect((await nobody.get<Profile>('/api/me')).body.name).toBe('Usuario');
});

test('a country code must exist', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  for (const country of ['XX', 'ZZ', 'ar', '419', 'Argentina', '']) {
    expect({ country, status: (await ana.patch('/api/me', { country })).status }).toEqual({
      country,
      status: 422,
    });
  }
  expect((await ana.patch('/api/me', { country: 'ES' })).status).toBe(200);
});
