/** So many places for each user; whoever has one is given its way out, which is to be taken once. */
export function places(max: number) {
  const taken = new Map<string, number>();
  /** Those who wait, by user, the first first. */
  const waiting = new Map<string, (() => void)[]>();

  function leave(userId: string): void {
    const others = waiting.get(userId);
    const next = others?.shift();
    if (others?.length === 0) waiting.delete(userId);
    // the place goes to him as it is
    if (next) return next();
    const left = (taken.get(userId) ?? 1) - 1;
    if (left > 0) taken.set(userId, left);
    else taken.delete(userId);
  }

  /** null when all are taken. */
  function take(userId: string): (() => void) | null {
    const count = taken.get(userId) ?? 0;
    if (count >= max) return null;
    taken.set(userId, count + 1);
    return () => leave(userId);
  }

  /** As soon as there is one, in the order of asking. */
  async function waitFor(userId: string): Promise<() => void> {
    const free = take(userId);
    if (free) return free;
    await new Promise<void>((resolve) => {
      const others = waiting.get(userId) ?? [];
      waiting.set(userId, others);
      others.push(resolve);
    });
    return () => leave(userId);
  }

  return { take, waitFor };
}
