/**
 * Writes one value per key, in the order of the taps: while a write of a key runs, only the newest later
 * wish of that key is kept, and sent once the first has settled. Keys do not wait for each other.
 * A wish resolves with the server's answer, or with null when a later wish of its key took its place;
 * it rejects when its write failed and nothing newer was wished.
 */
export function latestWrites<Value, Answer>(
  send: (key: string, value: Value) => Promise<Answer>,
): (key: string, value: Value) => Promise<Answer | null> {
  const newest = new Map<string, symbol>();
  const last = new Map<string, Promise<unknown>>();

  return (key, value) => {
    const wish = Symbol(key);
    const isNewest = () => newest.get(key) === wish;
    newest.set(key, wish);
    const written = (last.get(key) ?? Promise.resolve()).then(async () => {
      if (!isNewest()) return null;
      try {
        const answer = await send(key, value);
        return isNewest() ? answer : null;
      } catch (error) {
        if (isNewest()) throw error;
        return null;
      } finally {
        if (isNewest()) {
          newest.delete(key);
          last.delete(key);
        }
      }
    });
    const settled = written.catch(() => null);
    last.set(key, settled);
    return written;
  };
}
