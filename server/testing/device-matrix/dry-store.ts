import type { Store, Writer } from '../../src/store/store.ts';
import { ownedTablesOf, rowsIn, type Rows } from '../every-row.ts';

/**
 * Wraps a store: once `isDry` is set, its transactions are rolled back, so that each request finds the same rows.
 * `written` holds all rows as the last transaction would have left them; null if none has completed.
 */
export function dryStore(store: Store) {
  const state = { isDry: false, written: null as Rows | null };
  const undone = new Error('undone');
  // The tables do not change, so they are read once.
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
