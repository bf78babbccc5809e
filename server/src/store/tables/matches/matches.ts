import type { Insertable } from 'kysely';
import { counted, type CountedMatch } from './counted-matches.ts';
import { deleteAutopilot } from '../autopilot/autopilots.ts';
import type { RowOf, Schema } from '../../schema.ts';
import { TABLES_OF_MATCH } from '../../table-list.ts';
import type { Reader, Writer } from '../../store.ts';

export type MatchRow = RowOf<'matches'>;

export type NewMatch = Insertable<Schema['matches']>;

export async function findMatch(
  db: Reader,
  userId: string,
  matchId: string,
  now: string,
): Promise<CountedMatch | undefined> {
  return counted(db, userId, now).where('matches.match_id', '=', matchId).executeTakeFirst();
}

/** Returns how many matches the user has. */
export async function countMatchesOf(db: Reader, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('matches')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the match as it is stored, and locks its row until the transaction ends. */
export async function lockMatch(
  tx: Writer,
  userId: string,
  matchId: string,
): Promise<MatchRow | undefined> {
  return tx
    .selectFrom('matches')
    .selectAll()
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertMatch(tx: Writer, match: NewMatch): Promise<void> {
  await tx.insertInto('matches').values(match).execute();
}

export async function updateMatch(
  tx: Writer,
  userId: string,
  matchId: string,
  changes: Omit<NewMatch, 'user_id' | 'match_id' | 'created_at' | 'sit_out'>,
): Promise<void> {
  await tx
    .updateTable('matches')
    .set(changes)
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .execute();
}

/** Deletes a match with every row about it. */
export async function deleteMatch(tx: Writer, userId: string, matchId: string): Promise<void> {
  for (const table of TABLES_OF_MATCH) {
    await tx
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .where('match_id', '=', matchId)
      .execute();
  }
}

/**
 * Detaches the matches of a deleted list, which stay. Its weekly matches become plain ones without an autopilot, which
 * ends their series.
 */
export async function detachMatchesFromList(tx: Writer, userId: string, listId: string) {
  const weekly = await tx
    .selectFrom('matches')
    .select('match_id')
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    // For '= 1' PostgreSQL may read the index of all weekly matches.
    .where('is_recurring', '!=', 0)
    .execute();
  for (const { match_id: matchId } of weekly) await deleteAutopilot(tx, { userId, matchId });
  await tx
    .updateTable('matches')
    .set({ list_id: null, is_recurring: 0, recurring_day: null })
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .execute();
}
