import type { Profile } from '@picadito/domain';
import { expect, test } from 'vitest';
import { writeLists } from '../../testing/full-database/past-limits.ts';
import { testApp } from '../../testing/test-app.ts';
import { allPlayers } from './all-players.ts';

async function anAccount(players: number) {
  const { signedIn, store } = await testApp();
  const { id } = (await (await signedIn('ana')).get<Profile>('/api/me')).body;
  await store.transaction((tx) => writeLists(tx, id, [players]));
  return (heap: number) =>
    allPlayers(store.read, id, () => ({ heap_size_limit: heap, used_heap_size: 0 }));
}

test('an account at its limit is read with any size of the heap', async () => {
  const read = await anAccount(3000);
  expect(await read(0)).toHaveLength(3000);
});

test('an account above the limits is refused while the heap has no space for its players', async () => {
  const read = await anAccount(3001);
  await expect(read(6_001_999)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await read(6_002_000)).toHaveLength(3001);
});
