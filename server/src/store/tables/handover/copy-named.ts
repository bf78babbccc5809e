import { playerColumnsOf } from '../players/merge-rows.ts';
import { rowsWithId, type Row } from '../players/rows-of-player.ts';
import type { Writer } from '../../store.ts';
import type { Move, TableOfList } from './rows-of-list.ts';
import { storeRowsOf } from './store-rows-of.ts';

/**
 * Tables of goalkeepers and of players who never pay. The rows of a copied player in these tables are copied too,
 * because matches need them.
 */
const OF_GUESTS = ['keepers', 'never_pays'] as const;

/**
 * Copies the players of other lists that these rows name, unless the new owner already has them, and returns the rows
 * of these players, copied or not. Only guests keep their phone number in the copy. Adds all named players to `known`.
 */
export async function copyNamed(
  tx: Writer,
  { from, to, listId }: Move,
  { table, rows, known }: { table: TableOfList; rows: readonly Row[]; known: Set<string> },
): Promise<Row[]> {
  const named = rows.flatMap((row) => playerColumnsOf(table).map((column) => row[column]));
  const ids = [...new Set(named)].flatMap((id) =>
    typeof id === 'string' && !known.has(id) ? id : [],
  );
  if (ids.length === 0) return [];
  for (const id of ids) known.add(id);
  const found = { columns: ['player_id'], ids };
  const others = (await rowsWithId(tx, 'players', { ...found, userId: from })).filter(
    (row) => row['list_id'] !== listId,
  );
  const stored = await rowsWithId(tx, 'players', { ...found, userId: to });
  const taken = new Set(stored.map((row) => row['player_id']));
  const missing = others.filter((row) => !taken.has(row['player_id'] ?? null));
  if (missing.length === 0) return others;
  const guests = missing.map((row) => ({
    ...row,
    user_id: to,
    list_id: to,
    whatsapp: row['list_id'] === from ? (row['whatsapp'] ?? null) : null,
    is_regular: 0,
  }));
  await storeRowsOf(tx, 'players', guests);
  const guestIds = missing.map((row) => String(row['player_id']));
  for (const marks of OF_GUESTS) {
    const marked = await rowsWithId(tx, marks, { ...found, userId: from, ids: guestIds });
    await storeRowsOf(
      tx,
      marks,
      marked.map((row) => ({ ...row, user_id: to })),
    );
  }
  return others;
}
