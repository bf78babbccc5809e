import type { GroupPage, MatchAnswers, Player, PlayersList } from '@picadito/domain';
import { expect, test } from 'vitest';
import { deleteExpired } from '../../delete-expired.ts';
import { confirm, createList, decline, GUESTS_OF_ORGANISER } from '../../../testing/a-match.ts';
import {
  aLinkedGroup,
  answersShownIn,
  formFieldsOf,
  keyOf,
} from '../../../testing/a-linked-group.ts';
import { requestsOf } from '../../../testing/money/a-paid-match.ts';

const HOUR = 60 * 60 * 1000;
const KICK_OFF = Date.parse('2026-11-27T00:00:00Z');
type Group = Awaited<ReturnType<typeof aLinkedGroup>>;
type Leaving = Pick<Group, 'ana' | 'match' | 'ids'> & { host: ReturnType<Group['device']> };

async function going(group: Group, count: number) {
  const devices = [];
  for (let number = 1; number <= count; number += 1) {
    const device = group.device();
    await device.says(number, 'voy');
    devices.push(device);
  }
  const [host = group.device()] = devices;
  return { host, devices };
}

const guestsOn = (page: Awaited<ReturnType<ReturnType<Group['device']>['page']>>) =>
  (page.next?.people ?? []).flatMap(({ name, state, place, host }) => {
    const by = page.next?.people.find(({ key }) => key === host)?.name.slice(-2);
    return host === null ? [] : [`${name} ${state}${place ?? ''} con ${by}`];
  });

test('a player who says VOY brings a guest by name, who is in while places are free, with level 3', async () => {
  const group = await aLinkedGroup();
  const { host } = await going(group, 1);
  const { status, body } = await host.brings(1, ' Da\u200bni\u202e  Sosa ');
  expect(status).toBe(200);
  expect(guestsOn(body)).toEqual(['Dani in con 01']);
  const guest = (await group.roster()).find(({ name }) => name === 'Dani  Sosa');
  expect(guest).toMatchObject({ skillLevel: '3', whatsapp: null, confirmed: true });
  const again = await host.brings(1, 'dani sosa');
  expect(guestsOn(again.body)).toEqual(['Dani in con 01']);
});

test('a guest appears in no list, ranking, search or home', async () => {
  const group = await aLinkedGroup(3);
  const { ana, list, match } = group;
  const { host } = await going(group, 1);
  await host.brings(1, 'Dani');
  const { body: lists } = await ana.get<PlayersList[]>('/api/lists');
  expect(lists.map(({ id, playerCount }) => [id, playerCount])).toEqual([[list.id, 3]]);
  for (const path of [
    '/api/players',
    `/api/lists/${list.id}/players`,
    '/api/players/stats',
    '/api/home',
  ])
    expect(JSON.stringify((await ana.get(path)).body)).not.toContain('Dani');
  const guest = (await group.roster()).find(({ name }) => name === 'Dani');
  const level = { name: 'Dani', skillLevel: '5', whatsapp: '' };
  const { body: player } = await ana.put<Player>(`/api/players/${guest?.id}`, level);
  for (const path of ['', '/players', '/link', '/devices'])
    expect((await ana.get(`/api/lists/${player.listId}${path}`)).status).toBe(404);
  expect((await ana.delete(`/api/lists/${player.listId}`)).status).toBe(404);
  const next = { date: '2026-12-03', time: '21:00', location: 'Núñez', listId: player.listId };
  expect((await ana.post('/api/matches', next)).status).toBe(422);
  expect((await ana.get<{ players?: unknown }>(`/api/matches/${match.id}`)).status).toBe(200);
});

test('guests wait after all players of the list until 24 hours before the match, then by time, and keep a place that they have', async () => {
  const group = await aLinkedGroup(14);
  const { clock } = group;
  clock.now = KICK_OFF - 30 * HOUR;
  const { host, devices } = await going(group, 9);
  expect(guestsOn((await host.brings(1, 'Dani')).body)).toEqual(['Dani in con 01']);
  expect(guestsOn((await host.brings(1, 'Eva')).body)).toEqual([
    'Dani in con 01',
    'Eva queued1 con 01',
  ]);
  await group.device().says(10, 'voy');
  const behind = await host.page();
  expect(guestsOn(behind)).toEqual(['Dani in con 01', 'Eva queued2 con 01']);
  clock.now = KICK_OFF - 24 * HOUR;
  const equal = await host.page();
  expect(guestsOn(equal)).toEqual(['Dani in con 01', 'Eva queued1 con 01']);
  const dropped = await devices[4]?.says(5, 'no');
  expect(guestsOn(dropped?.body ?? behind)).toEqual(['Dani in con 01', 'Eva in con 01']);
});

test('the deadline of the organiser ends the precedence of players over guests, however early it is', async () => {
  const group = await aLinkedGroup(14);
  const { ana, match, clock } = group;
  clock.now = KICK_OFF - 60 * HOUR;
  const settings = { capacity: 2, answersUntil: '2026-11-24T12:00' };
  await ana.put(`/api/matches/${match.id}/answers/settings`, settings);
  const { host, devices } = await going(group, 2);
  await host.brings(1, 'Dani');
  await group.device().says(3, 'voy');
  expect(guestsOn(await host.page())).toEqual(['Dani queued2 con 01']);
  clock.now = Date.parse('2026-11-24T15:00:00Z');
  expect(guestsOn(await host.page())).toEqual(['Dani queued1 con 01']);
  const dropped = await devices[1]?.says(2, 'no');
  expect(guestsOn(dropped?.body ?? (await host.page()))).toEqual(['Dani in con 01']);
});

test('a guest leaves with the host, the waitlist moves up in the same change, and both come back last', async () => {
  const group = await aLinkedGroup(14);
  const { host } = await going(group, 9);
  await host.brings(1, 'Dani');
  const waiting = [group.device(), group.device()];
  await waiting[0]?.says(10, 'voy');
  await waiting[1]?.says(11, 'voy');
  const { body } = await host.says(1, 'no');
  expect(guestsOn(body)).toEqual(['Dani out con 01']);
  expect(answersShownIn(body).filter((text) => text.endsWith('in'))).toHaveLength(10);
  const back = await host.says(1, 'voy');
  expect(answersShownIn(back.body).filter((text) => text.includes('queued'))).toEqual([
    '01 queued 1',
    'ni queued 2',
  ]);
});

test('a guest leaves when the organiser takes the host out, but not after kick-off', async () => {
  const group = await aLinkedGroup(4);
  const { ana, match, ids, clock } = group;
  const { host, devices } = await going(group, 3);
  await host.brings(1, 'Dani');
  await devices[1]?.brings(2, 'Eva');
  await devices[2]?.brings(3, 'Gabi');
  await decline(ana, match.id, ids[0] ?? '');
  await ana.delete(`/api/matches/${match.id}/players/${ids[1]}`);
  expect(guestsOn(await host.page()).map((text) => text.replace(/ con .*/, ''))).toEqual([
    'Gabi in',
    'Dani out',
    'Eva out',
  ]);
  const { body } = await ana.get<{ confirmedCount: number }>(`/api/matches/${match.id}`);
  expect(body.confirmedCount).toBe(2);
  clock.now = KICK_OFF + HOUR;
  await decline(ana, match.id, ids[2] ?? '');
  expect((await group.roster()).find(({ name }) => name === 'Gabi')?.confirmed).toBe(true);
});

/** Returns a group, a host and the guest of that host, who has paid and was then dropped by the host. */
async function aDroppedGuestWhoPaid() {
  const group = await aLinkedGroup(4);
  const { host } = await going(group, 1);
  await host.brings(1, 'Dani');
  const guest = (await group.roster()).find(({ name }) => name === 'Dani');
  await requestsOf(group.ana, group.list.id, group.match.id).pay(guest?.id ?? '', 3000);
  const dropped = await host.drops('Dani');
  return { group, host, guest, dropped };
}

test('a guest who has paid stays when the host takes the guest out, and does not come', async () => {
  const { group, dropped } = await aDroppedGuestWhoPaid();
  expect(guestsOn(dropped.body)).toEqual(['Dani out con 01']);
  expect((await group.roster()).find(({ name }) => name === 'Dani')).toMatchObject({
    confirmed: false,
    declined: true,
  });
});

test('a guest who stayed because of a payment comes again when the host types the name again', async () => {
  const { group, host, guest } = await aDroppedGuestWhoPaid();
  for (const name of ['Eva', 'Gabi']) await host.brings(1, name);
  expect((await host.brings(1, 'dani')).body.detail).toBe('Podés traer hasta 2 invitados.');
  await host.drops('Gabi');
  expect(guestsOn((await host.brings(1, 'dani')).body)).toEqual([
    'Eva in con 01',
    'Dani in con 01',
  ]);
  expect((await group.roster()).filter(({ name }) => /dani/i.test(name))).toMatchObject([
    { id: guest?.id, confirmed: true },
  ]);
});

test('a guest whom a claim proposes again comes again once the host accepts', async () => {
  const { group, host } = await aDroppedGuestWhoPaid();
  const other = group.device();
  await other.claims(1, 'voy');
  expect((await other.brings(1, 'Dani')).status).toBe(200);
  expect(guestsOn((await host.decides('si')).body)).toEqual(['Dani in con 01']);
});

test('the deletion of a host deletes the guests of future matches, and the deletion of a match its guests', async () => {
  const group = await aLinkedGroup(4);
  const { ana, match, ids, store } = group;
  const { host, devices } = await going(group, 2);
  await host.brings(1, 'Dani');
  await devices[1]?.brings(2, 'Eva');
  await ana.delete(`/api/players/${ids[0]}`);
  const names = async () => {
    const rows = await store.read.selectFrom('players').select('name').execute();
    return rows.map(({ name }) => name).filter((name) => !name.startsWith('Jueves'));
  };
  expect(await names()).toEqual(['Eva']);
  await ana.delete(`/api/matches/${match.id}`);
  expect(await names()).toEqual([]);
});

test('the host removes a guest, and no other device can', async () => {
  const group = await aLinkedGroup(14);
  const { host, devices } = await going(group, 9);
  await host.brings(1, 'Dani');
  await group.device().says(10, 'voy');
  const other = await devices[1]?.drops('Dani');
  expect([other?.status, other?.body.detail]).toEqual([
    409,
    'Ese invitado ya no está anotado por vos.',
  ]);
  expect((await group.device().drops('Dani')).status).toBe(409);
  const { status, body } = await host.drops('Dani');
  expect(status).toBe(200);
  expect(guestsOn(body)).toEqual([]);
  expect(answersShownIn(body).at(-1)).toBe('10 in');
  expect(await group.store.read.selectFrom('guests').selectAll().execute()).toEqual([]);
});

test.each(['declines', 'declines again', 'removes'])(
  'a guest whom the organiser %s does not come back by the host, who reads why',
  async (how) => {
    const group = await aLinkedGroup(3);
    const { ana, match, roster } = group;
    const { host } = await going(group, 1);
    await host.brings(1, 'Dani');
    const dani = (await roster()).filter(({ name }) => name === 'Dani').map(({ id }) => id);
    const [id = ''] = dani;
    const players = `/api/matches/${match.id}/players`;
    await (how === 'removes' ? ana.delete(`${players}/${id}`) : decline(ana, match.id, id));
    if (how === 'declines again') {
      await confirm(ana, match.id, id);
      await decline(ana, match.id, id);
    }
    const before = await roster();
    expect((await host.drops('Dani')).status).toBe(409);
    const { status, body } = await host.brings(1, 'Dani');
    const sentence = 'Sacaron a Dani del partido. Avisale a quien organiza.';
    expect([status, body.detail]).toEqual([409, sentence]);
    expect(await roster()).toEqual(before);
    await ana.post(players, { playerId: id });
    await confirm(ana, match.id, id);
    expect((await host.brings(1, 'Dani')).status).toBe(200);
    expect((await roster()).filter(({ name }) => name === 'Dani')).toMatchObject([{ id }]);
  },
);

test('a host who was deleted from the list reads so', async () => {
  const group = await aLinkedGroup(3);
  const { host } = await going(group, 1);
  const { next } = await host.page();
  const fields = { ...formFieldsOf(next), player: keyOf(next, 1), name: 'Dani' };
  await group.ana.delete(`/api/players/${group.ids[0]}`);
  const { status, body } = await host.sends('guest', fields);
  expect([status, body.detail]).toEqual([
    409,
    'Ya no estás en esta lista. Avisale a quien organiza.',
  ]);
});

test.each(GUESTS_OF_ORGANISER)(
  'a player whom the organiser %s brings a guest',
  async (_, invite) => {
    const group = await aLinkedGroup(3);
    await invite(group.ana, group.match.id, 'Tito77');
    const tito = group.device();
    await tito.says(77, 'voy');
    const { status, body } = await tito.brings(77, 'Dani');
    expect([status, guestsOn(body)]).toEqual([200, ['Dani in con 77']]);
  },
);

test('a player brings at most two guests and a match has at most six; one more is refused with a sentence and not stored', async () => {
  const group = await aLinkedGroup(14);
  const { host, devices } = await going(group, 4);
  for (const [at, device] of devices.slice(0, 3).entries()) {
    await device.brings(at + 1, `Uno ${at}`);
    await device.brings(at + 1, `Dos ${at}`);
  }
  const third = await host.brings(1, 'Tres');
  expect([third.status, third.body.detail]).toEqual([409, 'Podés traer hasta 2 invitados.']);
  const seventh = await devices[3]?.brings(4, 'Siete');
  expect(seventh?.body.detail).toBe('Este partido ya tiene 6 invitados. Avisale a quien organiza.');
  expect(await group.store.read.selectFrom('guests').selectAll().execute()).toHaveLength(6);
});

test('guests who have left do not count among the six of a match, but return with their host', async () => {
  const group = await aLinkedGroup(14);
  const { host, devices } = await going(group, 4);
  for (const [at, device] of devices.slice(0, 3).entries()) {
    await device.brings(at + 1, `Uno ${at}`);
    await device.brings(at + 1, `Dos ${at}`);
  }
  await host.says(1, 'no');
  for (const name of ['Tres', 'Cuatro']) {
    expect((await devices[3]?.brings(4, name))?.status).toBe(200);
  }
  await host.says(1, 'voy');
  const full = await host.brings(1, 'Cinco');
  expect(full.body.detail).toBe('Podés traer hasta 2 invitados.');
  const states = (page: GroupPage) =>
    (page.next?.people ?? []).flatMap(({ host: by, state }) => (by === null ? [] : state));
  expect(states(await host.page()).toSorted()).toEqual([...Array(6).fill('in'), 'out', 'out']);
});

test('guests whose hosts leave because the match changes its list leave too, except those the organiser keeps', async () => {
  const group = await aLinkedGroup(4);
  const { ana, match } = group;
  const { host } = await going(group, 1);
  for (const name of ['Dani', 'Eva']) await host.brings(1, name);
  const eva = (await group.roster()).find(({ name }) => name === 'Eva');
  await ana.put(`/api/matches/${match.id}/guests/${eva?.id}`, { isKept: true });
  const { id: listId } = await createList(ana, 'Viernes', '333');
  await ana.patch(`/api/matches/${match.id}`, { listId });
  const names = async () => (await group.roster()).map(({ name }) => name);
  expect(await names()).toEqual(['Eva', 'Viernes 01', 'Viernes 02', 'Viernes 03']);
  const { body } = await ana.get<MatchAnswers>(`/api/matches/${match.id}/answers`);
  expect(body.guests).toEqual([]);
  expect(await group.store.read.selectFrom('players').selectAll().execute()).toHaveLength(8);
});

test('only a device that owns the name brings a guest, while its player says VOY and before kick-off', async () => {
  const group = await aLinkedGroup(4);
  const { host, devices } = await going(group, 2);
  const first = 'Primero decí VOY vos: los invitados vienen con alguien.';
  expect((await devices[1]?.brings(1, 'Dani'))?.body.detail).toBe(first);
  const stranger = group.device();
  expect((await stranger.brings(1, 'Dani')).body.detail).toBe(first);
  expect(stranger.cookies).toEqual({});
  await devices[1]?.says(2, 'no');
  expect((await devices[1]?.brings(2, 'Dani'))?.body.detail).toBe(first);
  const moved = await host.brings(1, 'Dani', { time: '20:00' });
  expect(moved.body.detail).toBe('Cambió la hora: ahora es 21:00. ¿Venís igual?');
  expect((await host.brings(1, 'Dani', { match: 'x' })).status).toBe(409);
  group.clock.now = KICK_OFF;
  expect((await host.brings(1, 'Dani')).body.detail).toBe(
    'El partido ya empezó. Avisale a quien organiza.',
  );
  expect(await group.store.read.selectFrom('guests').selectAll().execute()).toEqual([]);
});

test('no device can claim or answer for the name of a guest', async () => {
  const group = await aLinkedGroup(4);
  const { host } = await going(group, 1);
  const { body } = await host.brings(1, 'Dani');
  const guest = body.next?.people.find(({ name }) => name === 'Dani')?.key ?? '';
  const form = { ...(await host.form(1, 'no')), player: guest };
  for (const more of [{}, { soy: 'si' }, { other: 'si' }]) {
    const reply = await group.device().post('answer', { ...form, ...more });
    expect(reply.json()).toMatchObject({ detail: 'Es un invitado: va con quien lo trae.' });
  }
  expect((await host.page(`?soy=${guest}`)).asked).toBe(null);
});

test.each([
  ['', 'Poné el nombre de tu invitado.'],
  [' \u200b\u2800 ', 'Poné el nombre de tu invitado.'],
  ['x'.repeat(81), 'Usá hasta 80 caracteres.'],
])('a guest with the name %j is refused and not stored', async (name, sentence) => {
  const group = await aLinkedGroup(2);
  const { host } = await going(group, 1);
  const reply = await host.brings(1, name);
  expect([reply.status, reply.body.detail]).toEqual([422, sentence]);
});

test('a guest’s name of 80 characters as a reader counts them is stored whole', async () => {
  const group = await aLinkedGroup(2);
  const { host } = await going(group, 1);
  const name = '👨‍👩‍👧‍👦'.repeat(20) + 'ñ'.repeat(60);
  expect((await host.brings(1, name)).status).toBe(200);
  expect((await group.roster()).map((player) => player.name)).toContain(name);
});

test('open screens receive a guest as a change of the whole match, and the next match of the series has no guests', async () => {
  const group = await aLinkedGroup(3);
  const { host } = await going(group, 1);
  await host.brings(1, 'Dani');
  const changes = await group.store.read
    .selectFrom('changes')
    .select(['kind', 'id', 'detail'])
    .orderBy('at', 'desc')
    .limit(1)
    .execute();
  expect(changes).toEqual([{ kind: 'match', id: group.match.id, detail: null }]);
});

test('30 days after the match the host of a guest is forgotten, and the guest stays in the match', async () => {
  const group = await aLinkedGroup(3);
  const { store } = group;
  const { host } = await going(group, 1);
  await host.brings(1, 'Dani');
  const brought = () => store.read.selectFrom('guests').selectAll().execute();
  const DAY = 24 * HOUR;
  await store.transaction((tx) => deleteExpired(tx, KICK_OFF + 29 * DAY));
  expect(await brought()).toHaveLength(1);
  await store.transaction((tx) => deleteExpired(tx, KICK_OFF + 31 * DAY));
  expect(await brought()).toEqual([]);
  const stored = await store.read.selectFrom('confirmations').selectAll().execute();
  expect(stored.filter(({ confirmed }) => confirmed === 1)).toHaveLength(2);
});

test('a guest whom the organiser confirms after the host has left is in', async () => {
  const group = await aLinkedGroup(3);
  const { ana, match } = group;
  const { host } = await going(group, 1);
  await host.brings(1, 'Dani');
  await host.says(1, 'no');
  const guest = (await group.roster()).find(({ name }) => name === 'Dani');
  await confirm(ana, match.id, guest?.id ?? '');
  expect(guestsOn(await host.page())).toEqual(['Dani in con 01']);
});

test('the organiser sees the host of each guest, the place of a waiting guest, and that a guest left with the host', async () => {
  const group = await aLinkedGroup(14);
  const { ana, match } = group;
  const answers = async () =>
    (await ana.get<MatchAnswers>(`/api/matches/${match.id}/answers`)).body;
  const { host } = await going(group, 10);
  await host.brings(1, 'Dani');
  await group.device().says(11, 'voy');
  const guest = (await group.roster()).find(({ name }) => name === 'Dani');
  const said = await answers();
  const brought = { playerId: guest?.id, hostId: group.ids[0], hostName: 'Jueves 01' };
  const told = { ...brought, isKept: false, hasLeft: false };
  expect(said.guests).toEqual([told]);
  expect(said.answers.find(({ playerId }) => playerId === guest?.id)).toMatchObject({
    place: 2,
    source: 'other',
    authorName: 'Jueves 01',
  });
  await host.says(1, 'no');
  expect((await answers()).guests).toEqual([{ ...told, hasLeft: true }]);
});

test.each([
  ['the host says no', async ({ host }: Leaving) => host.says(1, 'no')],
  [
    'the organiser takes the host out',
    async ({ ana, match, ids }: Leaving) => decline(ana, match.id, ids[0] ?? ''),
  ],
])(
  'a guest who waited when %s waits at the old place if the organiser keeps the guest',
  async (_, leaves) => {
    const group = await aLinkedGroup(5);
    const { ana, match, ids } = group;
    const url = `/api/matches/${match.id}`;
    await ana.put(`${url}/answers/settings`, { capacity: 2, answersUntil: null });
    const { host } = await going(group, 2);
    for (const name of ['Dani', 'Eva']) await host.brings(1, name);
    await group.device().says(3, 'voy');
    await leaves({ host, ana, match, ids });
    const keep = async (name: string) => {
      const guest = (await group.roster()).find((one) => one.name === name);
      await ana.put(`${url}/guests/${guest?.id}`, { isKept: true });
    };
    for (const name of ['Eva', 'Dani']) await keep(name);
    const page = await group.device().page();
    expect(answersShownIn(page)).toEqual([
      '02 in',
      '03 in',
      'ni queued 1',
      'va queued 2',
      '01 out',
    ]);
    await decline(ana, match.id, ids[1] ?? '');
    expect(answersShownIn(await group.device().page()).slice(0, 2)).toEqual(['03 in', 'ni in']);
  },
);

test('a waiting guest whom the organiser keeps is in at once if a place is free and nobody else waits', async () => {
  const group = await aLinkedGroup(5);
  const { ana, match, ids } = group;
  const url = `/api/matches/${match.id}`;
  await ana.put(`${url}/answers/settings`, { capacity: 2, answersUntil: null });
  const { host } = await going(group, 2);
  await host.brings(1, 'Dani');
  await host.says(1, 'no');
  const [guest] = (await group.roster()).filter(({ name }) => name === 'Dani');
  await ana.put(`${url}/guests/${guest?.id}`, { isKept: true });
  expect(answersShownIn(await group.device().page())).toEqual(['02 in', 'ni in', '01 out']);
  const { body } = await ana.get<MatchAnswers>(`${url}/answers`);
  expect(body.answers.find(({ playerId }) => playerId === guest?.id)?.isToTell).toBe(true);
  await confirm(ana, match.id, ids[3] ?? '');
  expect(answersShownIn(await group.device().page())).toEqual([
    '02 in',
    'ni in',
    '04 in',
    '01 out',
  ]);
});

test('a guest whom the organiser keeps is in again, and stays when the host drops out once more', async () => {
  const group = await aLinkedGroup(4);
  const { ana, match } = group;
  const { host } = await going(group, 1);
  await host.brings(1, 'Dani');
  await host.says(1, 'no');
  const guest = (await group.roster()).find(({ name }) => name === 'Dani');
  const path = `/api/matches/${match.id}/guests/${guest?.id}`;
  const { body } = await ana.put<MatchAnswers>(path, { isKept: true });
  expect(body.guests).toMatchObject([{ isKept: true, hasLeft: false }]);
  expect(guestsOn(await host.page())).toEqual(['Dani in con 01']);
  await host.says(1, 'voy');
  expect(guestsOn((await host.says(1, 'no')).body)).toEqual(['Dani in con 01']);
  await ana.put<MatchAnswers>(path, { isKept: false });
  await host.says(1, 'voy');
  expect(guestsOn((await host.says(1, 'no')).body)).toEqual(['Dani out con 01']);
});
