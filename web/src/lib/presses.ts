import { randomId } from './ids.ts';

/** Keys of POSTs that no answer has come to, by what was sent. They last as long as the page. */
const unanswered = new Map<string, string>();

/**
 * The `Idempotency-Key` of a POST: whether one that no answer came to was done, nobody here knows, so the same press
 * again (same path and body) goes under the same key, and nothing is made twice.
 */
export function keyOf(press: string): string {
  const key = unanswered.get(press) ?? randomId();
  unanswered.set(press, key);
  return key;
}

/** An answer came: the same press again means another thing. */
export function spendKey(press: string): void {
  unanswered.delete(press);
}

/** From now on every press means another thing: something was deleted, maybe what one has made, or the user is another. */
export function spendKeys(): void {
  unanswered.clear();
}
