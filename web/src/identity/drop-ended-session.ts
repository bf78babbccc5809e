import { STORE_PREFIX } from '../sync/cache/store-prefix.ts';
import { dropOrphans, local } from '../sync/storage.ts';

/** Removes the stored data of a session that has ended. Drafts stay for their user. */
export function dropEndedSession(): void {
  for (const key of local.keys()) if (key.startsWith(STORE_PREFIX)) local.remove(key);
  dropOrphans();
}
