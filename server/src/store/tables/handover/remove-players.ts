import { sql } from 'kysely';
import { insertListOfGuests } from '../players/lists.ts';
import { playerColumnsOf } from '../players/merge-rows.ts';
import { deletePlayers } from '../players/players.ts';
import type { Row } from '../players/rows-of-player.ts';
import { deletePairsOfPlayers } from '../teams/team-constraints.ts';
import type { Writer } from '../../store.ts';
import { chunks, isOfPlayer, TABLES_OF_LIST, TABLES_OF_MARKS, type Move } from './rows-of-list.ts';

/**
 * Deletes the players of the list, and the guests of its matches, under the former owner. Players that other rows of
 * the former owner name stay as guests, without marks.
 */
export async function removePlayers(
  tx: Writer,
  { from, at }: Move,
  { ofList, copied }: { ofList: readonly string[]; copied: readonly Row[] },
): Promise<void> {
  const guests = copied.filter((row) => row['list_id'] === from);
  const ids = [...ofList, ...guests.map((row) => String(row['player_id']))];
  const named = await namedPlayers(tx, from, ids);
  const staying = ofList.filter((id) => named.has(id));
  const leaving = ids.filter((id) => !named.has(id));
  for (const some of chunks([...staying, ...leaving])) await deletePairsOfPlayers(tx, from, some);
  for (const some of chunks(leaving)) await deletePlayers(tx, from, some);
  await deleteMarks(tx, from, staying);
  if (staying.length === 0) return;
  await insertListOfGuests(tx, { userId: from, createdAt: at });
  await tx
    .updateTable('players')
    .set({ list_id: from, whatsapp: null, is_regular: 0 })
    .where('user_id', '=', from)
    .where('player_id', 'in', staying)
    .execute();
}

/** Deletes the rows of a user about these players in `TABLES_OF_MARKS`. */
export async function deleteMarks(
  tx: Writer,
  userId: string,
  playerIds: readonly string[],
): Promise<void> {
  for (const table of TABLES_OF_MARKS)
    for (const some of chunks(playerIds))
      await sql`
        delete from ${sql.table(table)}
        where ${sql.ref('user_id')} = ${userId} and ${sql.ref('player_id')} in (${sql.join(some)})
      `.execute(tx);
}

/** Returns the ids of the players among `ids` that rows about matches or lists of the user name. */
async function namedPlayers(
  tx: Writer,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const named = new Set<string>();
  for (const table of TABLES_OF_LIST.filter((one) => !isOfPlayer(one) && one !== 'players'))
    for (const column of playerColumnsOf(table))
      for (const some of chunks(ids)) {
        const { rows } = await sql<{ id: string }>`
          select distinct ${sql.ref(column)} as id from ${sql.table(table)}
          where ${sql.ref('user_id')} = ${userId} and ${sql.ref(column)} in (${sql.join(some)})
        `.execute(tx);
        for (const { id } of rows) named.add(id);
      }
  return named;
}
