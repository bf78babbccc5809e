import type { Writer } from '../store/store.ts';
import type { Context } from './context.ts';

/**
 * Runs `work` in one transaction and returns its result. With the context that `work` gets, every `write()` runs in this
 * transaction. The feed is notified of all changed users after the commit, each once.
 */
export async function inOneTransaction<T>(
  context: Context,
  work: (tx: Writer, inside: Context) => Promise<T>,
): Promise<T> {
  const changed = new Set<string>();
  const feed = { ...context.feed, notify: (userId: string) => void changed.add(userId) };
  const result = await context.store.transaction(async (tx) => {
    // An attempt that conflicted with another transaction has changed nothing.
    changed.clear();
    const transaction = <R>(inner: (within: Writer) => Promise<R>) => inner(tx);
    return work(tx, { ...context, store: { ...context.store, read: tx, transaction }, feed });
  });
  for (const userId of changed) context.feed.notify(userId);
  return result;
}
