import { newId } from '../../ids.ts';
import { moveCodes } from '../group-link/link-codes.ts';
import { insertListOfGuests } from '../players/lists.ts';
import { rowsWithId, type Row } from '../players/rows-of-player.ts';
import type { Writer } from '../../store.ts';
import { copyNamed, copyPairsOfGuests } from './copy-named.ts';
import { deleteMarks, removePlayers } from './remove-players.ts';
import {
  batchesOfList,
  deleteRowsOfList,
  isOfPlayer,
  TABLES_OF_LIST,
  type Move,
  type TableOfList,
} from './rows-of-list.ts';
import { storeRowsOf } from './store-rows-of.ts';

/** Tables to whose rows the codes of links lead, with the column of the id that a code has, and its kind. */
const CODED = {
  group_links: ['list_id', 'group'],
  captains: ['match_id', 'captain'],
  helpers: ['helper_id', 'invitation'],
} as const;

const isCoded = (table: TableOfList): table is keyof typeof CODED => table in CODED;

/**
 * Gives a list with everything that belongs to it to another user, under the same ids. Players of other lists who are
 * in its matches are copied, and become guests of the new owner; players of the list who are in matches of other lists
 * stay in those matches as guests of the former owner. Pairs of players of different lists end, and autopilots are
 * paused.
 */
export async function moveList(tx: Writer, move: Move): Promise<void> {
  const { listId, from, to, at } = move;
  const list = { userId: from, listId };
  await dropStrays(tx, list);
  await insertListOfGuests(tx, { userId: to, createdAt: at });
  const ofList = await playersIn(tx, list);
  await deleteMarks(tx, to, ofList);
  const copied = await storeRows(tx, move, ofList);
  await copyPairsOfGuests(tx, move, { ofList, copied });
  for (const table of TABLES_OF_LIST.toReversed())
    if (!isOfPlayer(table) && table !== 'players' && table !== 'players_lists')
      await deleteRowsOfList(tx, table, list);
  await removePlayers(tx, move, { ofList, copied });
  await deleteRowsOfList(tx, 'players_lists', list);
}

/**
 * Deletes the messages about matches of the list to devices of the organiser, and proposals whose match has moved to
 * the list or away from it since.
 */
async function dropStrays(
  tx: Writer,
  { userId, listId }: { userId: string; listId: string },
): Promise<void> {
  const matches = tx
    .selectFrom('matches')
    .select('match_id')
    .where('user_id', '=', userId)
    .where('list_id', '=', listId);
  await tx
    .deleteFrom('pushes')
    .where('user_id', '=', userId)
    .where('match_id', 'in', matches)
    .where('list_id', 'is', null)
    .execute();
  await tx
    .deleteFrom('proposals')
    .where('user_id', '=', userId)
    .where('match_id', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('list_id', '=', listId).and('match_id', 'not in', matches),
        eb('list_id', '!=', listId).and('match_id', 'in', matches),
      ]),
    )
    .execute();
}

async function playersIn(
  tx: Writer,
  { userId, listId }: { userId: string; listId: string },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('players')
    .select('player_id')
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .execute();
  return rows.map((row) => row.player_id);
}

/** Stores the rows that belong to the list under the new owner. Returns the players of other lists that were copied. */
async function storeRows(tx: Writer, move: Move, ofList: readonly string[]): Promise<Row[]> {
  const known = new Set(ofList);
  const copied: Row[] = [];
  for (const table of TABLES_OF_LIST)
    for await (const rows of batchesOfList(tx, table, { userId: move.from, listId: move.listId })) {
      copied.push(...(await copyNamed(tx, move, { table, rows, known })));
      if (isCoded(table)) {
        const [column, kind] = CODED[table];
        const ids = rows.map((row) => String(row[column]));
        await moveCodes(tx, move, kind, ids);
      }
      const moved = rows.map((row) => movedRow(table, row, move));
      await storeRowsOf(
        tx,
        table,
        table === 'ledger_entries' ? await withFreeIds(tx, moved, move) : moved,
      );
    }
  return copied;
}

/**
 * Returns ledger entries, with a new id for each whose id an entry of the new owner has already, in any list. That can
 * happen because clients choose the ids of the entries that they send.
 */
async function withFreeIds(tx: Writer, entries: readonly Row[], { to }: Move): Promise<Row[]> {
  if (entries.length === 0) return [];
  const ids = entries.map((entry) => String(entry['entry_id']));
  const stored = await rowsWithId(tx, 'ledger_entries', { userId: to, columns: ['entry_id'], ids });
  const taken = new Set(stored.map((entry) => entry['entry_id']));
  return entries.map((entry) =>
    taken.has(entry['entry_id'] ?? null) ? { ...entry, entry_id: newId() } : entry,
  );
}

/**
 * Returns a row as it is stored under the new owner: the list notes until when it was another's, autopilots are paused,
 * the payment address is removed, merges can no longer be undone, and undone answers name the new owner.
 */
function movedRow(table: TableOfList, row: Row, { from, to, at }: Move): Row {
  const moved = { ...row, user_id: to };
  switch (table) {
    case 'players_lists':
      return { ...moved, shared_until: at };
    case 'autopilots':
      return { ...moved, is_paused: 1 };
    case 'list_money':
      return row['pay_to'] === null
        ? moved
        : { ...moved, pay_to: null, pay_to_holder: null, pay_to_changed_at: at };
    case 'merged_players':
      // The undo would restore rows of the former owner.
      return { ...moved, undo: null };
    case 'answer_undos':
      return { ...moved, undone: String(row['undone']).replaceAll(`"${from}"`, `"${to}"`) };
    default:
      return moved;
  }
}
