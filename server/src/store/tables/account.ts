import type { Schema } from '../schema.ts';
import type { Reader, Writer } from '../transaction.ts';
import { TABLES } from '../table-list.ts';

/** The attendance rows of these matches of the user. */
export async function confirmationsOfMatches(
  db: Reader,
  userId: string,
  matchIds: readonly string[],
) {
  return db
    .selectFrom('confirmations')
    .select(['match_id as matchId', 'player_id as playerId'])
    .select(['confirmed', 'confirmed_at as confirmedAt', 'declined'])
    .where('user_id', '=', userId)
    .where('match_id', 'in', matchIds)
    .execute();
}

/** Deletes every row of the user in every table, referencing rows first, and the user. */
export async function deleteEverythingOf(tx: Writer, userId: string): Promise<void> {
  const tables = Object.keys(TABLES) as (keyof Schema)[];
  for (const table of tables.toReversed()) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
}
