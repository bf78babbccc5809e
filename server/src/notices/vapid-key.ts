import { findServerKey, lockServerKey } from '../store/tables/group-link/server-keys.ts';
import type { Store, Writer } from '../store/store.ts';
import { newVapidKey } from './push/vapid.ts';

/**
 * Returns the private key that identifies all servers of this database to push services. The first server creates it.
 */
export async function vapidKeyOf(store: Pick<Store, 'read' | 'transaction'>): Promise<string> {
  const known = await findServerKey(store.read, 'pushes');
  return known ?? store.transaction(lockVapidKey);
}

/**
 * Returns the private key for push services within a transaction, creating it if there is none, and locks its row until
 * the transaction ends.
 */
export function lockVapidKey(tx: Writer): Promise<string> {
  return lockServerKey(tx, 'pushes', newVapidKey());
}
