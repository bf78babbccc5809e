import { sql } from 'kysely';
import type { Row } from '../players/rows-of-player.ts';
import type { Writer } from '../../store.ts';
import { TABLES } from '../../table-list.ts';
import { isOfPlayer, type TableOfList } from './rows-of-list.ts';

/** Tells whether the new owner may have rows of a table under the same keys, from an earlier move of their player. */
const isKeyedByPlayer = (table: TableOfList) =>
  isOfPlayer(table) || table === 'players' || table === 'merged_players';

/**
 * Inserts rows. A row about a player with the same key is replaced; a row of any other kind with the same key is an
 * error.
 */
export async function storeRowsOf(
  tx: Writer,
  table: TableOfList,
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const keys: readonly string[] = TABLES[table];
  const values = columns.filter((column) => !keys.includes(column));
  const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
  const tuples = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  const excluded = values.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`);
  const doing = values.length === 0 ? sql`do nothing` : sql`do update set ${sql.join(excluded)}`;
  const onConflict = isKeyedByPlayer(table) ? sql`on conflict (${refs(keys)}) ${doing}` : sql``;
  await sql`insert into ${sql.table(table)} (${refs(columns)}) values ${sql.join(tuples)}
    ${onConflict}`.execute(tx);
}
