import type { Store, Writer } from '../../src/store/store.ts';
import { ownedTablesOf, rowsIn, type Rows } from '../every-row.ts';

/**
 * Returns a store whose transactions are rolled back once `state.isDry` is true, so that each request of a test finds
 * the same rows. `state.written` has all rows as the last transaction would have left them; null before the first
 * transaction.
 */
export function rollingBackStore(store: Store) {
  const state = { isDry: false, written: null as Rows | null };
  const undone = new Error('undone');
  // The set of tables does not change during a test, so it is read once.
  const tables = ownedTablesOf(store);
  const inside = (tx: Writer): Store => ({ ...store, transaction: (work) => work(tx) });
  const transaction: Store['transaction'] = async (work, maxAttempts) => {
    if (!state.isDry) return store.transaction(work, maxAttempts);
    const done: Awaited<ReturnType<typeof work>>[] = [];
    const failure: unknown = await store
      .transaction(async (tx) => {
        done.push(await work(tx));
        state.written = await rowsIn(inside(tx), await tables);
        throw undone;
      }, maxAttempts)
      .catch((reason: unknown) => reason);
    const [result] = done;
    if (failure !== undone || done.length === 0) throw failure;
    return result as Awaited<ReturnType<typeof work>>;
  };
  return { store: { ...store, transaction }, state };
}
