import { MESSAGES } from '@picadito/domain';
import { expect, test } from 'vitest';
import { createList, createMatch } from '../../testing/a-match.ts';
import { changesOf } from '../../testing/changes.ts';
import { anOffer } from '../../testing/handover/an-offer.ts';
import { testApp } from '../../testing/test-app.ts';
import { newId } from '../store/ids.ts';
import { deleteHelper } from '../store/tables/helpers/helpers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

async function anOfferedList() {
  const server = await testApp();
  const [ana, beto] = [await server.signedIn('ana'), await server.signedIn('beto')];
  const list = await createList(ana, 'Jueves', '345');
  await createMatch(ana, list.id);
  return { ...server, ana, beto, list, ...(await anOffer(ana, beto, list)) };
}

test('a helper sees who gives a list and what comes with it, before anything moves', async () => {
  const { ana, list, offered, read, helperId } = await anOfferedList();
  const expiresAt = '2026-11-27T21:00:00.000000Z';
  expect(await offered()).toEqual([
    {
      listId: list.id,
      listName: 'Jueves',
      from: { name: 'ana', photoURL: null },
      playerCount: 3,
      matchCount: 1,
      pot: null,
      staysHelper: true,
      expiresAt,
    },
  ]);
  const money = `/api/lists/${list.id}/money`;
  await ana.put(`${money}/entries/${newId()}`, { kind: 'box', amount: 430_000 });
  expect(await offered()).toMatchObject([{ pot: { amount: 430_000, currency: 'ARS' } }]);
  const photoURL = null;
  expect(await read()).toEqual({ helperId, name: 'beto', photoURL, staysHelper: true, expiresAt });
});

test('the owner types the name of the list, and offers it to a confirmed helper only', async () => {
  const { ana, beto, store, list, offer, url, read, ...rest } = await anOfferedList();
  expect((await offer({ name: 'Jueve' })).body).toMatchObject({
    errors: [{ path: 'name', message: MESSAGES.handoverNameDiffers }],
  });
  const other = await createList(ana, 'Otra', '3');
  const elsewhere = await anOffer(ana, beto, other);
  await store.transaction((tx) =>
    tx
      .updateTable('helpers')
      .set({ confirmed_at: null })
      .where('user_id', '=', rest.from)
      .where('helper_id', '=', elsewhere.helperId)
      .execute(),
  );
  for (const [to, helperId] of [
    [url, elsewhere.helperId],
    [elsewhere.url, elsewhere.helperId],
    [url, newId()],
    [url, 'ana'],
  ] as const)
    expect(
      (await ana.post(to, { helperId, name: to === url ? list.name : other.name })).body,
    ).toMatchObject({ errors: [{ path: 'helperId', message: MESSAGES.handoverHelperMissing }] });
  expect(await read()).toMatchObject({ helperId: rest.helperId });
});

test('an offer ends after seven days, when it is withdrawn, and with the helper', async () => {
  const { ana, store, clock, url, read, offer, offered, accept, from, helperId } =
    await anOfferedList();
  expect((await ana.delete(url)).status).toBe(204);
  expect((await ana.delete(url)).status).toBe(404);
  expect([await read(), await offered(), (await accept()).status]).toEqual([null, [], 404]);
  await offer();
  clock.now += 7 * DAY_MS;
  expect([await read(), await offered(), (await accept()).status]).toEqual([null, [], 404]);
  await offer();
  expect(await offered()).toHaveLength(1);
  await store.transaction((tx) => deleteHelper(tx, { userId: from, helperId }));
  expect([await read(), await offered(), (await accept()).status]).toEqual([null, [], 404]);
});

test('an offer ends with the account of either user, and with the list', async () => {
  const { ana, beto, list, read, offer, offered, signedIn } = await anOfferedList();
  const caro = await signedIn('caro');
  const other = await anOffer(ana, caro, list);
  await caro.delete('/api/me');
  expect(await read()).toBe(null);
  await other.offer();
  const second = await createList(ana, 'Viernes', '3');
  const ofSecond = await anOffer(ana, beto, second);
  expect((await ana.delete(`/api/lists/${second.id}`)).status).toBe(204);
  expect(await offered()).toEqual([]);
  expect((await ofSecond.accept()).status).toBe(404);
  await offer();
  await ana.delete('/api/me');
  expect(await offered()).toEqual([]);
});

test('open screens of the owner learn of an offer', async () => {
  const { store, offer, ana, url, list } = await anOfferedList();
  const both = async () => {
    await offer();
    await ana.delete(url);
  };
  expect(await changesOf(store, both)).toEqual([`list ${list.id}`, `list ${list.id}`]);
});

test('a list that is missing, foreign, own or not offered is not found, to the byte', async () => {
  const { ana, beto, list, url, store, signedIn } = await anOfferedList();
  const caro = await signedIn('caro');
  const unknown = { url: '/api/handovers/no-such-list-anywhere/accept', method: 'POST' } as const;
  const { status, body } = await beto.send({ ...unknown, payload: {} });
  expect({ status, detail: body.detail }).toEqual({ status: 404, detail: MESSAGES.notFound });
  const accept = `/api/handovers/${list.id}/accept`;
  for (const client of [ana, caro]) expect((await client.post(accept, {})).body).toEqual(body);
  expect((await beto.post(accept, {})).body).toMatchObject({
    status: 422,
    errors: [{ path: 'expiresAt', message: MESSAGES.fieldInvalid }],
  });
  for (const client of [beto, caro]) {
    expect((await client.get(url)).body).toEqual(body);
    expect((await client.delete(url)).body).toEqual(body);
    for (const payload of [{}, { helperId: newId(), name: 'Jueves' }])
      expect((await client.post(url, payload)).body).toEqual(body);
  }
  expect(await store.read.selectFrom('handovers').select('list_id').execute()).toHaveLength(1);
});
