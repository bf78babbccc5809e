import { useSyncExternalStore } from 'react';
import { local, onStorageChange } from '../../../sync/storage.ts';

const COMPLETE = 'complete';
const keyOf = (uid: string) => `picadito:${uid}:diagnosis`;

/** Returns whether this user has run a diagnosis in this browser that found all database indexes. */
export function useFoundEveryIndex(uid: string): boolean {
  return useSyncExternalStore(onStorageChange, () => local.get(keyOf(uid)) === COMPLETE);
}

export function keepFoundEveryIndex(uid: string): void {
  local.set(keyOf(uid), COMPLETE);
}
