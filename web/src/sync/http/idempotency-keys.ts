import { randomId } from '../../lib/ids.ts';

/** Keys of POSTs without a response yet, by path and body. They live as long as the page. */
const pending = new Map<string, string>();

/**
 * The `Idempotency-Key` of a POST. Without a response it is unknown whether it was applied, so the same request (same
 * path and body) reuses its key, and the server creates nothing twice.
 */
export function keyFor(request: string): string {
  const key = pending.get(request) ?? randomId();
  pending.set(request, key);
  return key;
}

/** A response came: the same request again is a new one. */
export function releaseKey(request: string): void {
  pending.delete(request);
}

/** Every later request is a new one: something was deleted, maybe what an earlier one created, or the user changed. */
export function releaseAllKeys(): void {
  pending.clear();
}
