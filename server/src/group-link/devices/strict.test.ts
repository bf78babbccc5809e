import type { GroupLink, NameHolders } from '@picadito/domain';
import { expect, test } from 'vitest';
import {
  aDevice,
  aLinkedGroup,
  aLinkedGroupOf,
  asForm,
  DEVICE_COOKIE,
  pageIn,
} from '../../testing/a-linked-group.ts';
import { twoServers } from '../../testing/answer-histories/two-servers.ts';
import { aStream } from '../../testing/an-event-stream.ts';
import { eventually } from '../../testing/eventually.ts';
import { everyRow } from '../../testing/every-row.ts';
import { howMany } from '../../testing/how-many.ts';
import { DEVICES_PER_NAME } from './claim-name.ts';

const ROUNDS = howMany(6, 60);

type Group = Awaited<ReturnType<typeof aLinkedGroup>>;
type Device = ReturnType<typeof aDevice>;

const HELD = 'Ya hay otro celu como Jueves 01. Pedile tu link a quien organiza.';

const turn = ({ ana, list }: Group, isStrict: boolean) =>
  ana.put<GroupLink>(`/api/lists/${list.id}/link`, { isOn: true, isStrict });

const holders = async ({ ana, list }: Group) =>
  (await ana.get<NameHolders>(`/api/lists/${list.id}/devices`)).body;

/** 'Es él' or 'No es', of the claim of this place. */
const decide = async (group: Group, isOwn: boolean, at = 0, number = 1) => {
  const { ana, list, ids } = group;
  const playerId = ids[number - 1];
  const of = (await holders(group)).find((one) => one.playerId === playerId);
  const body = { askedAt: of?.doubted[at] ?? '', isOwn };
  return (await ana.put<NameHolders>(`/api/lists/${list.id}/devices/${playerId}`, body)).body;
};

const meOf = async (device: Device) => (await device.page()).me?.name;

async function aStrictGroup() {
  const group = await aLinkedGroup(6);
  expect((await turn(group, true)).body).toMatchObject({ isOn: true, isStrict: true });
  return group;
}

test('in strict mode another device of a held name is told what to do, and stores nothing', async () => {
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
  expect(other.cookies).toEqual({});
  expect(await everyRow(group.store)).toEqual(before);
});

test('it asks the organiser, whose tap lets it in; both hold the name then', async () => {
  const group = await aStrictGroup();
  const [nico, other] = [group.device(), group.device()];
  await nico.says(1, 'voy');
  const form = asForm(await other.form(1, 'no', { soy: 'si' }));
  const sent = await other.post('answer', form);
  expect([sent.statusCode, sent.headers.location]).toEqual([303, group.path]);
  const page = await other.page();
  expect([page.me, page.waiting?.name]).toEqual([null, 'Jueves 01']);
  expect((await group.roster())[0]).toMatchObject({ confirmed: true, declined: false });
  expect((await other.says(1, 'no')).status).toBe(409);
  const [{ playerId, devices, doubted } = {}] = await holders(group);
  expect([playerId, devices, doubted?.length]).toEqual([group.ids[0], 1, 1]);
  expect(await decide(group, true)).toEqual([{ playerId, devices: 2, doubted: [] }]);
  expect(await meOf(other)).toBe('Jueves 01');
  expect((await other.says(1, 'no')).status).toBe(200);
  expect((await nico.says(1, 'voy')).status).toBe(200);
});

test('it asks once, also when it says so twice, and is forgotten when it is not the player’s', async () => {
  const group = await aStrictGroup();
  const [nico, other] = [group.device(), group.device()];
  await nico.says(1, 'voy');
  const first = await other.says(1, 'no', { soy: 'si' });
  expect([first.status, first.body.waiting?.name]).toEqual([200, 'Jueves 01']);
  const [before] = await holders(group);
  await other.says(1, 'no', { soy: 'si' });
  expect(await holders(group)).toEqual([before]);
  expect(await decide(group, false)).toEqual([{ ...before, doubted: [] }]);
  expect(await decide(group, true)).toEqual([{ ...before, doubted: [] }]);
  const page = await other.page();
  expect([page.me, page.waiting]).toEqual([null, null]);
  expect((await other.says(1, 'no')).body.detail).toBe(HELD);
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
    'the own link is opened',
    async (group: Group, other: Device) => other.says(1, 'voy', {}, await group.ownPath(1)),
  ],
])(
  'an open page hears that a device asks for a name, and once %s, without learning which',
  async (_how, ends) => {
    const group = await aStrictGroup();
    const [nico, other] = [group.device(), group.device()];
    await nico.says(1, 'voy');
    const stream = await aStream(group.app, `${group.path}/changes`);
    await eventually(() => expect(stream.told).toHaveLength(1));
    await other.says(1, 'no', { soy: 'si' });
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

test('the own link of the player takes the name, also that of a device in doubt; another one does not', async () => {
  const group = await aStrictGroup();
  const [nico, other, third] = [group.device(), group.device(), group.device()];
  await nico.says(1, 'voy');
  await other.says(1, 'no', { soy: 'si' });
  const [own, foreign] = [await group.ownPath(1), await group.ownPath(2)];
  expect((await third.says(1, 'no', {}, foreign)).body.detail).toBe(HELD);
  expect((await other.says(1, 'no', {}, foreign)).body.detail).toBe(HELD);
  expect((await other.says(1, 'no', {}, own)).status).toBe(200);
  expect((await third.says(1, 'no', {}, own)).status).toBe(200);
  expect(await holders(group)).toEqual([{ playerId: group.ids[0], devices: 3, doubted: [] }]);
});

test('a device in doubt brings no guests, takes nothing back, and takes the name once it is free', async () => {
  const group = await aStrictGroup();
  const [nico, other] = [group.device(), group.device()];
  await nico.says(1, 'no');
  await nico.says(1, 'voy');
  await other.says(1, 'voy', { soy: 'si' });
  expect((await other.brings(1, 'Dani')).status).toBe(409);
  expect((await other.page()).undo).toEqual([]);
  await nico.post('forget', {});
  expect((await other.says(1, 'no')).status).toBe(200);
  expect(await meOf(other)).toBe('Jueves 01');
});

test('no device answers for another player', async () => {
  const group = await aStrictGroup();
  const beto = group.device();
  await beto.says(2, 'voy');
  for (const answer of ['voy', 'no', 'nose']) {
    const { status, body } = await beto.says(1, answer, { other: 'si' });
    expect([status, body.detail]).toEqual([
      409,
      'Acá cada uno contesta por sí mismo. Avisale a quien organiza.',
    ]);
  }
  expect((await beto.brings(2, 'Dani')).status).toBe(200);
});

test('turned on, the oldest device keeps each name and the others wait; turned off, they hold it again', async () => {
  const group = await aLinkedGroup(6);
  const [first, second, third, ana] = [
    group.device(),
    group.device(),
    group.device(),
    group.device(),
  ];
  for (const device of [first, second, third]) await device.says(1, 'voy', { soy: 'si' });
  await ana.says(2, 'voy');
  await turn(group, true);
  const names = async () => Promise.all([first, second, third, ana].map(meOf));
  expect(await names()).toEqual(['Jueves 01', undefined, undefined, 'Jueves 02']);
  expect((await second.says(1, 'no')).status).toBe(409);
  await decide(group, false, 1);
  await turn(group, true);
  const nico = (await holders(group)).find(({ playerId }) => playerId === group.ids[0]);
  expect([nico?.devices, nico?.doubted.length]).toEqual([1, 1]);
  await decide(group, true);
  expect(await names()).toEqual(['Jueves 01', 'Jueves 01', undefined, 'Jueves 02']);
  await third.says(1, 'no', { soy: 'si' });
  expect((await third.page()).waiting?.name).toBe('Jueves 01');
  expect((await turn(group, false)).body.isStrict).toBe(false);
  expect(await names()).toEqual(['Jueves 01', 'Jueves 01', 'Jueves 01', 'Jueves 02']);
});

test('of those that ask for a name the oldest makes room, and never who holds it', async () => {
  const group = await aStrictGroup();
  const nico = group.device();
  await nico.says(1, 'voy');
  const others = Array.from({ length: DEVICES_PER_NAME + 1 }, group.device);
  for (const other of others) await other.says(1, 'no', { soy: 'si' });
  expect((await holders(group))[0]?.doubted).toHaveLength(DEVICES_PER_NAME);
  const [oldest] = others;
  expect((await oldest?.page())?.waiting).toBe(null);
  for (let at = 0; at < DEVICES_PER_NAME; at += 1) await decide(group, true);
  expect(await holders(group)).toEqual([
    { playerId: group.ids[0], devices: DEVICES_PER_NAME, doubted: [] },
  ]);
});

test(`of two devices that ask for a free name at once exactly one has it, in ${ROUNDS} rounds on two servers`, async () => {
  const servers = await twoServers();
  const [one, other] = servers;
  // more than are asked for: the only sixty-something would be shown by its first digit
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
  expect(held.map(({ devices, doubted }) => [devices, doubted.length])).toEqual(
    Array.from({ length: ROUNDS }, () => [1, 0]),
  );
});

test('a device that was not used for 400 days holds no name, also before it is deleted', async () => {
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
