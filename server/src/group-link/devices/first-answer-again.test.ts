import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { aLinkedGroup, asForm, DEVICE_COOKIE } from '../../../testing/a-linked-group.ts';

type Group = Awaited<ReturnType<typeof aLinkedGroup>>;

const TOKEN = /"token":"([\w-]{22})"/;

/**
 * Taps the name of the first player in a browser without a cookie. Returns `send`, which sends an answer with the form
 * of that page, each time without a cookie, as if no response had arrived before, and the token of the form.
 */
async function tapsName({ app, path, device }: Group) {
  const fields = await device().form(1, 'voy');
  const { body } = await app.inject({ url: `${path}?soy=${fields.player}` });
  const [, token = ''] = TOKEN.exec(body) ?? [];
  const send = (more: object = {}) => post(app, path, { ...fields, token, ...more });
  return { send, token };
}

function post(app: FastifyInstance, path: string, fields: object) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return app.inject({ method: 'POST', url: `${path}/answer`, headers, payload: asForm(fields) });
}

const cookieIn = ({ cookies }: Awaited<ReturnType<typeof post>>) =>
  cookies.find(({ name }) => name === DEVICE_COOKIE)?.value;

test('a first answer whose response was lost is sent again, and the browser owns the name', async () => {
  const group = await aLinkedGroup();
  const { send } = await tapsName(group);
  await send();
  const again = await send();
  expect(again.statusCode).toBe(303);
  const nico = group.device();
  nico.cookies[DEVICE_COOKIE] = cookieIn(again) ?? '';
  expect((await nico.page()).me?.name).toBe('Jueves 01');
  expect(await nico.says(1, 'no')).toMatchObject({ status: 200, body: { sent: [] } });
  const [player] = await group.roster();
  expect(player).toMatchObject({ confirmed: false, declined: true });
});

test('another answer after a lost first one counts at once', async () => {
  const group = await aLinkedGroup();
  const { send } = await tapsName(group);
  await send();
  expect((await send({ answer: 'no' })).statusCode).toBe(303);
  const [player] = await group.roster();
  expect(player).toMatchObject({ confirmed: false, declined: true });
});

test('a first answer that is submitted twice at once makes one device', async () => {
  const group = await aLinkedGroup();
  const { send } = await tapsName(group);
  const [one, other] = await Promise.all([send(), send()]);
  expect([one.statusCode, other.statusCode]).toEqual([303, 303]);
  expect(cookieIn(one)).toBe(cookieIn(other));
  const devices = await group.store.read.selectFrom('devices').select('doubted_at').execute();
  expect(devices).toEqual([{ doubted_at: null }]);
});

test('a browser that opened the page on its own is asked whether the name is the player’s', async () => {
  const group = await aLinkedGroup();
  const [nico, other] = [await tapsName(group), await tapsName(group)];
  expect(nico.token).not.toBe(other.token);
  await nico.send();
  expect((await other.send()).statusCode).toBe(409);
});

test('the page of a browser with a cookie contains no token, and the cookie counts before a token', async () => {
  const group = await aLinkedGroup();
  const beto = group.device();
  await beto.says(2, 'voy');
  const { token } = await tapsName(group);
  const { body } = await group.app.inject({ url: group.path, cookies: beto.cookies });
  expect(body).not.toMatch(TOKEN);
  expect((await beto.says(2, 'no', { token })).body.me?.name).toBe('Jueves 02');
  expect(beto.cookies[DEVICE_COOKIE]).not.toBe(token);
});

test('a text that is no token of the page is ignored', async () => {
  const group = await aLinkedGroup();
  const { send } = await tapsName(group);
  const reply = await send({ token: 'x' });
  expect([reply.statusCode, cookieIn(reply)]).toMatchObject([303, /^[\w-]{22}$/]);
});
