import { GROUP_LINK } from '@picadito/domain';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queryKeyOf } from '../sync/cache/query-of.ts';
import { local } from '../sync/storage.ts';
import { levelsAndLink } from './levels.ts';

const sharesLevels = async (...given: Parameters<typeof levelsAndLink>) =>
  (await levelsAndLink(...given)).withLevels;
const match = { id: 'm1', listId: 'l1' };

function aClient(link?: { isOn: boolean; sharesLevels: boolean }) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  if (!link) return client;
  client.setQueryData(queryKeyOf(GROUP_LINK.read, { id: 'l1' }), {
    listId: 'l1',
    version: 1,
    address: null,
    previewsMatch: true,
    isStrict: false,
    ...link,
  });
  return client;
}

test.each([true, false])(
  'a choice by another device holds, with the link on or off: %s',
  async (chosen) => {
    for (const isOn of [true, false]) {
      expect(await sharesLevels(aClient({ isOn, sharesLevels: chosen }), match)).toBe(chosen);
    }
  },
);

test('a choice by an earlier version in this browser holds while the link is off, and never reaches players', async () => {
  local.set('levels-shared-l1', 'false');
  expect(await sharesLevels(aClient({ isOn: false, sharesLevels: true }), match)).toBe(false);
  local.set('levels-shared-l1', 'true');
  expect(await sharesLevels(aClient({ isOn: true, sharesLevels: false }), match)).toBe(false);
});

test('a match without a list has its own choice', async () => {
  const own = { id: 'm2', listId: null };
  expect(await sharesLevels(aClient(), own)).toBe(true);
  local.set('levels-shared-m2', 'false');
  expect(await sharesLevels(aClient(), own)).toBe(false);
});
