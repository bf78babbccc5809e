import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { inOneTransaction } from './in-one-transaction.ts';

test('users are notified once and after the commit, and only of the attempt that succeeded', async () => {
  const { context } = await testApp();
  const told: string[] = [];
  const twice: typeof context.store.transaction = async (work, attempts) => {
    const undone = new Error('conflict');
    const first = context.store.transaction(async (tx) => {
      await work(tx);
      throw undone;
    });
    await expect(first).rejects.toBe(undone);
    const result = await context.store.transaction(work, attempts);
    told.push('committed');
    return result;
  };
  const feed = { ...context.feed, notify: (userId: string) => void told.push(userId) };
  let attempt = 0;
  await inOneTransaction(
    { ...context, feed, store: { ...context.store, transaction: twice } },
    async (_tx, inside) => {
      attempt += 1;
      for (const userId of attempt === 1 ? ['ana'] : ['beto', 'beto']) inside.feed.notify(userId);
    },
  );
  expect(told).toEqual(['committed', 'beto']);
});
