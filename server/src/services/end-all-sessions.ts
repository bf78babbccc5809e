import { deleteAllSessions } from '../store/tables/sessions.ts';
import type { Store } from '../store/store.ts';

/**
 * Signs everybody out, on every server of the database: each request looks its session up, and event streams end at
 * their next beat. The answer is how many sessions there were.
 */
export function endAllSessions(store: Store): Promise<number> {
  return store.transaction(deleteAllSessions);
}
