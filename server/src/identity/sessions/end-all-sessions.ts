import { deleteAllSessions } from '../../store/tables/account/sessions.ts';
import type { Store } from '../../store/store.ts';

/**
 * Signs all users out, on every server of the database, by deleting all sessions. Each request looks its session up, so
 * it takes effect at the next request; event streams end at their next heartbeat. Returns the number of ended sessions.
 */
export function endAllSessions(store: Store): Promise<number> {
  return store.transaction(deleteAllSessions);
}
