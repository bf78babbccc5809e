/** Tells whoever listens that something of a user has changed. What it was, the database says. */
export type ChangeFeed = {
  wake: (userId: string) => void;
  /** Calls `listener` whenever something of the user may have changed; the answer ends it. */
  listen: (userId: string, listener: () => void) => () => void;
};

export function changeFeed(): ChangeFeed {
  const listeners = new Map<string, Set<() => void>>();
  return {
    wake(userId) {
      for (const listener of listeners.get(userId) ?? []) listener();
    },
    listen(userId, listener) {
      const mine = listeners.get(userId) ?? new Set();
      listeners.set(userId, mine.add(listener));
      return () => {
        mine.delete(listener);
        if (mine.size === 0) listeners.delete(userId);
      };
    },
  };
}
