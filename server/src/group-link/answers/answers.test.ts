import { expect, test } from 'vitest';
import { timestamp } from '../../store/timestamps.ts';
import { confirm, decline } from '../../../testing/a-match.ts';
import {
  aLinkedGroup,
  asForm,
  DEVICE_COOKIE,
  keyOf,
  answersShownIn,
} from '../../../testing/a-linked-group.ts';

const HOUR = 60 * 60 * 1000;
const KICK_OFF = Date.parse('2026-11-27T00:00:00Z');

/** Sends a VOY for each player with one of these numbers, each from its own device. Returns the devices. */
async function answered(group: Awaited<ReturnType<typeof aLinkedGroup>>, ...numbers: number[]) {
  const devices = [];
  for (const number of numbers) {
    const device = group.device();
    expect((await device.says(number, 'voy')).status).toBe(200);
    devices.push(device);
  }
  return devices;
}
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('a player who taps a name and answers is in the match, and the organiser and the device see it', async () => {
  const { device, roster } = await aLinkedGroup();
  const nico = device();
  const { next } = await nico.page();
  expect((await nico.page(`?soy=${keyOf(next, 1)}`)).asked).toEqual({
    kind: 'name-chosen',
    key: keyOf(next, 1),
    name: 'Jueves 01',
  });
  const reply = await nico.post('answer', asForm(await nico.form(1, 'voy')));
  expect([reply.statusCode, reply.body]).toEqual([303, '']);
  expect(reply.headers.location).toMatch(/^\/g\/[\dA-Za-z]{22}\?soy=[\w-]{16}&anotado=si$/);
  expect(reply.cookies).toMatchObject([
    { name: DEVICE_COOKIE, httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 34_560_000 },
  ]);
  const page = await nico.page();
  expect(page.me).toEqual({ key: keyOf(next, 1), name: 'Jueves 01' });
  expect(answersShownIn(page)).toEqual(['01 in']);
  expect((await roster())[0]).toMatchObject({ confirmed: true, declined: false });
});

test('an answer can be changed until kick-off, and not after it', async () => {
  const { device, roster, clock } = await aLinkedGroup();
  const nico = device();
  for (const [answer, shown, stored] of [
    ['voy', ['01 in'], { confirmed: true, declined: false }],
    ['no', ['01 out'], { confirmed: false, declined: true }],
    ['nose', ['01 maybe'], { confirmed: false, declined: false }],
  ] as const) {
    expect(answersShownIn((await nico.says(1, answer)).body)).toEqual(shown);
    expect((await roster())[0]).toMatchObject(stored);
  }
  clock.now = KICK_OFF - 1;
  expect((await nico.says(1, 'voy')).status).toBe(200);
  clock.now = KICK_OFF;
  const late = await nico.says(1, 'no');
  expect(late.status).toBe(409);
  expect(late.body.detail).toBe('El partido ya empezó. Avisale a quien organiza.');
  expect((await roster())[0]?.confirmed).toBe(true);
});

test('the eleventh VOY waits, and the first of the waitlist moves up at once when a player drops out', async () => {
  const group = await aLinkedGroup(13);
  const devices = await answered(group, ...upTo(13));
  const full = upTo(10).map((number) => `${String(number).padStart(2, '0')} in`);
  expect(answersShownIn((await devices[0]?.page()) ?? fail())).toEqual([
    ...full,
    '11 queued 1',
    '12 queued 2',
    '13 queued 3',
  ]);
  expect((await group.roster()).filter(({ confirmed }) => confirmed)).toHaveLength(10);
  const dropped = await devices[2]?.says(3, 'no');
  const said = answersShownIn(dropped?.body ?? fail());
  expect(said.slice(9)).toEqual(['11 in', '12 queued 1', '13 queued 2', '03 out']);
  await devices[11]?.says(12, 'nose');
  const left = await devices[0]?.says(1, 'nose');
  expect(answersShownIn(left?.body ?? fail()).slice(9)).toEqual([
    '13 in',
    '01 maybe',
    '12 maybe',
    '03 out',
  ]);
});

const fail = (): never => {
  throw new Error('no reply');
};

test('a repeated VOY changes no place, and a repeated answer is stored once', async () => {
  const group = await aLinkedGroup(12);
  const devices = await answered(group, ...upTo(12));
  const { store, clock } = group;
  const stored = async () => [
    await store.read.selectFrom('answers').selectAll().execute(),
    await store.read.selectFrom('answer_log').select('at').execute(),
    await store.read.selectFrom('changes').select('at').execute(),
    await store.read.selectFrom('users').select('last_timestamp').execute(),
  ];
  const usedAt = async () =>
    (await store.read.selectFrom('devices').select('used_at').orderBy('used_at').execute()).at(-1);
  const before = await stored();
  clock.now += HOUR;
  const again = await devices[10]?.says(11, 'voy');
  expect(answersShownIn(again?.body ?? fail()).slice(10)).toEqual(['11 queued 1', '12 queued 2']);
  expect(answersShownIn((await devices[0]?.says(1, 'voy'))?.body ?? fail())[0]).toBe('01 in');
  expect(await stored()).toEqual(before);
  expect(await usedAt()).toEqual({ used_at: timestamp(clock.now) });
});

test('on the day of the match a second VOY confirms the player and keeps the place', async () => {
  const group = await aLinkedGroup(3);
  const { clock, ana, match, ids } = group;
  const devices = await answered(group, 1, 2);
  await confirm(ana, match.id, ids[2] ?? '');
  const asked = async () => {
    const { next } = (await devices[0]?.page()) ?? fail();
    return next?.people.map(({ name, isAskedToday }) => `${name.slice(-2)} ${isAskedToday}`);
  };
  expect(await asked()).toEqual(['01 false', '02 false', '03 false']);
  clock.now = KICK_OFF - 12 * HOUR;
  expect(await asked()).toEqual(['01 true', '02 true', '03 true']);
  await devices[0]?.says(1, 'voy');
  expect(await asked()).toEqual(['01 false', '02 true', '03 true']);
  const log = await group.store.read.selectFrom('answer_log').select('at').execute();
  await devices[0]?.says(1, 'voy');
  expect(await group.store.read.selectFrom('answer_log').select('at').execute()).toEqual(log);
});

test('the waitlist moves up in the same change in which the organiser takes a player out, but not after kick-off', async () => {
  const group = await aLinkedGroup(13);
  const { ana, match, ids, roster, clock } = group;
  await answered(group, ...upTo(13));
  await confirm(ana, match.id, ids[0] ?? '', false);
  await decline(ana, match.id, ids[1] ?? '');
  const going = async () =>
    (await roster()).flatMap(({ confirmed }, index) => (confirmed ? [index + 1] : []));
  expect(await going()).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  clock.now = KICK_OFF + HOUR;
  await confirm(ana, match.id, ids[2] ?? '', false);
  expect(await going()).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('nobody moves up in a suspended match until it is on again', async () => {
  const group = await aLinkedGroup(11);
  const { ana, match, ids, roster } = group;
  await answered(group, ...upTo(11));
  const going = async () => (await roster()).filter(({ confirmed }) => confirmed).length;
  await ana.patch(`/api/matches/${match.id}`, { status: 'cancelado' });
  await confirm(ana, match.id, ids[0] ?? '', false);
  expect(await going()).toBe(9);
  await ana.patch(`/api/matches/${match.id}`, { status: 'pendiente' });
  expect(await going()).toBe(10);
});

test('a player whom the organiser confirms is in a full match, and a player who is taken out waits no longer', async () => {
  const group = await aLinkedGroup(13);
  const { ana, match, ids } = group;
  const [first] = await answered(group, ...upTo(13));
  await confirm(ana, match.id, ids[12] ?? '');
  expect(answersShownIn((await first?.page()) ?? fail()).slice(10)).toEqual([
    '13 in',
    '11 queued 1',
    '12 queued 2',
  ]);
  await confirm(ana, match.id, ids[12] ?? '', false);
  await decline(ana, match.id, ids[10] ?? '');
  await confirm(ana, match.id, ids[10] ?? '', false);
  expect(answersShownIn((await first?.page()) ?? fail()).slice(10)).toEqual(['12 queued 1']);
});

test('the first of the waitlist gets the place of a player who is removed from the match or deleted', async () => {
  const group = await aLinkedGroup(13);
  const { ana, match, ids } = group;
  const [first] = await answered(group, ...upTo(13));
  await ana.delete(`/api/matches/${match.id}/players/${ids[3]}`);
  expect(answersShownIn((await first?.page()) ?? fail()).slice(9)).toEqual([
    '11 in',
    '12 queued 1',
    '13 queued 2',
  ]);
  await ana.delete(`/api/players/${ids[4]}`);
  expect(answersShownIn((await first?.page()) ?? fail()).slice(9)).toEqual([
    '12 in',
    '13 queued 1',
  ]);
});

test('a comment is shown with its answer, and a repeated answer keeps it until another is written', async () => {
  const { device } = await aLinkedGroup();
  const nico = device();
  const commentOf = async () =>
    (await nico.page()).next?.people.find(({ state }) => state !== 'silent')?.comment;
  await nico.says(1, 'voy', { comment: ' llego\u202e 10\u200b min tarde ' });
  expect(await commentOf()).toBe('llego 10 min tarde');
  await nico.says(1, 'voy');
  expect(await commentOf()).toBe('llego 10 min tarde');
  await nico.says(1, 'voy', { comment: '' });
  expect(await commentOf()).toBe(null);
  await nico.says(1, 'voy', { comment: '👨‍👩‍👧‍👦'.repeat(15) });
  expect(await commentOf()).toBe('👨‍👩‍👧‍👦'.repeat(15));
  await nico.says(1, 'no');
  expect(await commentOf()).toBe(null);
});

test('the organiser receives an answer as a change of attendance, with the players who moved up', async () => {
  const group = await aLinkedGroup(11);
  const devices = await answered(group, ...upTo(11));
  await devices[0]?.says(1, 'no');
  const changes = await group.store.read
    .selectFrom('changes')
    .select(['kind', 'id', 'tab', 'detail'])
    .orderBy('at', 'desc')
    .limit(1)
    .execute();
  expect(changes).toMatchObject([{ kind: 'match', id: group.match.id, tab: null }]);
  const detail: unknown = JSON.parse(changes[0]?.detail ?? '');
  expect(detail).toMatchObject({
    part: 'attendance',
    confirmedCount: 10,
    players: [
      { id: group.ids[0], confirmed: false, declined: true, confirmedAt: null },
      { id: group.ids[10], confirmed: true, declined: false },
    ],
  });
});

test('one of several concurrent answers gets the last place, and one device gets the name', async () => {
  const group = await aLinkedGroup(13);
  await answered(group, ...upTo(9));
  const [one, other, third] = [group.device(), group.device(), group.device()];
  const forms = [await one.form(10, 'voy'), await other.form(11, 'voy')];
  await Promise.all([one.post('answer', forms[0] ?? {}), other.post('answer', forms[1] ?? {})]);
  const said = answersShownIn(await third.page());
  expect(said.slice(9).map((text) => text.slice(3))).toEqual(['in', 'queued 1']);
  const nico = await third.form(12, 'voy');
  const replies = await Promise.all(
    [group.device(), group.device()].map((device) => device.post('answer', nico)),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});
