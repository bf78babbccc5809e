import { addDays, DEFAULT_FORMAT, sortKey } from '@picadito/domain';
import { newId } from '../../src/store/ids.ts';
import { columnsOf, timesOf } from '../../src/store/tables/matches/match-columns.ts';
import { insertList } from '../../src/store/tables/players/lists.ts';
import { timestampsAfter } from '../../src/store/timestamps.ts';
import type { Writer } from '../../src/store/store.ts';

const timeZone = 'America/Argentina/Buenos_Aires';
/**
 * Number of rows in one insert statement. Both engines limit the bound values of a statement, and allow the values of
 * this many rows.
 */
const ROWS_A_STATEMENT = 500;

/**
 * Inserts lists with these numbers of players directly into the tables, where no limit of the API applies. Accounts
 * that are older than a limit may exceed it in this way. Returns the ids of the lists.
 */
export async function writeLists(
  tx: Writer,
  user_id: string,
  sizes: readonly number[],
): Promise<string[]> {
  const stamps = timestampsAfter('2015-01-01T00:00:00.000000Z');
  const createdAt = () => stamps.next(0);
  const lists: string[] = [];
  for (const [number, size] of sizes.entries()) {
    const list = { userId: user_id, name: `Lista ${number}`, createdAt: createdAt() };
    const list_id = await insertList(tx, list);
    const players = Array.from({ length: size }, (_, at) => {
      const name = `Jugador ${at} Ñandubay`;
      const whatsapp = `+54911${10_000_000 + at}`;
      const known = { name, sort_key: sortKey(name), rating: 2 + (at % 4), whatsapp };
      return { user_id, player_id: newId(), list_id, ...known, created_at: createdAt() };
    });
    for (const rows of chunks(players)) await tx.insertInto('players').values(rows).execute();
    lists.push(list_id);
  }
  return lists;
}

/** Inserts `count` matches of a list one match a day, directly into the tables, where no limit of the API applies. */
export async function writeMatches(
  tx: Writer,
  { userId, listId }: { userId: string; listId: string },
  count: number,
): Promise<void> {
  const stamps = timestampsAfter('2015-02-01T00:00:00.000000Z');
  const matches = Array.from({ length: count }, (_, at) => {
    const [date, time] = [addDays('2016-01-01', at), '21:00'];
    const when = { date, time, timeZone, ...DEFAULT_FORMAT };
    const details = { ...when, location: 'Cancha Núñez', listId, isRecurring: false };
    const createdAt = stamps.next(0);
    return {
      user_id: userId,
      match_id: newId(),
      ...columnsOf(details),
      ...timesOf(when),
      status: null,
      series_id: null,
      slot_at: null,
      created_at: createdAt,
      entry_changed_at: createdAt,
      sit_out: 'nivel' as const,
    };
  });
  for (const rows of chunks(matches)) await tx.insertInto('matches').values(rows).execute();
}

function* chunks<Row>(rows: readonly Row[]) {
  for (let first = 0; first < rows.length; first += ROWS_A_STATEMENT)
    yield rows.slice(first, first + ROWS_A_STATEMENT);
}
