import type { Store } from '../../src/store/store.ts';
import { TABLES_OF_LIST } from '../../src/store/tables/handover/rows-of-list.ts';
import { everyRowOf } from '../every-row.ts';

/** Tables with columns that a move changes, or with rows that it ends; other tests compare them. */
const CHANGED = [
  'players_lists',
  'players',
  'pairs',
  'list_money',
  'autopilots',
  'helpers',
  'handovers',
  'pushes',
];

/**
 * Returns the rows of a user in tables whose rows move as they are: those that name one of the ids and none of the ids of
 * `without`. The owner's id is replaced, so that the rows of two users can be compared; authors stay the same.
 */
export async function rowsNaming(
  store: Store,
  userId: string,
  { ids, without }: { ids: readonly string[]; without: readonly string[] },
): Promise<Record<string, string[]>> {
  const names = (row: string, some: readonly string[]) => some.some((id) => row.includes(id));
  const all = await everyRowOf(store, userId);
  return Object.fromEntries(
    TABLES_OF_LIST.filter((table) => !CHANGED.includes(table)).map((table) => [
      table,
      (all[table] ?? [])
        .filter((row) => names(row, ids) && !names(row, without))
        .map((row) => row.replace(`"user_id":"${userId}"`, '"user_id":"owner"'))
        .toSorted(),
    ]),
  );
}
