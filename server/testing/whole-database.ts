import { sql } from 'kysely';
import type { Store } from '../src/store/store.ts';
import { tablesOf } from './every-row.ts';

/**
 * Returns the values of all rows by table, as one JSON text a table. Tables that belong to no user are included, the
 * journal of migrations is not.
 */
export async function wholeDatabase(store: Store): Promise<Record<string, string>> {
  const whole: Record<string, string> = {};
  for (const table of await tablesOf(store)) {
    const query = sql<Record<string, unknown>>`select * from ${sql.table(table)}`;
    const { rows } = await store.transaction((tx) => query.execute(tx));
    whole[table] = JSON.stringify(rows.map((row) => Object.values(row)));
  }
  return whole;
}

export function tablesWith(whole: Record<string, string>, text: string): string[] {
  return Object.keys(whole).filter((table) => whole[table]?.includes(text));
}
