import type { ListMoneyReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aMatch } from '../../testing/a-match.ts';
import { testApp } from '../../testing/test-app.ts';
import { newId } from '../store/ids.ts';

const HOUR_MS = 60 * 60 * 1000;

async function aList() {
  const server = await testApp();
  const ana = await server.signedIn('ana');
  const { list, match, ids } = await aMatch(ana, '33');
  const url = `/api/lists/${list.id}/money`;
  const change = async (patch: object) => (await ana.patch<ListMoneyReply>(url, patch)).body;
  const write = (entry: object, entryId = newId()) =>
    ana.put(`${url}/entries/${entryId}`, { playerId: ids[0], kind: 'payment', ...entry });
  const payments = async () => (await ana.get<ListMoneyReply>(url)).body.entries.length;
  const names = async () =>
    (await ana.get<ListMoneyReply>(url)).body.balances.map(({ name }) => name);
  return { ...server, ana, list, change, write, payments, names, ids, match };
}

test('a payment is not written without a question if another screen has written one since, with and without a match', async () => {
  const { write, payments, match } = await aList();
  const first = newId();
  expect((await write({ amount: 3500, seen: null }, first)).status).toBe(201);
  const question = 'ana ya anotó $3.500 de Jueves 01. ¿Pagó otra vez?';
  for (const place of [{}, { matchId: match.id }, { method: 'cash' }]) {
    expect(await write({ amount: 1000, seen: null, ...place })).toMatchObject({
      status: 409,
      body: { detail: question },
    });
  }
  expect(await payments()).toBe(1);
  expect((await write({ amount: 1000, seen: first })).status).toBe(201);
});

test('a payment that is sent twice is written once, whatever its screen had seen', async () => {
  const { write, payments } = await aList();
  const id = newId();
  expect((await write({ amount: 3500, seen: null }, id)).status).toBe(201);
  expect((await write({ amount: 3500, seen: null }, id)).status).toBe(200);
  expect((await write({ amount: 3500 }, id)).status).toBe(200);
  expect(await payments()).toBe(1);
});

test('money is not given back without a question if another screen has given money back since', async () => {
  const { write } = await aList();
  const paid = newId();
  await write({ amount: 500 }, paid);
  await write({ amount: -500, seen: paid });
  expect((await write({ amount: -500, seen: paid })).body).toMatchObject({
    detail: 'ana ya anotó que le devolvió $500 a Jueves 01. ¿Lo anotás igual?',
  });
});

test('a payment without `seen` is written without a question, as older clients send it', async () => {
  const { write } = await aList();
  await write({ amount: 3500 });
  expect((await write({ amount: 3500 })).status).toBe(201);
});

test('the players with a balance are sorted by name, whoever moved money first', async () => {
  const { write, names, ids } = await aList();
  await write({ amount: 3500, playerId: ids[1] });
  await write({ amount: 3500, playerId: ids[0] });
  expect(await names()).toEqual(['Jueves 01', 'Jueves 02']);
});

test('another holder of the same payment address is no change', async () => {
  const { change } = await aList();
  await change({ payTo: 'potrero.mp', payToHolder: 'Juan' });
  const { settings } = await change({ payToHolder: 'Juan P.' });
  expect(settings).toMatchObject({ payToHolder: 'Juan P.', payToChangedAt: null });
});

test('a payment address that follows an emptied one is a change of the day on which it was typed', async () => {
  const { change, clock } = await aList();
  await change({ payTo: 'potrero.mp' });
  await change({ payTo: null });
  clock.now += 9 * 24 * HOUR_MS;
  const { settings } = await change({ payTo: 'cancha.mp' });
  expect(Date.parse(settings.payToChangedAt ?? '')).toBe(clock.now);
});

test('of two changes of the payment address the last one is dated', async () => {
  const { change, clock } = await aList();
  await change({ payTo: 'potrero.mp' });
  await change({ payTo: 'cancha.mp' });
  clock.now += HOUR_MS;
  const { settings } = await change({ payTo: 'potrero.mp' });
  expect(Date.parse(settings.payToChangedAt ?? '')).toBe(clock.now);
});

test('a payment address of more than 60 characters is refused with a sentence, and nothing is stored', async () => {
  const { ana, list } = await aList();
  const url = `/api/lists/${list.id}/money`;
  for (const length of [61, 500])
    expect(await ana.patch(url, { payTo: 'x'.repeat(length) })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'payTo', message: 'El alias va de 1 a 60 caracteres.' }] },
    });
  expect((await ana.get<ListMoneyReply>(url)).body.settings.payTo).toBeNull();
  expect((await ana.patch(url, { payTo: 'x'.repeat(60) })).status).toBe(200);
});
