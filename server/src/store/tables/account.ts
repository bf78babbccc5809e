import { counted, type CountedMatch } from './counted-matches.ts';
import type { Schema } from '../schema.ts';
import type { Reader, Writer } from '../transaction.ts';
import { TABLES } from '../table-list.ts';

/** All matches of the user, newest first. */
export async function everyMatch(db: Reader, userId: string, now: string): Promise<CountedMatch[]> {
  return counted(db, userId, now)
    .orderBy('matches.date', 'desc')
    .orderBy('matches.time', 'desc')
    .orderBy('matches.created_at', 'desc')
    .execute();
}

/** The attendance rows of all matches of the user. */
export async function everyConfirmation(db: Reader, userId: string) {
  return db
    .selectFrom('confirmations')
    .select(['match_id as matchId', 'player_id as playerId'])
    .select(['confirmed', 'confirmed_at as confirmedAt', 'declined'])
    .where('user_id', '=', userId)
    .execute();
}

/** Deletes every row of the user in every table, referencing rows first, and the user. */
export async function deleteEverythingOf(tx: Writer, userId: string): Promise<void> {
  const tables = Object.keys(TABLES) as (keyof Schema)[];
  for (const table of tables.toReversed()) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
}
