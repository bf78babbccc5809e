import type { Store } from '../store/store.ts';
import { pollVersions } from './poll-versions.ts';

/** Notifies subscribers that data of a user has changed. The changes themselves are in the database. */
export type ChangeFeed = {
  /** To be called after the commit. */
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

/** Other servers are notified in batches, at this interval. */
const BATCH_MS = 20;
const RETRY_MS = 1000;

/**
 * The feed of one server. Local subscribers are notified at once; other servers on the database by the engine's
 * signals or, where the engine has none, by polling the versions of subscribed users.
 */
export function changeFeed({ read, engine }: Pick<Store, 'read' | 'engine'>): ChangeFeed {
  const listeners = new Map<string, Set<() => void>>();
  const writeListeners = new Set<WriteListener>();
  const unpublished = new Set<string>();
  let batch: NodeJS.Timeout | undefined;
  let isPublishing = false;
  let stopPolling: (() => void) | null = null;
  const signals = engine.signals?.open({
    onUsersChanged: (userIds) => userIds.forEach((userId) => notifyWritten(userId, 'another')),
    onSignalsMissed: () => {
      [...listeners.keys()].forEach(notifyLocal);
      publishNow();
    },
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

  /** One batch at a time: `batch` stays set while one is published. */
  async function publishBatch(): Promise<void> {
    const userIds = [...unpublished];
    unpublished.clear();
    let pause = BATCH_MS;
    isPublishing = true;
    try {
      await signals?.publish(userIds);
    } catch {
      // the database is away: published once it is there
      for (const userId of userIds) unpublished.add(userId);
      pause = RETRY_MS;
    }
    isPublishing = false;
    batch = unpublished.size > 0 ? setTimeout(() => void publishBatch(), pause).unref() : undefined;
  }

  /** The database is there: what has failed waits no longer. */
  function publishNow(): void {
    if (unpublished.size === 0 || isPublishing) return;
    clearTimeout(batch);
    void publishBatch();
  }

  return {
    notify(userId) {
      notifyWritten(userId, 'this server');
      if (!signals || stopPolling) return;
      unpublished.add(userId);
      batch ??= setTimeout(() => void publishBatch(), BATCH_MS);
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
      clearTimeout(batch);
      stopPolling?.();
      if (unpublished.size > 0) await publishBatch();
      clearTimeout(batch);
      await signals?.close();
    },
  };
}
