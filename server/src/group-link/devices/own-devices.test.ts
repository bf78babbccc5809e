import { expect, test } from 'vitest';
import { DEVICE_COOKIE } from '../../../testing/a-linked-group.ts';
import { confirm, createMatch, decline } from '../../../testing/a-match.ts';
import { aSecondEvening, HOUR, KICK_OFF } from '../../../testing/group-link/a-second-evening.ts';
import { everyRow } from '../../../testing/every-row.ts';
import { CLAIMS_PER_NAME } from './device.ts';
import { DEVICES_PER_NAME } from '@picadito/domain';
import { weighClaims } from './weigh-claims.ts';

test('a device that is asked whether the name is the player’s gets a cookie, and nothing is stored', async () => {
  const { store, device } = await aSecondEvening(3);
  const before = await everyRow(store);
  const other = device();
  const { status, body } = await other.says(1, 'voy');
  expect([status, body.detail]).toEqual([409, 'Ya hay otro celu como Jueves 01. ¿Sos vos?']);
  expect(other.cookies[DEVICE_COOKIE]).toMatch(/^[\w-]{22}$/);
  expect(await everyRow(store)).toEqual(before);
});

test('the VOY of a claim counts at once while the name has no answer of its own, and its origin is shown', async () => {
  const { answers, device, phoneOf, standing, ids } = await aSecondEvening(3);
  const other = device();
  const { status, body } = await other.claims(1, 'voy', { comment: 'llego tarde' });
  expect([status, body.claim, body.me]).toMatchObject([
    200,
    { name: 'Jueves 01', isDenied: false },
    null,
  ]);
  expect(await standing(1)).toBe('in');
  const [person] = body.next?.people ?? [];
  expect(person).toMatchObject({ isFromOtherDevice: true, comment: 'llego tarde' });
  const [answer] = (await answers()).answers;
  expect(answer).toMatchObject({ playerId: ids[0], source: 'claim' });
  const own = await phoneOf(1).page();
  expect(own.next?.people[0]).toMatchObject({ isFromOtherDevice: true });
  expect(own.claims).toMatchObject([{ at: '20:00', answer: null }]);
});

test.each([
  ['an own device', (group: Group) => group.phoneOf(1).says(1, 'no')],
  [
    'the personal link',
    async (group: Group) => group.device().says(1, 'no', {}, await group.personalPath(1)),
  ],
  ['the organiser', (group: Group) => decline(group.ana, group.match.id, group.ids[0] ?? '')],
])('once %s has answered, the VOY of a claim and of another player waits', async (_by, answers) => {
  const group = await aSecondEvening(3);
  await answers(group);
  expect((await group.device().claims(1, 'voy')).status).toBe(200);
  expect(await group.standing(1)).toBe('out');
  expect((await group.phoneOf(2).says(1, 'voy', { other: 'si' })).status).toBe(200);
  expect(await group.standing(1)).toBe('out');
  const { claims, proposals } = await group.answers();
  expect(claims).toMatchObject([{ answer: 'confirmed' }]);
  expect(proposals).toMatchObject([{ answer: 'confirmed', authorName: 'Jueves 02' }]);
});

type Group = Awaited<ReturnType<typeof aSecondEvening>>;

test('NO VOY and NO SÉ of a claim wait, and the claiming device reads what to do', async () => {
  const { device, phoneOf, standing, answers } = await aSecondEvening(3);
  await phoneOf(1).says(1, 'voy');
  const other = device();
  const { body } = await other.claims(1, 'no');
  expect(await standing(1)).toBe('in');
  const said = { kind: 'answer', name: 'Jueves 01', answer: 'no', isDismissed: false };
  expect(body.sent).toMatchObject([{ ...said, isGoing: true }]);
  await other.says(1, 'nose');
  expect((await other.page()).sent).toMatchObject([{ answer: 'nose' }]);
  expect((await answers()).claims).toMatchObject([{ times: 1, answer: 'maybe' }]);
  // An answer that equals the current state takes the proposal back.
  await other.says(1, 'voy');
  expect((await other.page()).sent).toEqual([]);
});

test('an own device accepts a claim with one tap, and the answers of the claim count', async () => {
  const { device, phoneOf, standing, holders, ids } = await aSecondEvening(3);
  await phoneOf(1).says(1, 'voy');
  const other = device();
  await other.claims(1, 'no');
  const asked = await phoneOf(1).page();
  expect(asked.claims).toMatchObject([{ answer: 'no' }]);
  const { status } = await phoneOf(1).decidesClaim('si');
  expect([status, await standing(1)]).toEqual([200, 'out']);
  expect((await other.page()).me?.name).toBe('Jueves 01');
  const nico = (await holders()).find(({ playerId }) => playerId === ids[0]);
  expect([nico?.devices.length, nico?.claims]).toEqual([2, []]);
  expect((await other.says(1, 'voy')).status).toBe(200);
});

test('a claim that a new device accepts is trusted like that device, and an undo covers both', async () => {
  const { device, standing, answers, undo, holders } = await aSecondEvening(3, 1);
  const [taker, helper] = [device(), device()];
  await taker.says(2, 'voy');
  await helper.claims(2, 'no');
  await taker.decidesClaim('si');
  await helper.says(2, 'nose');
  expect((await answers()).log[0]?.kind).toBe('new');
  await undo('span', (await answers()).span?.from ?? '');
  expect([await standing(2), (await holders()).length]).toEqual(['none', 1]);
});

test('the NO of an own device deletes a claim and its answers', async () => {
  const { device, phoneOf, standing, answers } = await aSecondEvening(3);
  await phoneOf(1).says(1, 'voy');
  const other = device();
  await other.claims(1, 'no');
  await phoneOf(1).decidesClaim('no');
  expect(await standing(1)).toBe('in');
  const page = await other.page();
  expect([page.claim?.isDenied, page.sent]).toMatchObject([true, [{ isDismissed: true }]]);
  expect((await answers()).claims).toEqual([]);
});

test('the personal link and the tap of the organiser make a claim an own device', async () => {
  const group = await aSecondEvening(3);
  await group.phoneOf(1).says(1, 'voy');
  const [one, other] = [group.device(), group.device()];
  await one.claims(1, 'no');
  expect((await one.says(1, 'no', {}, await group.personalPath(1))).status).toBe(200);
  expect(await group.standing(1)).toBe('out');
  await group.phoneOf(1).says(1, 'voy');
  await other.claims(1, 'no');
  await group.decides(1, true);
  expect([await group.standing(1), (await other.page()).me?.name]).toEqual(['out', 'Jueves 01']);
});

test('a player with a new phone and without the old one says VOY in three taps, and NO VOY after one tap of the organiser', async () => {
  const { device, standing, decides } = await aSecondEvening(3);
  const phone = device();
  // The three taps are on the name, on VOY and on SÍ.
  expect((await phone.says(1, 'voy')).status).toBe(409);
  await phone.says(1, 'voy', { soy: 'si' });
  expect(await standing(1)).toBe('in');
  const other = device();
  await other.claims(2, 'no');
  expect(await standing(2)).toBe('none');
  await decides(2, true);
  expect(await standing(2)).toBe('out');
});

test('five own devices keep a name against any claim, and two claims wait', async () => {
  const group = await aSecondEvening(3, 1);
  const own = await group.personalPath(1);
  const phones = Array.from({ length: DEVICES_PER_NAME - 1 }, () => group.device());
  for (const phone of phones) await phone.says(1, 'voy', {}, own);
  const claims = Array.from({ length: CLAIMS_PER_NAME + 3 }, () => group.device());
  for (const claim of claims) await claim.claims(1, 'no');
  const [nico] = await group.holders();
  expect([nico?.devices.length, nico?.claims.length]).toEqual([DEVICES_PER_NAME, CLAIMS_PER_NAME]);
  for (const phone of [group.phoneOf(1), ...phones])
    expect((await phone.page()).me?.name).toBe('Jueves 01');
  expect((await group.answers()).claims).toMatchObject([{ times: claims.length }]);
  const kept = await Promise.all(claims.map(async (one) => (await one.page()).claim !== null));
  expect(kept).toEqual([false, false, false, true, true]);
  // An accepted claim replaces the own device that has been unused longest.
  await group.decides(1, true);
  expect((await group.phoneOf(1).page()).me).toBe(null);
  expect((await group.holders())[0]?.devices).toHaveLength(DEVICES_PER_NAME);
});

test('the answer of a request without a cookie is judged like one of a device, and no claim is stored', async () => {
  const { device, standing, answers, phoneOf } = await aSecondEvening(3);
  expect((await device().says(1, 'voy', { soy: 'si' })).status).toBe(200);
  expect(await standing(1)).toBe('in');
  await phoneOf(2).says(2, 'voy');
  expect((await device().says(2, 'no', { soy: 'si' })).status).toBe(200);
  expect(await standing(2)).toBe('in');
  const { claims, proposals } = await answers();
  expect(claims).toEqual([]);
  expect(proposals).toMatchObject([{ answer: 'declined', authorName: null }]);
});

test('a claim takes back its own VOY at once, while it is the last answer', async () => {
  const { device, standing, phoneOf, answers } = await aSecondEvening(3);
  const [other, beto] = [device(), phoneOf(2)];
  const takesBack = async (from: typeof other) => {
    const { takeBacks } = await from.page();
    return (await from.sends('take-back', takeBacks[0] ?? { match: '', player: '' })).status;
  };
  await other.claims(1, 'voy');
  await other.says(1, 'voy', { comment: 'llego tarde' });
  expect([await takesBack(other), await standing(1)]).toEqual([200, 'none']);
  expect((await answers()).log).toEqual([]);
  await beto.says(1, 'voy', { other: 'si' });
  expect(await takesBack(other)).toBe(409);
  expect([await takesBack(beto), await standing(1)]).toEqual([200, 'none']);
  await beto.says(1, 'voy', { other: 'si' });
  await phoneOf(1).says(1, 'voy');
  expect((await beto.page()).takeBacks).toEqual([]);
  expect([await takesBack(beto), await standing(1)]).toEqual([409, 'in']);
});

test('a guest of a claim waits for an own device, the personal link or the organiser', async () => {
  const { device, phoneOf, roster, answers } = await aSecondEvening(3);
  const other = device();
  await other.claims(1, 'voy');
  expect((await other.brings(1, 'Dani')).status).toBe(200);
  expect(await roster()).toHaveLength(3);
  expect((await other.page()).sent).toMatchObject([{ kind: 'guest', name: 'Dani' }]);
  expect((await answers()).proposals).toMatchObject([{ kind: 'guest', name: 'Dani' }]);
  expect((await phoneOf(1).page()).questions).toMatchObject([{ kind: 'guest', name: 'Dani' }]);
  await phoneOf(1).decidesClaim('si');
  expect((await roster()).map(({ name, confirmed }) => [name, confirmed])).toContainEqual([
    'Dani',
    true,
  ]);
});

test.each([
  ['it answered before kick-off', async () => {}, true],
  ['an own device answered too', (group: Group) => group.phoneOf(1).says(1, 'voy'), false],
  [
    'the personal link answered too',
    async (group: Group) => group.device().says(1, 'no', {}, await group.personalPath(1)),
    false,
  ],
  ['the organiser said NO', (group: Group) => group.decides(1, false), false],
  ['another device claims the name too', (group: Group) => group.device().claims(1, 'voy'), false],
  [
    'the match was suspended',
    (group: Group) => group.ana.patch(group.url, { status: 'cancelado' }),
    false,
  ],
  [
    'the list is strict',
    (group: Group) =>
      group.ana.put(`/api/lists/${group.list.id}/link`, { isOn: true, isStrict: true }),
    false,
  ],
])(
  'once the match is over the only claim of a name becomes own or not: %s',
  async (_why, happens, isOwn) => {
    const group = await aSecondEvening(3);
    const other = group.device();
    await other.claims(1, 'voy');
    await happens(group);
    group.clock.now = KICK_OFF + 2 * HOUR - 1;
    await weighClaims(group.context);
    expect((await other.page()).me).toBe(null);
    group.clock.now = KICK_OFF + 2 * HOUR;
    await weighClaims(group.context);
    await group.ana.post('/api/matches', { ...NEXT_WEEK, listId: group.list.id });
    expect((await other.page()).me !== null).toBe(isOwn);
  },
);

const NEXT_WEEK = { date: '2026-12-10', time: '21:00', location: 'Parque' };

test('the limit of removing players whom the organiser confirmed is two names per device and per address', async () => {
  const group = await aSecondEvening(12, 1);
  for (const id of group.ids) await confirm(group.ana, group.match.id, id);
  const out = async () => (await group.roster()).filter(({ declined }) => declined).length;
  for (let number = 2; number <= 6; number += 1)
    expect((await group.device('10.0.0.9').says(number, 'no')).status).toBe(200);
  expect(await out()).toBe(2);
  // A device that has just taken its name has the same limit.
  const sly = group.device('10.0.0.9');
  await sly.says(7, 'voy');
  await sly.says(7, 'no');
  expect(await out()).toBe(2);
  // Another address has its own limit, and one device has one limit for all names.
  const beto = group.phoneOf(1);
  for (const number of [8, 9, 10]) await beto.says(number, 'no', { other: 'si' });
  expect(await out()).toBe(4);
  expect((await group.answers()).proposals).toHaveLength(5);
});

test('a VOY of another sender in between does not lift the limit of removing confirmed players', async () => {
  const group = await aSecondEvening(9, 2);
  for (const id of group.ids) await confirm(group.ana, group.match.id, id);
  const [ana, beto] = [group.phoneOf(1), group.phoneOf(2)];
  for (const number of [4, 5, 6, 7]) {
    await ana.says(number, 'voy', { other: 'si' });
    await beto.says(number, 'no', { other: 'si' });
  }
  expect((await group.roster()).filter(({ declined }) => declined)).toHaveLength(2);
  expect((await group.answers()).proposals).toHaveLength(2);
});

test('answers of an own device for other players do not count against first answers at its address', async () => {
  const group = await aSecondEvening(6, 1);
  for (const id of group.ids) await confirm(group.ana, group.match.id, id);
  for (const number of [2, 3]) await group.phoneOf(1).says(number, 'no', { other: 'si' });
  for (const number of [4, 5]) await group.device().says(number, 'no');
  const said = await Promise.all([2, 3, 4, 5].map(group.standing));
  expect(said).toEqual(['out', 'out', 'out', 'out']);
});

test('a name with five own devices keeps them when its claim could become own by time', async () => {
  const group = await aSecondEvening(3);
  for (let more = 1; more < DEVICES_PER_NAME; more += 1) {
    await group.device().claims(1, 'voy');
    await group.decides(1, true);
  }
  const owners = async () =>
    (await group.holders()).find(({ playerId }) => playerId === group.ids[0])?.devices;
  const before = await owners();
  expect(before).toHaveLength(DEVICES_PER_NAME);
  await group.device().claims(1, 'voy');
  group.clock.now = KICK_OFF + 2 * HOUR;
  await weighClaims(group.context);
  expect(await owners()).toEqual(before);
});

test('accepting a claim accepts the answers of the device for the claimed name only', async () => {
  const { device, phoneOf, standing, answers, decides } = await aSecondEvening(3, 2);
  await phoneOf(1).says(1, 'voy');
  const other = device();
  await other.says(3, 'voy');
  await other.says(1, 'no', { other: 'si' });
  await other.claims(2, 'no');
  await decides(2, true);
  expect([await standing(1), await standing(2)]).toEqual(['in', 'out']);
  expect((await answers()).proposals).toMatchObject([{ answer: 'declined' }]);
});

test('accepting a claim accepts its answer also for a match that two others have moved off the page', async () => {
  const { ana, list, device, standing, decides } = await aSecondEvening(2);
  await device().claims(1, 'no');
  for (const time of ['20:00', '20:30'])
    await createMatch(ana, list.id, { date: '2026-12-02', time });
  await decides(1, true);
  expect(await standing(1)).toBe('out');
});

test('two claims of a name are one question about the newest, and the answer of the older one waits', async () => {
  const { device, answers } = await aSecondEvening(3);
  await device().claims(1, 'no');
  await device().claims(1, 'voy');
  const { claims, proposals } = await answers();
  expect(claims).toMatchObject([{ times: 2, answer: null }]);
  expect(proposals).toMatchObject([{ kind: 'answer', answer: 'declined' }]);
});

test('a decision of the organiser deletes every answer that waits for the player', async () => {
  const group = await aSecondEvening(3);
  await group.ana.put(`/api/lists/${group.list.id}/link`, { isOn: true, isStrict: true });
  await group.device().claims(1, 'voy');
  expect((await group.answers()).claims).toMatchObject([{ answer: 'confirmed' }]);
  await decline(group.ana, group.match.id, group.ids[0] ?? '');
  expect((await group.answers()).claims).toMatchObject([{ answer: null }]);
});

test('the own device of a player takes that player out, whatever others at its address did', async () => {
  const group = await aSecondEvening(6, 3);
  for (const id of group.ids) await confirm(group.ana, group.match.id, id);
  for (const number of [4, 5, 6]) await group.device().says(number, 'no');
  for (const number of [1, 2, 3]) await group.phoneOf(number).says(number, 'no');
  for (const number of [1, 2, 3]) expect(await group.standing(number)).toBe('out');
});

test('the first answers of twelve players who share one address all count', async () => {
  const group = await aSecondEvening(12, 0);
  for (let number = 1; number <= 12; number += 1)
    await group.device().says(number, number % 3 === 0 ? 'no' : 'voy');
  const said = await Promise.all(group.ids.map((_, at) => group.standing(at + 1)));
  expect(said.filter((one) => one === 'out')).toHaveLength(4);
  expect(said.filter((one) => one === 'in')).toHaveLength(8);
});
