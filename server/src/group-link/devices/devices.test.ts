import { DEVICES_PER_NAME, type NameHolders } from '@picadito/domain';
import { expect, test } from 'vitest';
import {
  aLinkedGroup,
  asForm,
  DEVICE_COOKIE,
  formFieldsOf,
  keyOf,
  pageIn,
  answersShownIn,
} from '../../../testing/a-linked-group.ts';
import { everyRow } from '../../../testing/every-row.ts';
import { testApp } from '../../../testing/test-app.ts';

const devicesIn = ({ store }: Awaited<ReturnType<typeof aLinkedGroup>>) =>
  store.read.selectFrom('devices').selectAll().orderBy('claimed_at').execute();

test('a device reads that another device owns the name, and claims it with SÍ', async () => {
  const group = await aLinkedGroup();
  const [one, other] = [group.device(), group.device()];
  await one.says(1, 'voy');
  const before = await devicesIn(group);
  const asked = await other.says(1, 'no', { comment: 'me lesioné' });
  expect([asked.status, asked.body.detail]).toEqual([
    409,
    'Ya hay otro celu como Jueves 01. ¿Sos vos?',
  ]);
  const form = await other.post('answer', asForm(await other.form(1, 'no', { comment: 'uy' })));
  expect(form.statusCode).toBe(409);
  expect(pageIn(form.body).asked).toMatchObject({
    kind: 'held',
    name: 'Jueves 01',
    given: { answer: 'no', comment: 'uy', isForOther: false },
  });
  expect(await devicesIn(group)).toEqual(before);
  const { status, body } = await other.says(1, 'no', { soy: 'si' });
  expect([status, body.me, body.claim?.name]).toEqual([200, null, 'Jueves 01']);
  expect(await devicesIn(group)).toHaveLength(2);
  expect((await one.page()).me).not.toBe(null);
  expect((await one.says(1, 'voy')).status).toBe(200);
});

const aName = async (count: number) => {
  const group = await aLinkedGroup();
  const [nico, ...others] = Array.from({ length: count }, group.device);
  if (!nico) throw new Error('no device');
  await nico.says(1, 'voy');
  const owns = () =>
    Promise.all([nico, ...others].map(async (device) => (await device.page()).me !== null));
  return { ...group, nico, others, owns };
};

test('the sixth own device replaces the one that is unused longest, and a claim replaces none', async () => {
  const { nico, others, owns } = await aName(DEVICES_PER_NAME + 1);
  for (const other of others.slice(0, -1)) {
    await other.claims(1, 'voy');
    await nico.decidesClaim('si');
  }
  await others.at(-1)?.claims(1, 'voy');
  expect(await owns()).toEqual([true, true, true, true, true, false]);
  await nico.decidesClaim('si');
  expect(await owns()).toEqual([true, false, true, true, true, true]);
});

test('a browser without cookies reads at the player’s name that the answer is stored', async () => {
  const { app, path, device } = await aLinkedGroup();
  const sent = device();
  const form = await sent.form(1, 'voy');
  const { headers } = await sent.post('answer', asForm(form));
  const url = String(headers.location);
  const page = pageIn((await app.inject({ url })).body);
  expect(page.asked).toEqual({
    kind: 'forgotten',
    key: form.player,
    name: 'Jueves 01',
    sentence: 'Quedó anotado. Este navegador no te recuerda.',
  });
  expect(answersShownIn(page)).toEqual(['01 in']);
  const kept = await app.inject({ url, cookies: sent.cookies });
  expect([kept.statusCode, kept.headers.location]).toEqual([303, path]);
});

test('a browser without cookies reads that the answer waits, and that the player is still in', async () => {
  const { app, path, device } = await aLinkedGroup();
  await device().says(1, 'voy');
  const sent = device();
  const form = { ...(await sent.form(1, 'no')), soy: 'si' };
  const { headers } = await sent.post('answer', asForm(form));
  const url = String(headers.location);
  expect(pageIn((await app.inject({ url })).body).asked).toEqual({
    kind: 'forgotten',
    key: form.player,
    name: 'Jueves 01',
    sentence: 'Jueves 01 todavía figura adentro: avisale a quien organiza.',
  });
  const kept = await app.inject({ url, cookies: sent.cookies });
  expect([kept.statusCode, kept.headers.location]).toEqual([303, path]);
});

test('of more devices than a name may have, the one that is in use keeps the name', async () => {
  const { ana, list, ids, clock, nico, others, owns } = await aName(DEVICES_PER_NAME + 1);
  const devices = `/api/lists/${list.id}/devices`;
  for (const other of others) {
    await other.claims(1, 'voy');
    clock.now += 60_000;
    await nico.says(1, 'no');
    const [name] = (await ana.get<NameHolders>(devices)).body;
    const askedAt = name?.claims[0]?.claimedAt;
    await ana.put(`${devices}/${ids[0]}`, { askedAt, isOwn: true });
  }
  expect(await owns()).toEqual([true, false, true, true, true, true]);
});

test('a device that forgets its name owns none, and answers stay', async () => {
  const group = await aLinkedGroup();
  const nico = group.device();
  await nico.says(1, 'voy');
  const reply = await nico.post('forget', '');
  expect([reply.statusCode, reply.headers.location]).toEqual([303, group.path]);
  const page = await nico.page();
  expect([page.me, answersShownIn(page)]).toEqual([null, ['01 in']]);
  expect(await devicesIn(group)).toEqual([]);
  expect((await group.device().says(1, 'no')).status).toBe(200);
});

test("'Olvidar este celu' also deletes the cookie, so that no other list knows the device; 'No soy yo' does not", async () => {
  const { device } = await aLinkedGroup();
  const nico = device();
  await nico.says(1, 'voy');
  await nico.post('forget', '');
  expect(nico.cookies[DEVICE_COOKIE]).not.toBe('');
  await nico.says(1, 'voy');
  const reply = await nico.post('forget', 'celu=si');
  expect(reply.cookies).toMatchObject([{ name: DEVICE_COOKIE, value: '', path: '/' }]);
  expect(reply.cookies[0]?.expires?.getTime()).toBe(0);
  expect((await nico.page()).me).toBe(null);
});

test('a device has one row per list that reveals nothing of the others, and no token is stored', async () => {
  const group = await aLinkedGroup();
  const nico = group.device();
  await nico.says(1, 'voy');
  const [row] = await devicesIn(group);
  const token = nico.cookies[DEVICE_COOKIE] ?? '';
  expect(token).toMatch(/^[\w-]{22}$/);
  expect(row?.device_hash).toHaveLength(43);
  expect(JSON.stringify(row)).not.toContain(token);
  await nico.says(1, 'no');
  expect(nico.cookies[DEVICE_COOKIE]).toBe(token);
});

test('any player may say VOY for anybody, and NO or NO SÉ at once only for a name that no device owns', async () => {
  const group = await aLinkedGroup();
  const [beto, nico] = [group.device(), group.device()];
  const first = await beto.says(2, 'voy', { other: 'si' });
  expect([first.status, first.body.detail]).toEqual([
    409,
    'Primero tocá tu nombre: así se ve quién lo anotó.',
  ]);
  await beto.says(1, 'voy');
  const written = await beto.says(2, 'voy', { other: 'si' });
  const [, second] = written.body.next?.people ?? [];
  expect(second).toMatchObject({ name: 'Jueves 02', state: 'in', addedBy: 'Jueves 01' });
  expect(written.body.me?.name).toBe('Jueves 01');
  expect(answersShownIn((await beto.says(2, 'no', { other: 'si' })).body)).toEqual([
    '01 in',
    '02 out',
  ]);
  await nico.says(2, 'voy');
  for (const answer of ['nose', 'no'] as const) {
    const { status, body } = await beto.says(2, answer, { other: 'si' });
    expect([status, body.sent]).toMatchObject([200, [{ kind: 'answer', answer, isGoing: true }]]);
    expect(answersShownIn(body)).toEqual(['01 in', '02 in']);
  }
  expect((await beto.page()).next?.people[1]?.addedBy).toBe(null);
});

test('a player whose answer another player gave confirms it with one tap', async () => {
  const group = await aLinkedGroup();
  const [beto, nico] = [group.device(), group.device()];
  await beto.says(1, 'voy');
  await beto.says(2, 'voy', { other: 'si' });
  const { body } = await nico.says(2, 'voy');
  expect(body.next?.people[1]).toMatchObject({ name: 'Jueves 02', state: 'in', addedBy: null });
  const again = await beto.says(2, 'voy', { other: 'si', comment: 'seguro' });
  expect(again.body.next?.people[1]).toMatchObject({ comment: null, addedBy: null });
});

test('on https the cookie of a device is Secure and has the name of a secure cookie', async () => {
  const { path, store } = await aLinkedGroup(2);
  const { app } = await testApp({ publicUrl: 'https://picadito.example' }, store);
  const page = pageIn((await app.inject(path)).body);
  const [someone] = page.next?.people ?? [];
  const payload = { ...formFieldsOf(page.next), player: someone?.key, answer: 'voy' };
  const reply = await app.inject({ method: 'POST', url: `${path}/answer`, payload });
  expect(reply.cookies).toMatchObject([
    { name: '__Host-picadito-device', secure: true, httpOnly: true, sameSite: 'Lax', path: '/' },
  ]);
  expect(reply.cookies[0]).not.toHaveProperty('domain');
});

test('on https the cookie of a device expires with the attributes with which it was set', async () => {
  const { path, store } = await aLinkedGroup(2);
  const { app } = await testApp({ publicUrl: 'https://picadito.example' }, store);
  const payload = { celu: 'si' };
  const { cookies } = await app.inject({ method: 'POST', url: `${path}/forget`, payload });
  expect(cookies).toMatchObject([{ name: '__Host-picadito-device', secure: true, path: '/' }]);
});

test('reading the page changes nothing and sets no other cookie', async () => {
  const { app, path, store, device } = await aLinkedGroup();
  const nico = device();
  const { body } = await nico.says(1, 'voy');
  const before = await everyRow(store);
  for (const method of ['GET', 'HEAD'] as const) {
    for (const query of ['', '?27-11', `?soy=${keyOf(body.next, 2)}`, '?soy=x&soy=y']) {
      const url = path + query;
      const { headers, statusCode } = await app.inject({ method, url, cookies: nico.cookies });
      expect([statusCode, headers['set-cookie']]).toEqual([200, undefined]);
    }
  }
  expect(await everyRow(store)).toEqual(before);
});

test('the session of an organiser has no effect on the group link, and an invalid device cookie is replaced', async () => {
  const group = await aLinkedGroup();
  const nico = group.device();
  nico.cookies[DEVICE_COOKIE] = 'x'.repeat(500);
  await nico.says(1, 'voy');
  expect(nico.cookies[DEVICE_COOKIE]).toMatch(/^[\w-]{22}$/);
});

test('a device that has read its page and forgets its name is asked for its name at once', async () => {
  const { device } = await aLinkedGroup();
  const nico = device();
  await nico.says(1, 'voy');
  expect((await nico.page()).me).not.toBe(null);
  await nico.post('forget', {});
  expect((await nico.page()).me).toBe(null);
});
