import type { Store, Reader } from '../store/store.ts';
import { logOnce } from '../logging/log-once.ts';
import { reasonOf } from '../logging/reason-of.ts';
import { versionsOf } from '../store/tables/account/users.ts';

const POLL_EVERY_MS = 1000;
/** The maximum number of users in one query, because databases limit the number of parameters of a statement. */
const USERS_AT_ONCE = 500;

/**
 * Type of the change feed, which notifies subscribers that data of a user has changed, and not what has changed.
 * Subscribers read the changes from the database.
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
 * versions of the users that have subscribers. `log` gets a text when other servers cannot be notified, and no further
 * one until a notification has succeeded.
 */
export function changeFeed(
  { read, engine }: Pick<Store, 'read' | 'engine'>,
  log: (text: string) => void = () => {},
): ChangeFeed {
  const logFailure = logOnce(log);
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
      // After a failure the other servers find the change at the next heartbeat of their streams.
      engine.signals?.publish(userId).then(
        () => logFailure(),
        (error: unknown) => logFailure(`other servers are not notified: ${reasonOf(error)}`),
      );
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

/**
 * Polls every second whether the data of these users has changed, and calls `onChanged` for each user whose version is
 * new. Returns the function that stops polling.
 */
function pollVersions(
  db: Reader,
  userIds: () => readonly string[],
  onChanged: (userId: string) => void,
): () => void {
  let known = new Map<string, string>();
  let isPolling = false;

  async function poll(): Promise<void> {
    if (isPolling) return;
    isPolling = true;
    const seen = new Map<string, string>();
    try {
      const ids = userIds();
      for (let from = 0; from < ids.length; from += USERS_AT_ONCE) {
        const rows = await versionsOf(db, ids.slice(from, from + USERS_AT_ONCE));
        for (const { userId, version } of rows) seen.set(userId, version);
      }
      // For a user who has just been added `onChanged` is called without need, but no change is missed.
      for (const [userId, version] of seen) if (known.get(userId) !== version) onChanged(userId);
      known = seen;
    } catch {
      // The database is unavailable; the next poll finds the changes.
    } finally {
      isPolling = false;
    }
  }

  const timer = setInterval(() => void poll(), POLL_EVERY_MS);
  return () => clearInterval(timer);
}
