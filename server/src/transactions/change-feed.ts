import type { Store } from '../store/store.ts';
import { pollVersions } from './poll-versions.ts';

/**
 * The change feed: notifies subscribers that data of a user has changed, and not what has changed. Subscribers read the
 * changes from the database.
 */
export type ChangeFeed = {
  /** Notifies this server and the others that data of the user has changed. Must be called after the commit. */
  notify: (userId: string) => void;
  /** Calls `listener` whenever data of the user may have changed. Returns an unsubscribe function. */
  subscribe: (userId: string, listener: () => void) => () => void;
  /**
   * Calls `listener` after each commit that changed data of a user: of this server, and of others where the engine
   * signals them. Returns an unsubscribe function.
   */
  onWrite: (listener: WriteListener) => () => void;
  close: () => Promise<void>;
};

export type WriteListener = (userId: string, by: 'this server' | 'another') => void;

/**
 * Creates the change feed of a server. Subscribers on this server are notified at once. Other servers of the database
 * are notified by signals of the engine (PostgreSQL). If the connection does not support signals, this server polls the
 * versions of the users that have subscribers.
 */
export function changeFeed({ read, engine }: Pick<Store, 'read' | 'engine'>): ChangeFeed {
  const listeners = new Map<string, Set<() => void>>();
  const writeListeners = new Set<WriteListener>();
  let stopPolling: (() => void) | null = null;
  const listening = engine.signals?.listen({
    onUserChanged: (userId) => notifyWritten(userId, 'another'),
    onSignalsMissed: () => [...listeners.keys()].forEach(notifyLocal),
    onUnsupported: () =>
      (stopPolling = pollVersions(read, () => [...listeners.keys()], notifyLocal)),
  });

  function notifyLocal(userId: string): void {
    for (const listener of listeners.get(userId) ?? []) listener();
  }

  const notifyWritten: WriteListener = (userId, by) => {
    notifyLocal(userId);
    for (const listener of writeListeners) listener(userId, by);
  };

  return {
    notify(userId) {
      notifyWritten(userId, 'this server');
      // A failure is not reported: other servers find the change at the next heartbeat of their streams, and the next
      // request logs that the database is unavailable.
      engine.signals?.publish(userId).catch(() => {});
    },
    subscribe(userId, listener) {
      const mine = listeners.get(userId) ?? new Set();
      listeners.set(userId, mine.add(listener));
      return () => {
        mine.delete(listener);
        if (mine.size === 0 && listeners.get(userId) === mine) listeners.delete(userId);
      };
    },
    onWrite(listener) {
      writeListeners.add(listener);
      return () => void writeListeners.delete(listener);
    },
    async close() {
      stopPolling?.();
      await listening?.close();
    },
  };
}
