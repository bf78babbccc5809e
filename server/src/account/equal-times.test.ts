import type { AccountExport, Profile } from '@picadito/domain';
import { expect, test } from 'vitest';
import { writeLists, writeMatches } from '../../testing/full-database/past-limits.ts';
import { testApp } from '../../testing/test-app.ts';

const AT = '2026-11-20T21:00:00.000000Z';

test('the export has every match, player and entry once, though lists of others came with equal times', async () => {
  const { signedIn, store } = await testApp();
  const ana = await signedIn('ana');
  const { id: userId } = (await ana.get<Profile>('/api/me')).body;
  await store.transaction(async (tx) => {
    const [listId = ''] = await writeLists(tx, userId, [2001]);
    await writeMatches(tx, { userId, listId }, 45);
    const same = { date: '2026-11-19', time: '21:00', created_at: AT };
    await tx.updateTable('matches').set(same).execute();
    await tx.updateTable('players').set({ sort_key: 'ana', created_at: AT }).execute();
    const entry = {
      user_id: userId,
      list_id: listId,
      kind: 'expense',
      amount: 100,
      at: AT,
    } as const;
    const entries = Array.from({ length: 2001 }, (_, number) => {
      const id = `entry-of-the-ledger-${number}`;
      return { ...entry, entry_id: id, is_deposit: 0, is_share: 0, author: 'Ana' };
    });
    for (const some of [entries.slice(0, 1000), entries.slice(1000)])
      await tx.insertInto('ledger_entries').values(some).execute();
  });
  const { matches, players, ledger } = (await ana.get<AccountExport>('/api/me/export')).body;
  const ids = [
    matches.map(({ id }) => id),
    players.map(({ id }) => id),
    ledger.map(({ entryId }) => entryId),
  ];
  expect(ids.map((all) => new Set(all).size)).toEqual([45, 2001, 2001]);
});
