import { GROUP_LINK } from '@picadito/domain';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { cacheLink } from '../group-link/link-changes.ts';
import { levelsKeyOf } from '../group-link/link.ts';
import { queryKeyOf } from '../sync/cache/query-of.ts';
import { local } from '../sync/storage.ts';
import { sharesLevels } from './levels.ts';

const match = { id: 'm1', listId: 'l1' };

const aLink = (isOn: boolean) => {
  return { listId: 'l1', isOn, version: 1, address: null, previewsMatch: true, isStrict: false };
};

function aClient(isOn?: boolean) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  if (isOn === undefined) return client;
  client.setQueryData(queryKeyOf(GROUP_LINK.read, { id: 'l1' }), aLink(isOn));
  return client;
}

test('levels chosen before the link was on do not reach its players', async () => {
  expect(await sharesLevels(aClient(false), match)).toBe(true);
  local.set('levels-shared-l1', 'true');
  expect(await sharesLevels(aClient(true), match)).toBe(false);
});

test('a choice made while the link is on holds while it is on', async () => {
  local.set('levels-shared-l1', 'false');
  local.set(levelsKeyOf('l1'), 'true');
  expect(await sharesLevels(aClient(true), match)).toBe(true);
  expect(await sharesLevels(aClient(false), match)).toBe(false);
});

test('each time the link goes on, its messages start without levels', async () => {
  const client = aClient(true);
  local.set(levelsKeyOf('l1'), 'true');
  await cacheLink(client, aLink(true));
  expect(await sharesLevels(client, match)).toBe(true);
  await cacheLink(client, aLink(false));
  await cacheLink(client, aLink(true));
  expect(await sharesLevels(client, match)).toBe(false);
});

test('a match without a list has its own choice', async () => {
  const own = { id: 'm2', listId: null };
  expect(await sharesLevels(aClient(), own)).toBe(true);
  local.set('levels-shared-m2', 'false');
  expect(await sharesLevels(aClient(), own)).toBe(false);
});
