import type { Store } from '../store/store.ts';
import { pollVersions } from '../transactions/poll-versions.ts';

/** Tells whoever listens that something of a user has changed. What it was, the database says. */
export type ChangeFeed = {
  /** To be called after the commit. */
  wake: (userId: string) => void;
  /** Calls `listener` whenever something of the user may have changed; the answer ends it. */
  listen: (userId: string, listener: () => void) => () => void;
  close: () => Promise<void>;
};

/** Other servers hear of changes in batches this far apart. */
const BATCH_MS = 20;
const AGAIN_MS = 1000;

/**
 * The feed of one server. Its own listeners hear of its changes at once; other servers on the database by the
 * engine's signals, or where the engine has none by looking at the versions of those who listen.
 */
export function changeFeed({ read, engine }: Pick<Store, 'read' | 'engine'>): ChangeFeed {
  const listeners = new Map<string, Set<() => void>>();
  const unsaid = new Set<string>();
  let batch: NodeJS.Timeout | undefined;
  let stopPolling: (() => void) | null = null;
  const others = engine.signals?.open({
    heard: (userIds) => userIds.forEach(tellHere),
    missed: tellAll,
    unknown: () => (stopPolling = pollVersions(read, () => [...listeners.keys()], tellHere)),
  });

  function tellHere(userId: string): void {
    for (const listener of listeners.get(userId) ?? []) listener();
  }

  function tellAll(): void {
    for (const userId of listeners.keys()) tellHere(userId);
  }

  /** One batch at a time: `batch` stays set while one goes out. */
  async function tellOthers(): Promise<void> {
    const userIds = [...unsaid];
    unsaid.clear();
    let pause = BATCH_MS;
    try {
      await others?.publish(userIds);
    } catch {
      // the database is away: said as soon as it is there
      for (const userId of userIds) unsaid.add(userId);
      pause = AGAIN_MS;
    }
    batch = unsaid.size > 0 ? setTimeout(() => void tellOthers(), pause).unref() : undefined;
  }

  return {
    wake(userId) {
      tellHere(userId);
      if (!others || stopPolling) return;
      unsaid.add(userId);
      batch ??= setTimeout(() => void tellOthers(), BATCH_MS);
    },
    listen(userId, listener) {
      const mine = listeners.get(userId) ?? new Set();
      listeners.set(userId, mine.add(listener));
      return () => {
        mine.delete(listener);
        if (mine.size === 0 && listeners.get(userId) === mine) listeners.delete(userId);
      };
    },
    async close() {
      clearTimeout(batch);
      stopPolling?.();
      if (unsaid.size > 0) await tellOthers();
      clearTimeout(batch);
      await others?.close();
    },
  };
}
