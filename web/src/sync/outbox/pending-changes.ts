import type { PendingChange } from '@picadito/domain';
import { create } from 'zustand';
import { readStoredQueue } from './stored-queue.ts';

/**
 * The changes of the signed-in user that no server has acknowledged yet; screens lay them over the server's data.
 * `isStalled`: a request for them got no response, so they wait for a signal.
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

/** Loads this user's queue from storage before any screen of theirs shows. Returns whether something is pending. */
export function restorePendingChanges(uid: string): boolean {
  const queue = readStoredQueue(uid);
  usePendingChanges.setState({ uid, queue, isStalled: queue.length > 0 });
  return queue.length > 0;
}
