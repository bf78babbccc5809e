import { deleteAllSessions } from '../../store/tables/account/sessions.ts';
import type { Store } from '../../store/store.ts';

/**
 * Signs all users out, on every server of the database: each request loads its session, and event streams end at
 * their next heartbeat. Returns the number of ended sessions.
 */
export function endAllSessions(store: Store): Promise<number> {
  return store.transaction(deleteAllSessions);
}
