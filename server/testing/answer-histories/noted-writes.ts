import { AsyncLocalStorage } from 'node:async_hooks';
import type { Store, Writer } from '../../src/store/store.ts';

/**
 * Type of the note about one transaction of a marked request. The changes that the transaction stored have timestamps
 * after `after`, up to and including `at`; `after` and `at` are equal if it stored none.
 */
export type Noted = { mark: string; user: string; at: string; after: string };
export const sending = new AsyncLocalStorage<{ mark: string; user: string }>();

/**
 * Returns the store with transactions that add a note to `notes` if they belong to a marked request: the organiser's
 * newest timestamp before and after the transaction's work. Tests order concurrent requests by these notes.
 */
export function notingStore(store: Store, notes: Noted[]): Store {
  return {
    ...store,
    transaction: async (work, attempts) => {
      const asked = sending.getStore();
      if (!asked) return store.transaction(work, attempts);
      const { result, after, at } = await store.transaction(async (tx) => {
        const after = await lastOf(tx, asked.user);
        const result = await work(tx);
        return { result, after, at: await lastOf(tx, asked.user) };
      }, attempts);
      notes.push({ ...asked, after, at });
      return result;
    },
  };
}

async function lastOf(tx: Writer, user: string): Promise<string> {
  const row = tx
    .selectFrom('users')
    .select('last_timestamp')
    .where('user_id', '=', user)
    .forUpdate();
  return (await row.executeTakeFirstOrThrow()).last_timestamp;
}
