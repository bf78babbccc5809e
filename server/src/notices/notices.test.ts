import { expect, test } from 'vitest';
import { setTimeout } from 'node:timers/promises';
import { timestamp } from '../store/timestamps.ts';
import { recordGame } from '../../testing/a-night.ts';
import { eventually } from '../../testing/eventually.ts';
import { pauseAutomation } from '../store/tables/autopilot/paused-users.ts';
import { aNoticedGroup, HOUR_MS, KICK_OFF } from '../../testing/notices/a-noticed-group.ts';

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Sets up ten confirmed players and Jueves 11 on the waitlist. The only notice so far says that ten players come. */
async function tenAndOne() {
  const group = await aNoticedGroup();
  await group.mark(true, ...TEN.slice(0, 9));
  const devices = TEN.map(() => group.device());
  for (const number of TEN) await devices[number - 1]?.says(number, 'voy');
  const eleventh = group.device();
  await eleventh.says(11, 'voy');
  await group.settled();
  return { ...group, devices };
}

test("'Ya son 10' is sent once, encrypted for the phone, opens the match and expires at kick-off", async () => {
  const { push, told, clock, match } = await tenAndOne();
  expect(push.faults).toEqual([]);
  expect(told()).toEqual(['Ya son 10 / Jueves 26/11 21:00 · Cancha Núñez']);
  const [one] = push.received;
  expect(one).toMatchObject({
    urgency: 'normal',
    ttl: (KICK_OFF - clock.now) / 1000,
    notification: {
      navigate: `http://127.0.0.1:3000/confirm-attendance?matchId=${match.id}`,
      renotify: true,
    },
  });
  expect(one?.topic).toBe(one?.notification.tag);
});

test('the notice of a drop-out names the player who comes in, or else the number of players who are left', async () => {
  const { devices, settled, told, clock, push } = await tenAndOne();
  clock.now = KICK_OFF - 3.5 * HOUR_MS;
  await settled();
  await devices[0]?.says(1, 'no');
  await settled();
  expect(told().at(-1)).toBe('Se bajó Jueves 01 / Entra Jueves 11');
  await devices[1]?.says(2, 'no');
  await settled();
  expect(told().at(-1)).toBe(
    'Quedan 9 · faltan 3 h / Se bajó Jueves 02 · no queda nadie para entrar',
  );
  expect(push.received.at(-1)?.urgency).toBe('high');
  expect(push.faults).toEqual([]);
});

test('a notice has the shortest distinct names of its players', async () => {
  const { ana, ids, devices, settled, told, clock } = await tenAndOne();
  clock.now = KICK_OFF - 3.5 * HOUR_MS;
  for (const [number, name] of [
    [1, 'Nico Suárez'],
    [11, 'Nico Sosa'],
  ] as const)
    await ana.put(`/api/players/${ids[number - 1]}`, { name, skillLevel: '3' });
  await settled();
  const people = (await devices[0]?.page())?.next?.people;
  const player = people?.find(({ name }) => name === 'Nico Su.')?.key;
  await devices[0]?.says(1, 'no', { player });
  await settled();
  expect(told().at(-1)).toBe('Se bajó Nico Su. / Entra Nico So.');
});

test('the organiser gets no notice of their own changes', async () => {
  const { mark, settled, told } = await aNoticedGroup();
  await mark(true, ...TEN);
  await settled();
  await mark(false, 1);
  await settled();
  expect(told()).toEqual([]);
});

test('as time passes, notices tell the missing answers, the match of today, and after the match that its result is missing', async () => {
  const { device, settled, told, clock } = await aNoticedGroup(5);
  await device().says(1, 'voy');
  await device().says(2, 'voy');
  await settled();
  for (const at of [
    KICK_OFF - 24 * HOUR_MS,
    KICK_OFF - 2 * HOUR_MS,
    KICK_OFF,
    KICK_OFF + 12 * HOUR_MS,
  ]) {
    clock.now = at;
    await settled();
  }
  expect(told()).toEqual([
    'Faltan contestar 3 / Mañana 21:00 · Cancha Núñez',
    'Hoy 21:00, somos 2 / Cancha Núñez',
    '¿Cómo salieron? / Ayer 21:00 · Cancha Núñez · cargá el resultado',
  ]);
});

test('a player who is away on the day of the match is missing in no notice', async () => {
  const { ana, ids, device, settled, told, clock } = await aNoticedGroup(5);
  await device().says(1, 'voy');
  await ana.put(`/api/players/${ids[4]}/absence`, { until: '2026-11-26' });
  await ana.put(`/api/players/${ids[3]}/absence`, { until: '2026-11-25' });
  await settled();
  clock.now = KICK_OFF - 24 * HOUR_MS;
  await settled();
  expect(told()).toEqual(['Faltan contestar 3 / Mañana 21:00 · Cancha Núñez']);
});

test('the morning after a night asks how it ended, unless the organiser has finished it', async () => {
  const morningAfter = async (isFinished: boolean) => {
    const { ana, match, device, settled, told, clock } = await aNoticedGroup(5);
    await ana.patch(`/api/matches/${match.id}`, { teamCount: 3 });
    for (const number of [1, 2]) await device().says(number, 'voy');
    await settled();
    clock.now = KICK_OFF;
    await recordGame(ana, match.id, 1);
    if (isFinished) await ana.post(`/api/matches/${match.id}/games/finish`, {});
    await settled();
    clock.now = KICK_OFF + 12 * HOUR_MS;
    await settled();
    return told().filter((text) => text.startsWith('¿Cómo salieron?'));
  };
  expect(await morningAfter(false)).toHaveLength(1);
  expect(await morningAfter(true)).toEqual([]);
});

test('at night only a drop-out near kick-off is sent, and in the morning the notices that are still true', async () => {
  const { devices, settled, told, clock } = await tenAndOne();
  const before = told().length;
  clock.now = Date.parse('2026-11-25T04:00:00Z');
  await settled();
  await devices[0]?.says(1, 'no');
  await devices[1]?.says(2, 'no');
  await devices[1]?.says(2, 'voy');
  await settled();
  expect(told()).toHaveLength(before);
  clock.now = Date.parse('2026-11-25T12:00:00Z');
  await settled();
  expect(told().slice(before)).toEqual(['Se bajó Jueves 01 / Entra Jueves 11']);
});

test.each([404, 410])(
  'a subscription is deleted when its push service answers with %i',
  async (status) => {
    const { device, settled, push, ana, phone } = await aNoticedGroup(2);
    push.answers(phone.name, { status });
    const nico = device();
    await nico.says(1, 'voy');
    await settled();
    await nico.says(1, 'no');
    await settled();
    expect((await ana.get('/api/notices')).body).toMatchObject({ isOn: false });
    expect(push.requests()).toBe(1);
  },
);

const RETRY_MS = 15_000;

test('a copy of the database sends nothing until the organiser turns notices on again', async () => {
  const { device, settled, told, store, ana, phone, push, clock } = await aNoticedGroup(3);
  const nico = device();
  await nico.says(1, 'voy');
  await settled();
  push.answers(phone.name, { status: 500 });
  await nico.says(1, 'no');
  await eventually(async () => {
    const [row] = await store.read.selectFrom('pushes').select('due_at').execute();
    expect(row?.due_at).toBe(timestamp(clock.now + RETRY_MS));
  });
  expect(push.requests()).toBe(1);
  push.answers(phone.name, null);
  await store.transaction(pauseAutomation);
  clock.now += 60_000;
  await nico.says(1, 'voy');
  // The server runs several checks in this time.
  await setTimeout(300);
  expect(push.requests()).toBe(1);
  await ana.put('/api/notices', phone.subscription);
  await eventually(() => expect(told()).toHaveLength(1));
  expect(push.requests()).toBe(2);
});

test('an answer that waits for a decision causes a notice, and a claim that only said VOY does not', async () => {
  const { clock, device, settled, told } = await aNoticedGroup(3);
  await device().says(1, 'voy');
  await device().says(2, 'voy');
  await settled();
  const before = told().length;
  clock.now += HOUR_MS;
  await device().claims(1, 'voy');
  await settled();
  expect(told()).toHaveLength(before);
  await device().claims(1, 'no');
  await settled();
  expect(told().slice(before)).toEqual(['Hay 1 para mirar / Jueves 26/11 21:00 · Cancha Núñez']);
  // Another notice within ten minutes waits, and replaces the first one.
  await device().claims(2, 'no');
  await settled();
  expect(told()).toHaveLength(before + 1);
  clock.now += 10 * 60_000;
  await settled();
  expect(told().slice(before + 1)).toEqual([
    'Hay 2 para mirar / Jueves 26/11 21:00 · Cancha Núñez',
  ]);
});
