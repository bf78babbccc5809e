import type { Profile } from '@picadito/domain';
import { expect, test } from 'vitest';
import { writeLists } from '../../testing/full-database/past-limits.ts';
import { testApp } from '../../testing/test-app.ts';
import { allPlayers } from './all-players.ts';

const roomForOne = () => ({ heap_size_limit: 2 * 6_002_000 - 1, used_heap_size: 0 });

test('if the heap has space for one read, the second of two concurrent reads is refused', async () => {
  const { signedIn, store } = await testApp();
  const { id } = (await (await signedIn('ana')).get<Profile>('/api/me')).body;
  await store.transaction((tx) => writeLists(tx, id, [3001]));
  const read = () => allPlayers(store.read, id, roomForOne);
  const [first, second] = await Promise.allSettled([read(), read()]);
  expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
  expect(await read()).toHaveLength(3001);
});
