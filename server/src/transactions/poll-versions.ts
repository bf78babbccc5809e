import type { Reader } from '../store/store.ts';
import { versionsOf } from '../store/tables/users.ts';

const EVERY_MS = 1000;
/** Statements with too many parameters are refused. */
const USERS_AT_ONCE = 500;

/** Looks every second whether the versions of these users have changed. The answer ends it. */
export function pollVersions(
  db: Reader,
  userIds: () => readonly string[],
  changed: (userId: string) => void,
): () => void {
  let known = new Map<string, string>();
  let isLooking = false;

  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    const seen = new Map<string, string>();
    try {
      const ids = userIds();
      for (let from = 0; from < ids.length; from += USERS_AT_ONCE) {
        const rows = await versionsOf(db, ids.slice(from, from + USERS_AT_ONCE));
        for (const { userId, version } of rows) seen.set(userId, version);
      }
      // who is new here is told once too often, and misses nothing
      for (const [userId, version] of seen) if (known.get(userId) !== version) changed(userId);
      known = seen;
    } catch {
      // the database is away: the next look finds what changed
    } finally {
      isLooking = false;
    }
  }

  const timer = setInterval(() => void look(), EVERY_MS);
  return () => clearInterval(timer);
}
