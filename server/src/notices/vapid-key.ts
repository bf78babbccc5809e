import { findServerKey, lockServerKey } from '../store/tables/links/server-keys.ts';
import type { Store } from '../store/store.ts';
import type { Writer } from '../store/transaction.ts';
import { newVapidKey } from './push/vapid.ts';

/** The key by which push services know all servers of this database; made by the first server that starts. */
export async function vapidKeyOf(store: Pick<Store, 'read' | 'transaction'>): Promise<string> {
  const known = await findServerKey(store.read, 'pushes');
  return known ?? store.transaction(lockVapidKey);
}

/** The same in a transaction, which others that lock it wait for. */
export function lockVapidKey(tx: Writer): Promise<string> {
  return lockServerKey(tx, 'pushes', newVapidKey());
}
