import type { GroupLink, NameHolders } from '@picadito/domain';
import { expect, test } from 'vitest';
import {
  aDevice,
  aLinkedGroup,
  aLinkedGroupOf,
  asForm,
  DEVICE_COOKIE,
  pageIn,
} from '../../../testing/a-linked-group.ts';
import { twoServers } from '../../../testing/answer-histories/two-servers.ts';
import { aStream } from '../../../testing/an-event-stream.ts';
import { eventually } from '../../../testing/eventually.ts';
import { everyRow } from '../../../testing/every-row.ts';
import { howMany } from '../../../testing/how-many.ts';
import { CLAIMS_PER_NAME } from './device.ts';

const ROUNDS = howMany(6, 60);

type Group = Awaited<ReturnType<typeof aLinkedGroup>>;
type Device = ReturnType<typeof aDevice>;

const HELD = 'Ya hay otro celu como Jueves 01. Pedile tu link a quien organiza.';

const turn = ({ ana, list }: Group, isStrict: boolean) =>
  ana.put<GroupLink>(`/api/lists/${list.id}/link`, { isOn: true, isStrict });

const holdersOf = async ({ ana, list }: Group) =>
  (await ana.get<NameHolders>(`/api/lists/${list.id}/devices`)).body;

const counted = (holders: NameHolders) =>
  holders.map(({ playerId, devices, claims }) => {
    return { playerId, devices: devices.length, claims: claims.length };
  });
const holders = async (group: Group) => counted(await holdersOf(group));

/** Decides as the organiser on the oldest claim of the name of Nico (01). */
const decide = async (group: Group, isOwn: boolean) => {
  const { ana, list, ids } = group;
  const [playerId] = ids;
  const of = (await holdersOf(group)).find((one) => one.playerId === playerId);
  const body = { askedAt: of?.claims[0]?.claimedAt ?? '', isOwn };
  const path = `/api/lists/${list.id}/devices/${playerId}`;
  return counted((await ana.put<NameHolders>(path, body)).body);
};

const meOf = async (device: Device) => (await device.page()).me?.name;

async function aStrictGroup() {
  const group = await aLinkedGroup(6);
  expect((await turn(group, true)).body).toMatchObject({ isOn: true, isStrict: true });
  return group;
}

test('in strict mode another device reads what to do about an owned name, and stores nothing', async () => {
  const group = await aStrictGroup();
  const [nico, other] = [group.device(), group.device()];
  expect((await nico.says(1, 'voy')).status).toBe(200);
  const before = await everyRow(group.store);
  const asked = await other.says(1, 'no');
  expect([asked.status, asked.body.detail]).toEqual([409, HELD]);
  const form = await other.post('answer', asForm(await other.form(1, 'no')));
  expect([form.statusCode, pageIn(form.body).asked]).toMatchObject([
    409,
    { kind: 'held', name: 'Jueves 01', isStrict: true },
  ]);
  expect(await everyRow(group.store)).toEqual(before);
});

test('in strict mode a claim waits with all its answers for the organiser, who accepts both with one tap', async () => {
  const group = await aStrictGroup();
  const [nico, other] = [group.device(), group.device()];
  await nico.says(1, 'voy');
  await other.says(1, 'no');
  const form = asForm(await other.form(1, 'no', { soy: 'si' }));
  const sent = await other.post('answer', form);
  expect([sent.statusCode, sent.headers.location]).toEqual([303, group.path]);
  const page = await other.page();
  expect([page.me, page.claim]).toMatchObject([null, { name: 'Jueves 01', isDenied: false }]);
  expect((await group.roster())[0]).toMatchObject({ confirmed: true, declined: false });
  expect((await other.says(1, 'no')).status).toBe(200);
  expect((await group.roster())[0]).toMatchObject({ confirmed: true, declined: false });
  const [playerId] = group.ids;
  expect(await holders(group)).toEqual([{ playerId, devices: 1, claims: 1 }]);
  expect(await decide(group, true)).toEqual([{ playerId, devices: 2, claims: 0 }]);
  expect(await meOf(other)).toBe('Jueves 01');
  expect((await group.roster())[0]).toMatchObject({ confirmed: false, declined: true });
  expect((await other.says(1, 'nose')).status).toBe(200);
  expect((await nico.says(1, 'voy')).status).toBe(200);
});

test('a repeated claim is one claim, and a claim that the player denies waits no longer', async () => {
  const group = await aStrictGroup();
  const [nico, other] = [group.device(), group.device()];
  await nico.says(1, 'voy');
  const first = await other.claims(1, 'no');
  expect([first.status, first.body.claim?.name]).toEqual([200, 'Jueves 01']);
  const before = await holdersOf(group);
  await other.says(1, 'no', { soy: 'si' });
  expect(await holdersOf(group)).toEqual(before);
  const decided = [{ playerId: group.ids[0], devices: 1, claims: 0 }];
  expect(await decide(group, false)).toEqual(decided);
  expect(await decide(group, true)).toEqual(decided);
  const { me, claim, sent } = await other.page();
  expect([me, claim, sent]).toMatchObject([null, { isDenied: true }, [{ isDismissed: true }]]);
  expect((await other.says(1, 'no', { soy: 'si' })).body.claim?.isDenied).toBe(true);
  expect(await holders(group)).toEqual(decided);
  expect((await group.roster())[0]).toMatchObject({ confirmed: true });
});

test.each([
  ['the organiser says yes', (group: Group) => decide(group, true)],
  ['the organiser says no', (group: Group) => decide(group, false)],
  [
    'the name is released',
    ({ ana, list, ids }: Group) => ana.delete(`/api/lists/${list.id}/devices/${ids[0]}`),
  ],
  ['it forgets the name', (_: Group, other: Device) => other.post('forget', {})],
  [
    'the personal link is opened',
    async (group: Group, other: Device) => other.says(1, 'voy', {}, await group.personalPath(1)),
  ],
])(
  'an open page learns that a claim waits, without the name, and that it waits no longer once %s',
  async (_how, ends) => {
    const group = await aStrictGroup();
    const [nico, other] = [group.device(), group.device()];
    await nico.says(1, 'voy');
    const stream = await aStream(group.app, `${group.path}/changes`);
    await eventually(() => expect(stream.told).toHaveLength(1));
    await other.claims(1, 'voy');
    await eventually(() => expect(stream.told).toHaveLength(2));
    const { proposals, next } = await group.device().page();
    expect(proposals).toEqual([expect.stringMatching(/^[\w-]{16}$/)]);
    expect(next?.people.map(({ key }) => key)).not.toContain(proposals[0]);
    await ends(group, other);
    await eventually(() => expect(stream.told).toHaveLength(3));
    expect((await group.device().page()).proposals).toEqual([]);
    const [before, asking, after] = stream.told.map(({ id }) => id);
    expect([asking === before, after === before]).toEqual([false, true]);
  },
);

test('only the personal link of that player makes a device an own device, with or without a claim', async () => {
  const group = await aStrictGroup();
  const [nico, other, third] = [group.device(), group.device(), group.device()];
  await nico.says(1, 'voy');
  await other.claims(1, 'no');
  const [own, foreign] = [await group.personalPath(1), await group.personalPath(2)];
  expect((await third.says(1, 'no', {}, foreign)).body.detail).toBe(HELD);
  expect((await other.says(1, 'no', {}, foreign)).body.me).toBe(null);
  expect((await group.roster())[0]).toMatchObject({ confirmed: true });
  expect((await other.says(1, 'no', {}, own)).body.me?.name).toBe('Jueves 01');
  expect((await third.says(1, 'no', {}, own)).status).toBe(200);
  expect(await holders(group)).toEqual([{ playerId: group.ids[0], devices: 3, claims: 0 }]);
});

test('a claiming device brings a guest who waits, takes nothing back, and gets the name once it is free', async () => {
  const group = await aStrictGroup();
  const [nico, other] = [group.device(), group.device()];
  await nico.says(1, 'no');
  await nico.says(1, 'voy');
  await other.claims(1, 'voy');
  expect((await other.brings(1, 'Dani')).body.sent).toMatchObject([
    { kind: 'guest', name: 'Dani' },
  ]);
  expect(await group.roster()).toHaveLength(6);
  expect((await other.page()).undo).toEqual([]);
  await nico.post('forget', {});
  expect((await other.says(1, 'no')).status).toBe(200);
  expect(await meOf(other)).toBe('Jueves 01');
});

test('in strict mode no device answers for another player whose name is owned', async () => {
  const group = await aStrictGroup();
  const [nico, beto] = [group.device(), group.device()];
  await nico.says(1, 'nose');
  await beto.says(2, 'voy');
  for (const answer of ['voy', 'no', 'nose']) {
    const { status, body } = await beto.says(1, answer, { other: 'si' });
    expect([status, body.detail]).toEqual([
      409,
      'Acá cada uno contesta por sí mismo. Avisale a quien organiza.',
    ]);
  }
  expect((await beto.says(3, 'voy', { other: 'si' })).status).toBe(200);
  expect((await beto.brings(2, 'Dani')).status).toBe(200);
});

test('strict mode, when turned on or off, changes no own devices; while it is on they decide no claims', async () => {
  const group = await aLinkedGroup(6);
  const [first, second, third, ana] = [
    group.device(),
    group.device(),
    group.device(),
    group.device(),
  ];
  await first.says(1, 'voy');
  await second.claims(1, 'voy');
  await first.decidesClaim('si');
  await third.claims(1, 'no');
  await ana.says(2, 'voy');
  const [claim] = (await first.page()).claims;
  const sent = { claim: claim?.key, answer: 'si' };
  await turn(group, true);
  const names = async () => Promise.all([first, second, third, ana].map(meOf));
  expect(await names()).toEqual(['Jueves 01', 'Jueves 01', undefined, 'Jueves 02']);
  expect((await first.page()).claims).toEqual([]);
  expect((await first.sends('claim', sent)).status).toBe(409);
  const nico = (await holders(group)).find(({ playerId }) => playerId === group.ids[0]);
  expect(nico).toMatchObject({ devices: 2, claims: 1 });
  expect((await turn(group, false)).body.isStrict).toBe(false);
  expect(await names()).toEqual(['Jueves 01', 'Jueves 01', undefined, 'Jueves 02']);
  expect((await first.sends('claim', sent)).status).toBe(200);
  expect(await meOf(third)).toBe('Jueves 01');
});

test('a new claim of a name replaces the oldest claim, and never an own device', async () => {
  const group = await aStrictGroup();
  const nico = group.device();
  await nico.says(1, 'voy');
  const others = Array.from({ length: CLAIMS_PER_NAME + 1 }, group.device);
  for (const other of others) await other.claims(1, 'no');
  const [of] = await holdersOf(group);
  expect(of?.claims.map(({ times }) => times)).toEqual([1, 2]);
  const [oldest] = others;
  expect((await oldest?.page())?.claim).toBe(null);
  await decide(group, true);
  await decide(group, true);
  expect(await holders(group)).toEqual([
    { playerId: group.ids[0], devices: CLAIMS_PER_NAME + 1, claims: 0 },
  ]);
});

test(`exactly one of two devices gets a free name that both want at once, in ${ROUNDS} rounds on two servers`, async () => {
  const servers = await twoServers();
  const [one, other] = servers;
  // There are more players than rounds, because the only name in the sixties would be shown by its first digit.
  const group = await aLinkedGroupOf(one, 'ana', ROUNDS + 5);
  await turn(group, true);
  for (let number = 1; number <= ROUNDS; number += 1) {
    const phones = [one, other, one, other].map((server) => aDevice(server, group.path));
    const forms = await Promise.all(phones.map((phone) => phone.form(number, 'voy')));
    const replies = await Promise.all(
      phones.map((phone, at) => phone.post('answer', forms[at] ?? {})),
    );
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
  }
  const held = await holders(group);
  expect(held.map(({ devices, claims }) => [devices, claims])).toEqual(
    Array.from({ length: ROUNDS }, () => [1, 0]),
  );
});

test('a device that was not used for 400 days owns no name, also before it is deleted', async () => {
  const group = await aLinkedGroup(6);
  const nico = group.device();
  await nico.says(1, 'voy');
  const used_at = '2024-01-01T00:00:00.000000Z';
  await group.store.transaction((tx) => tx.updateTable('devices').set({ used_at }).execute());
  await turn(group, true);
  expect(await holders(group)).toEqual([]);
  const page = await nico.page();
  expect([page.me, page.undo]).toEqual([null, []]);
  expect((await group.device().says(1, 'voy')).status).toBe(200);
  expect((await nico.says(1, 'no')).body.detail).toBe(HELD);
  expect(nico.cookies[DEVICE_COOKIE]).toMatch(/^[\w-]{22}$/);
});
