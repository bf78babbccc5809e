import { randomId } from '../../lib/ids.ts';
import { session } from '../storage.ts';

/** Keys of POSTs without a response yet, by path and body. They live as long as the tab, reloads included. */
const PREFIX = 'picadito-sent:';

/**
 * The `Idempotency-Key` of a POST. Without a response it is unknown whether it was applied, so the same request (same
 * path and body) reuses its key, and the server creates nothing twice.
 */
export function keyFor(request: string): string {
  const key = session.get(PREFIX + request) ?? randomId();
  session.set(PREFIX + request, key);
  return key;
}

/** A response came: the same request again is a new one. */
export function releaseKey(request: string): void {
  session.remove(PREFIX + request);
}

/** Every later request is a new one: something was deleted, maybe what an earlier one created, or the user changed. */
export function releaseAllKeys(): void {
  for (const key of session.keys()) if (key.startsWith(PREFIX)) session.remove(key);
}
