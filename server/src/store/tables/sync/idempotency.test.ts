import { expect, test } from 'vitest';
import { testApp } from '../../../../testing/test-app.ts';
import { findResponse, insertResponse, replaceResponsesAbout } from './idempotency.ts';

const AT = '2026-11-20T21:00:00.000000Z';
const list = (id: string) => ({ requestHash: 'h', status: 201, body: `{"id":"${id}"}` });
const idOf = (place: number) => `list-of-22-characters-${place}`;

async function anOrganiser() {
  const { signedIn, store } = await testApp();
  const ana = await signedIn('ana');
  const userId = (await ana.get<{ id: string }>('/api/me')).body.id;
  return { store, userId };
}

test('the oldest responses of a user above the maximum are deleted', async () => {
  const { store, userId } = await anOrganiser();
  await store.transaction(async (tx) => {
    for (const place of [1, 2, 3, 4, 5])
      await insertResponse(tx, { userId, key: `k-${place}`, createdAt: AT }, list(idOf(place)), 3);
  });
  const keys = await store.read.selectFrom('idempotency_keys').select('key').execute();
  expect(keys.map(({ key }) => key).toSorted()).toEqual(['k-3', 'k-4', 'k-5']);
  const ids = await store.read.selectFrom('idempotency_ids').select('id').execute();
  expect(ids.map(({ id }) => id).toSorted()).toEqual([idOf(3), idOf(4), idOf(5)]);
});

test('only the responses that contain a deleted id are replaced', async () => {
  const { store, userId } = await anOrganiser();
  const gone = { status: 404, body: '{}' };
  await store.transaction(async (tx) => {
    for (const place of [1, 2])
      await insertResponse(tx, { userId, key: `k-${place}`, createdAt: AT }, list(idOf(place)), 3);
    await replaceResponsesAbout(tx, userId, [idOf(1), idOf(9)], gone);
  });
  expect(await findResponse(store.read, userId, 'k-1')).toMatchObject(gone);
  expect(await findResponse(store.read, userId, 'k-2')).toMatchObject(list(idOf(2)));
  const ids = await store.read.selectFrom('idempotency_ids').select('id').execute();
  expect(ids).toEqual([{ id: idOf(2) }]);
});
