import { GROUP_LINK, type GroupLink } from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { changeOptimistically } from './optimistic-change.ts';
import { newQueryClient } from './query-client.ts';
import { queryKeyOf, queryOf } from './query-of.ts';

const list = { id: 'l1' };
const key = queryKeyOf(GROUP_LINK.read, list);
const before: GroupLink = {
  listId: list.id,
  version: 1,
  address: null,
  isOn: false,
  previewsMatch: true,
  isStrict: false,
  sharesLevels: true,
};
const after: GroupLink = { ...before, sharesLevels: false };

afterEach(() => vi.unstubAllGlobals());

function aClient(): QueryClient {
  vi.stubGlobal('fetch', async () => Response.json(before));
  const client = newQueryClient();
  client.setQueryData(key, before);
  return client;
}

function change(client: QueryClient) {
  const sent = Promise.withResolvers<GroupLink>();
  const settled = changeOptimistically(client, key, {
    apply: (link) => ({ ...link, sharesLevels: false }),
    undo: (link) => ({ ...link, sharesLevels: true }),
    send: () => sent.promise,
    failure: 'failed',
  });
  return { ...sent, settled };
}

const cachedValue = (client: QueryClient) => client.getQueryData(key)?.sharesLevels;

test('a change shows at once, and what is read while it is sent does not take it back', async () => {
  const client = aClient();
  const { resolve, settled } = change(client);
  await vi.waitFor(() => expect(cachedValue(client)).toBe(false));
  await client.fetchQuery({ ...queryOf(GROUP_LINK.read, list), staleTime: 0 });
  expect(cachedValue(client)).toBe(false);
  resolve(after);
  await settled;
  expect(cachedValue(client)).toBe(false);
});

test('the reply to a change does not take back the next one, which is sent after it', async () => {
  const client = aClient();
  const first = change(client);
  const next = change(client);
  first.resolve({ ...before, version: 2 });
  await first.settled;
  expect(client.getQueryData(key)).toEqual(after);
  next.resolve({ ...after, version: 2 });
  await next.settled;
  expect(client.getQueryData(key)).toEqual({ ...after, version: 2 });
});

test('the reply of the server replaces the optimistic change', async () => {
  const client = aClient();
  const { resolve, settled } = change(client);
  resolve({ ...before, version: 2 });
  await settled;
  expect(client.getQueryData(key)).toEqual({ ...before, version: 2 });
});

test('a change that failed is taken back', async () => {
  const client = aClient();
  vi.spyOn(console, 'error').mockReturnValue();
  const { reject, settled } = change(client);
  await vi.waitFor(() => expect(cachedValue(client)).toBe(false));
  reject(new Error('no signal'));
  await expect(settled).rejects.toThrow('no signal');
  expect(cachedValue(client)).toBe(true);
});
