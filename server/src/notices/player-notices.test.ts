import { expect, test } from 'vitest';
import { SUBSCRIPTIONS_PER_LIST_MAX } from '@picadito/domain';
import { teamsInHalves } from '../../testing/a-match.ts';
import { newId } from '../store/ids.ts';
import { aNoticedGroup, HOUR_MS, KICK_OFF } from '../../testing/notices/a-noticed-group.ts';

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Sets up ten confirmed players, and Jueves 11 on the waitlist, whose phone gets notices. */
async function oneWhoWaits() {
  const group = await aNoticedGroup();
  await group.mark(true, ...TEN);
  const devices = TEN.map(() => group.device());
  await devices[0]?.says(1, 'voy');
  const eleventh = group.device();
  await eleventh.says(11, 'voy');
  const phone = group.push.subscribe('eleven');
  const { statusCode } = await eleventh.post('notices', phone.subscription);
  expect(statusCode).toBe(200);
  await group.settled();
  return { ...group, devices, eleventh };
}

test("a player who moves up reads 'Entraste', and a tap opens the page of the group", async () => {
  const { devices, settled, told, push, path } = await oneWhoWaits();
  await devices[0]?.says(1, 'no');
  await settled();
  expect(told('eleven')).toEqual(['Entraste / Jueves 26/11 21:00 · Cancha Núñez']);
  const { notification } = push.received.find(({ browser }) => browser === 'eleven') ?? {};
  expect(notification?.navigate).toBe(`http://127.0.0.1:3000${path}`);
  expect(push.faults).toEqual([]);
});

test("in the last hours a player reads '¿Entrás?' while the offer is valid", async () => {
  const { devices, settled, told, push, clock } = await oneWhoWaits();
  clock.now = KICK_OFF - 2.5 * HOUR_MS;
  await settled();
  await devices[0]?.says(1, 'no');
  await settled();
  expect(told('eleven')).toEqual([
    '¿Entrás? / Hoy 21:00 · Cancha Núñez · tenés 20 min para contestar',
  ]);
  const { ttl, urgency } = push.received.find(({ browser }) => browser === 'eleven') ?? {};
  expect({ ttl, urgency }).toEqual({ ttl: 20 * 60, urgency: 'high' });
});

test('a player gets a notice of a changed hour, of moving up and of a suspension, and of nothing else', async () => {
  const { ana, url, match, ids, devices, settled, told } = await oneWhoWaits();
  await ana.patch(url, { time: '22:00' });
  await settled();
  await ana.patch(url, { location: 'Otra' });
  await settled();
  await devices[0]?.says(1, 'no');
  await settled();
  await ana.post(`${url}/teams`, teamsInHalves(match.id, ids.slice(1, 11)));
  await settled();
  await ana.patch(url, { status: 'cancelado' });
  await settled();
  expect(told('eleven')).toEqual([
    'Cambió el partido / Jueves 26/11 22:00 · Cancha Núñez',
    'Cambió el partido / Jueves 26/11 22:00 · Otra',
    'Entraste / Jueves 26/11 22:00 · Otra',
    'Se suspendió el partido / Jueves 26/11 22:00 · Otra',
  ]);
});

test('no notice of a match with money has an amount or the payment address', async () => {
  const { ana, url, list, ids, match, mark, devices, settled, push } = await oneWhoWaits();
  await ana.patch(`/api/lists/${list.id}/money`, { payTo: 'potrero.mp' });
  await ana.patch(`${url}/money`, { cost: 35_000 });
  const paid = { amount: 3500, seen: null };
  await ana.put(`${url}/money/players/${ids[0]}/paid`, { ...paid, entryId: newId() });
  await devices[0]?.says(1, 'no');
  await settled();
  await mark(false, 2, 3);
  await settled();
  await ana.post(`${url}/teams`, teamsInHalves(match.id, ids.slice(3, 11)));
  await ana.post(`${url}/money/close`, {});
  await ana.patch(url, { time: '22:00' });
  await settled();
  await ana.patch(url, { status: 'cancelado' });
  await settled();
  const told = push.received.map(({ notification }) => JSON.stringify(notification));
  expect(told.length).toBeGreaterThan(3);
  for (const text of told) expect(text).not.toMatch(/\$|3\.?500|35\.?000|potrero|plata|alias/i);
});

test.each<[string, (group: Awaited<ReturnType<typeof oneWhoWaits>>) => Promise<unknown>]>([
  ['it was turned off', ({ eleventh }) => eleventh.post('notices-off', {})],
  ["'No soy yo' was tapped", ({ eleventh }) => eleventh.post('forget', '')],
  ["'Olvidar este celu' was tapped", ({ eleventh }) => eleventh.post('forget', 'celu=si')],
  [
    'the link was changed',
    ({ ana, list }) => ana.put(`/api/lists/${list.id}/link`, { isOn: true, version: 2 }),
  ],
  [
    'the link was switched off',
    ({ ana, list }) => ana.put(`/api/lists/${list.id}/link`, { isOn: false }),
  ],
  ['the player was deleted', ({ ana, ids }) => ana.delete(`/api/players/${ids[10]}`)],
  ['the list was deleted', ({ ana, list }) => ana.delete(`/api/lists/${list.id}`)],
  [
    'the name was released',
    ({ ana, list, ids }) => ana.delete(`/api/lists/${list.id}/devices/${ids[10]}`),
  ],
  ['the account was deleted', ({ ana }) => ana.delete('/api/me')],
])('a phone gets nothing any more after %s', async (_, end) => {
  const group = await oneWhoWaits();
  await end(group);
  const { store, ana, url, told, settled } = group;
  const rows = await store.read.selectFrom('devices').select('subscription').execute();
  expect(rows.filter(({ subscription }) => subscription !== null)).toEqual([]);
  await ana.patch(url, { time: '22:00' });
  await settled();
  expect(told('eleven')).toEqual([]);
});

test('the notices of a phone end with its session', async () => {
  const { ana, visitor, store, signedIn } = await aNoticedGroup(2);
  const beto = await signedIn('beto');
  await ana.send({ method: 'POST', url: '/auth/sign-out' });
  const rows = await store.read.selectFrom('sessions').select('subscription').execute();
  expect(rows).toEqual([{ subscription: null }]);
  expect((await beto.get('/api/notices')).body).toMatchObject({ isOn: false });
  expect((await visitor.get('/api/notices')).status).toBe(401);
});

test('only a device that owns a name gets notices, at most a hundred devices per list', async () => {
  const group = await aNoticedGroup(2);
  const { device, push, store } = group;
  const stranger = device();
  const { subscription } = push.subscribe();
  const nameless = await stranger.post('notices', subscription);
  expect({ status: nameless.statusCode, ...nameless.json<object>() }).toMatchObject({
    status: 409,
    detail: 'Primero contestá con tu nombre, y después pedí los avisos.',
  });
  await stranger.says(1, 'voy');
  const [held] = await store.read.selectFrom('devices').selectAll().execute();
  if (!held) throw new Error('no device holds a name');
  const many = Array.from({ length: SUBSCRIPTIONS_PER_LIST_MAX }, (_, index) => ({
    ...held,
    device_hash: `device-${index}`,
    subscription: JSON.stringify(subscription),
  }));
  await store.transaction((tx) => tx.insertInto('devices').values(many).execute());
  const full = await stranger.post('notices', subscription);
  expect({ status: full.statusCode, ...full.json<object>() }).toMatchObject({
    status: 422,
    detail: 'En este grupo ya hay 100 celus con avisos.',
  });
  await store.transaction((tx) =>
    tx.deleteFrom('devices').where('device_hash', '=', 'device-0').execute(),
  );
  expect((await stranger.post('notices', subscription)).statusCode).toBe(200);
});

test("a player of the match reads 'Ya están los equipos' once they are shared, and a player who waits does not", async () => {
  const { ana, url, match, ids, devices, push, settled, told } = await oneWhoWaits();
  const phone = push.subscribe('one');
  await devices[0]?.post('notices', phone.subscription);
  await settled();
  await ana.post(`${url}/teams`, teamsInHalves(match.id, ids.slice(0, 10)));
  await settled();
  expect(told('one')).toEqual([]);
  await ana.put(`${url}/teams/shown`, {});
  await settled();
  expect(told('one')).toEqual(['Ya están los equipos / Jueves 26/11 21:00 · Cancha Núñez']);
  expect(told('eleven')).toEqual([]);
});
