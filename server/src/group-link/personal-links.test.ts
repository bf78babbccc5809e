import type { PersonalLinks } from '@picadito/domain';
import { expect, test } from 'vitest';
import {
  aLinkedGroup,
  asForm,
  DEVICE_COOKIE,
  keyOf,
  pageIn,
} from '../../testing/a-linked-group.ts';
import { everyRow } from '../../testing/every-row.ts';
import { tablesWith, wholeDatabase } from '../../testing/whole-database.ts';
import { UNKNOWN_CODES } from '../http/limits/unknown-codes.ts';
import { raiseLinks, renewLinks } from './renew-links.ts';

type Group = Awaited<ReturnType<typeof aLinkedGroup>>;

const DEAD = 'Este link no anda. Pedile el nuevo a quien organiza.';
const statusOf = async ({ app }: Group, url: string) => (await app.inject(url)).statusCode;

test('a personal link shows the page with the player’s name chosen, as often as it is opened, and writes nothing', async () => {
  const group = await aLinkedGroup();
  const own = await group.personalPath(2);
  expect(own).toMatch(/^\/g\/[\dA-Za-z]{22}\/[\dA-Za-z]{22}$/);
  expect(own.startsWith(group.path)).toBe(true);
  const before = await everyRow(group.store);
  for (const method of ['GET', 'HEAD', 'GET'] as const) {
    const { statusCode, headers, body } = await group.app.inject({ method, url: `${own}?27-11` });
    expect([statusCode, headers['set-cookie']]).toEqual([200, undefined]);
    if (method === 'HEAD') continue;
    const page = pageIn(body);
    expect(page.asked).toEqual({
      kind: 'name-chosen',
      key: keyOf(page.next, 2),
      name: 'Jueves 02',
    });
    expect(page.me).toBe(null);
  }
  expect(await everyRow(group.store)).toEqual(before);
});

test('the first answer by a personal link claims the name and leads to the page of the group', async () => {
  const { app, device, personalPath, path, roster } = await aLinkedGroup();
  const nico = device();
  const form = asForm(await nico.form(2, 'voy'));
  const reply = await nico.post('answer', form, {}, await personalPath(2));
  expect(nico.cookies[DEVICE_COOKIE]).toMatch(/^[\w-]{22}$/);
  const next = await app.inject({ url: String(reply.headers.location), cookies: nico.cookies });
  expect([reply.statusCode, next.statusCode, next.headers.location]).toEqual([303, 303, path]);
  expect((await nico.page()).me?.name).toBe('Jueves 02');
  expect((await roster())[1]).toMatchObject({ confirmed: true });
});

test('a browser without cookies stays at the personal link and answers as often as it likes without a question', async () => {
  const { app, device, personalPath, roster } = await aLinkedGroup();
  await device().says(2, 'voy');
  const own = await personalPath(2);
  for (const answer of ['no', 'voy', 'no']) {
    const nico = device();
    const form = asForm(await nico.form(2, answer));
    const { headers } = await nico.post('answer', form, {}, own);
    const { body } = await app.inject(String(headers.location));
    expect([pageIn(body).asked?.kind, pageIn(body).me]).toEqual(['forgotten', null]);
    expect(body).toContain(`"personal":"${own}"`);
    expect((await roster())[1]).toMatchObject({ declined: answer === 'no' });
  }
});

test('a personal link takes its own name from another device without a question, and no other name', async () => {
  const { device, personalPath } = await aLinkedGroup();
  const [old, phone] = [device(), device()];
  await old.says(2, 'voy');
  await old.says(3, 'voy');
  const other = device();
  await other.says(2, 'voy');
  const own = await personalPath(2);
  expect((await phone.says(2, 'no', {}, own)).status).toBe(200);
  expect((await other.page()).me?.name).toBe('Jueves 02');
  const stranger = await device().says(3, 'no', {}, own);
  expect([stranger.status, stranger.body.detail]).toEqual([
    409,
    'Ya hay otro celu como Jueves 03. ¿Sos vos?',
  ]);
});

test('a refused answer is asked for again at the same personal link', async () => {
  const { ana, match, device, personalPath, app } = await aLinkedGroup();
  const nico = device();
  const form = await nico.form(2, 'voy');
  await ana.patch(`/api/matches/${match.id}`, { time: '22:00' });
  const own = await personalPath(2);
  const { statusCode, body } = await nico.post('answer', asForm(form), {}, own);
  expect([statusCode, pageIn(body).asked?.kind]).toEqual([409, 'changed']);
  expect(body).toContain(`"personal":"${own}"`);
  const copied = await app.inject(`${own}/answer`);
  expect([copied.statusCode, copied.headers.location]).toEqual([303, own]);
});

test('a personal link ends when its address or the group link changes, or its player or list is deleted', async () => {
  const group = await aLinkedGroup(6);
  const { ana, list, ids } = group;
  const [one, two, three] = [
    await group.personalPath(1),
    await group.personalPath(2),
    await group.personalPath(3),
  ];
  const change = (version: number) =>
    ana.put<PersonalLinks>(`/api/players/${ids[0]}/personal-link`, { version });
  const { body: changed } = await change(2);
  expect((await change(2)).body).toEqual(changed);
  expect((await change(1)).body).toEqual(changed);
  expect(changed.map(({ version }) => version)).toEqual([2, 1, 1, 1, 1, 1]);
  expect([await statusOf(group, one), await statusOf(group, two)]).toEqual([404, 200]);
  await ana.delete(`/api/players/${ids[1]}`);
  expect([await statusOf(group, two), await statusOf(group, three)]).toEqual([404, 200]);
  await ana.put(`/api/lists/${list.id}/link`, { isOn: false });
  expect(await statusOf(group, three)).toBe(404);
  expect((await ana.get(`/api/lists/${list.id}/link/personal`)).body).toEqual([]);
  await ana.put(`/api/lists/${list.id}/link`, { isOn: true });
  expect(await statusOf(group, three)).toBe(200);
  await ana.put(`/api/lists/${list.id}/link`, { isOn: true, version: 2 });
  const moved = await group.personalPath(3);
  const [, , newCode = '', newKey = ''] = moved.split('/');
  const [, , , oldKey = ''] = three.split('/');
  expect(newKey).not.toBe(oldKey);
  expect(await statusOf(group, `/g/${newCode}/${oldKey}`)).toBe(404);
  expect(await statusOf(group, moved)).toBe(200);
});

test('the operator’s change of all links and a restore end personal links too', async () => {
  const group = await aLinkedGroup(2);
  const first = await group.personalPath(1);
  await group.store.transaction(raiseLinks);
  const second = await group.personalPath(1);
  await renewLinks(group.store);
  const third = await group.personalPath(1);
  const statuses = [first, second, third].map((path) => statusOf(group, path));
  expect(await Promise.all(statuses)).toEqual([404, 404, 200]);
});

test('unknown keys get the reply of unknown codes, and share their rate limit', async () => {
  // However slow the machine is, no token becomes free again before the test ends.
  const unknownCodes = { ...UNKNOWN_CODES, perSecond: 0.001 };
  const group = await aLinkedGroup(4, { unknownCodes });
  const { app, path } = group;
  const own = await group.personalPath(1);
  const told = async (url: string, method: 'GET' | 'POST' = 'GET') => {
    const remoteAddress = `192.0.2.${url.length}`;
    const { statusCode, headers, body } = await app.inject({ method, url, remoteAddress });
    const { date: _date, ...lasting } = headers;
    return { statusCode, headers: lasting, body };
  };
  const unknown = await told(`/g/${'a'.repeat(22)}`);
  expect(unknown).toMatchObject({ statusCode: 404, body: expect.stringContaining(DEAD) });
  const keys = ['x', 'a'.repeat(22), own.slice(-22).toLowerCase(), own.slice(-21), '%00', 'é'];
  for (const key of keys) expect(await told(`${path}/${key}`)).toEqual(unknown);
  expect(await told(`/g/${'a'.repeat(22)}/${own.slice(-22)}`)).toEqual(unknown);
  expect(await told(`${path}/x/answer`)).toEqual(unknown);
  const posted = await told(`/g/${'a'.repeat(22)}/answer`, 'POST');
  expect(await told(`${path}/x/answer`, 'POST')).toEqual(posted);
  for (let count = 0; count < UNKNOWN_CODES.burst; count += 1) await app.inject(`${path}/${count}`);
  expect(await statusOf(group, `${path}/x`)).toBe(429);
  expect(await statusOf(group, own)).toBe(200);
});

test('the key of a personal link is not stored and appears in no page of the group link', async () => {
  const group = await aLinkedGroup();
  const own = await group.personalPath(1);
  const nico = group.device();
  await nico.says(1, 'voy', {}, own);
  const key = own.slice(-22);
  expect(tablesWith(await wholeDatabase(group.store), key)).toEqual([]);
  const { body } = await group.app.inject({ url: group.path, cookies: nico.cookies });
  expect(body).not.toContain(key);
});

test('a player who was taken out of the match reads so at the personal link', async () => {
  const { ana, app, match, ids, personalPath } = await aLinkedGroup(4);
  const own = await personalPath(2);
  await ana.delete(`/api/matches/${match.id}/players/${ids[1]}`);
  const sentence = 'No estás en este partido. Avisale a quien organiza.';
  const { asked } = pageIn((await app.inject(own)).body);
  expect(asked).toEqual({ kind: 'refused', sentence, given: null });
});

test('the phone of a player who was taken out of the match keeps the name', async () => {
  const { ana, match, ids, device } = await aLinkedGroup(4);
  const nico = device();
  await nico.says(2, 'voy');
  const { me } = (await nico.page()) ?? {};
  await ana.delete(`/api/matches/${match.id}/players/${ids[1]}`);
  const page = await nico.page();
  expect(page?.me).toEqual(me);
  expect(page?.next?.people).toHaveLength(3);
  await ana.delete(`/api/players/${ids[1]}`);
  expect((await nico.page())?.me).toBe(null);
});
