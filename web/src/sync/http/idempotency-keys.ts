import { randomId } from '../../lib/ids.ts';
import { session } from '../storage.ts';

/**
 * The prefix of the storage keys of POSTs without a response; path and body follow it. The entries stay for the life of
 * the tab, including reloads.
 */
const PREFIX = 'picadito-sent:';

/**
 * Returns the `Idempotency-Key` of a POST, identified by `request` (path and body). If no response arrives, the server
 * may or may not have applied the POST. The same request then reuses its key, so that the server creates nothing twice.
 */
export function keyFor(request: string): string {
  const key = session.get(PREFIX + request) ?? randomId();
  session.set(PREFIX + request, key);
  return key;
}

/** Releases the key of a request that got a response, so that the same request gets a new key next time. */
export function releaseKey(request: string): void {
  session.remove(PREFIX + request);
}

/**
 * Releases all keys, so that every later request gets a new one. Needed after a deletion, which may have removed what
 * an earlier request created, and after a change of user.
 */
export function releaseAllKeys(): void {
  for (const key of session.keys()) if (key.startsWith(PREFIX)) session.remove(key);
}
