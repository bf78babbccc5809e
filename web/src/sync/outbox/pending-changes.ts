import type { PendingChange } from '@picadito/domain';
import { create } from 'zustand';
import { readStoredQueue } from './stored-queue.ts';

/**
 * Holds the changes of the signed-in user that the server has not acknowledged; screens overlay them on the server's
 * data. `isStalled` tells that a request got no response, so that they wait for the network.
 */
export const usePendingChanges = create<{
  uid: string;
  queue: readonly PendingChange[];
  isStalled: boolean;
}>(() => ({
  uid: '',
  queue: [],
  isStalled: false,
}));

/** Loads a user's queue from storage before a screen of the user renders. Tells whether it has changes. */
export function restorePendingChanges(uid: string): boolean {
  const queue = readStoredQueue(uid);
  usePendingChanges.setState({ uid, queue, isStalled: queue.length > 0 });
  return queue.length > 0;
}
