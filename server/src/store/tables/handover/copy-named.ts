import { playerColumnsOf } from '../players/merge-rows.ts';
import { rowsWithId, type Row } from '../players/rows-of-player.ts';
import type { Writer } from '../../store.ts';
import { chunks, TABLES_OF_MARKS, type Move, type TableOfList } from './rows-of-list.ts';
import { storeRowsOf } from './store-rows-of.ts';

/**
 * Tables of absences, of keepers and of players who never pay. The rows of a copied player of another list in these
 * tables are copied too, because matches need them.
 */
const FOR_MATCHES: readonly TableOfList[] = ['absences', 'keepers', 'never_pays'];

/**
 * Copies the players of other lists that these rows name, unless the new owner already has them, and returns the rows
 * of these players, copied or not. Only guests keep their phone number and all their marks in the copy. Adds all named
 * players to `known`.
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
  for (const marks of TABLES_OF_MARKS) {
    const guestIds = missing
      .filter((row) => row['list_id'] === from || FOR_MATCHES.includes(marks))
      .map((row) => String(row['player_id']));
    if (guestIds.length === 0) continue;
    const marked = await rowsWithId(tx, marks, { ...found, userId: from, ids: guestIds });
    await storeRowsOf(
      tx,
      marks,
      marked.map((row) => ({ ...row, user_id: to })),
    );
  }
  return others;
}

/** Copies the pairs of guests of the list with each other and with players of the list. */
export async function copyPairsOfGuests(
  tx: Writer,
  { from, to }: Move,
  { ofList, copied }: { ofList: readonly string[]; copied: readonly Row[] },
): Promise<void> {
  const guests = copied.filter((row) => row['list_id'] === from);
  const guestIds = guests.map((row) => String(row['player_id']));
  const moving = new Set<unknown>([...ofList, ...guestIds]);
  const columns = ['player_id', 'other_id'];
  for (const ids of chunks(guestIds)) {
    const pairs = await rowsWithId(tx, 'pairs', { userId: from, columns, ids });
    const kept = pairs.filter((row) => columns.every((column) => moving.has(row[column])));
    await storeRowsOf(
      tx,
      'pairs',
      kept.map((row) => ({ ...row, user_id: to })),
    );
  }
}
