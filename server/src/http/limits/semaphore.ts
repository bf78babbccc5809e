/** A semaphore for each user. Acquiring returns the release function, which must be called once. */
export function semaphore(max: number) {
  const held = new Map<string, number>();
  /** The queue of each user, first in, first out. */
  const waiting = new Map<string, (() => void)[]>();

  function release(userId: string): void {
    const others = waiting.get(userId);
    const next = others?.shift();
    if (others?.length === 0) waiting.delete(userId);
    // the permit passes to the next in the queue
    if (next) return next();
    const left = (held.get(userId) ?? 1) - 1;
    if (left > 0) held.set(userId, left);
    else held.delete(userId);
  }

  /** null when all are taken. */
  function tryAcquire(userId: string): (() => void) | null {
    const count = held.get(userId) ?? 0;
    if (count >= max) return null;
    held.set(userId, count + 1);
    return () => release(userId);
  }

  /** As soon as there is one, in the order of asking. */
  async function acquire(userId: string): Promise<() => void> {
    const free = tryAcquire(userId);
    if (free) return free;
    await new Promise<void>((resolve) => {
      const others = waiting.get(userId) ?? [];
      waiting.set(userId, others);
      others.push(resolve);
    });
    return () => release(userId);
  }

  return { tryAcquire, acquire };
}
