import type { Reader } from '../store/store.ts';
import { versionsOf } from '../store/tables/account/users.ts';

const EVERY_MS = 1000;
/** The maximum number of users in one query, because databases limit the number of parameters of a statement. */
const USERS_AT_ONCE = 500;

/**
 * Polls every second whether the data of these users has changed, and calls `onChanged` for each user whose version is
 * new. Returns the function that stops polling.
 */
export function pollVersions(
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

  const timer = setInterval(() => void poll(), EVERY_MS);
  return () => clearInterval(timer);
}
