/** Returns a counting semaphore for each key, such as a user's id: at most `max` holders per key. */
export function semaphore(max: number) {
  const held = new Map<string, number>();

  function release(key: string): void {
    const left = (held.get(key) ?? 1) - 1;
    if (left > 0) held.set(key, left);
    else held.delete(key);
  }

  /**
   * Acquires the semaphore of a key and returns the function that releases it, which must be called once; returns null
   * when `max` holders have it.
   */
  function tryAcquire(key: string): (() => void) | null {
    const count = held.get(key) ?? 0;
    if (count >= max) return null;
    held.set(key, count + 1);
    return () => release(key);
  }

  return { tryAcquire };
}
