import type { Store } from '../../src/store/store.ts';

/**
 * Returns a store whose transactions are rolled back while `state.isDry` is true, so that each request of a test finds
 * the same rows. The result of a transaction is that of its work.
 */
export function dryStore(store: Store) {
  const state = { isDry: false };
  const undone = new Error('undone');
  const transaction: Store['transaction'] = async (work, maxAttempts) => {
    if (!state.isDry) return store.transaction(work, maxAttempts);
    const done: Awaited<ReturnType<typeof work>>[] = [];
    const failure: unknown = await store
      .transaction(async (tx) => {
        done.push(await work(tx));
        throw undone;
      }, maxAttempts)
      .catch((reason: unknown) => reason);
    if (failure !== undone) throw failure;
    return done.at(-1) as Awaited<ReturnType<typeof work>>;
  };
  return { store: { ...store, transaction }, state };
}
