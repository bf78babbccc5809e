import type { Absence } from '@picadito/domain';
import type { Reader, Writer } from '../../store.ts';

/** Returns the absences of the user's players, sorted by the ids of the players. */
export async function absencesOf(db: Reader, userId: string): Promise<Absence[]> {
  return db
    .selectFrom('absences')
    .select(['player_id as playerId', 'until'])
    .where('user_id', '=', userId)
    .orderBy('player_id')
    .execute();
}

export async function setAbsence(
  tx: Writer,
  { userId, playerId, until }: Absence & { userId: string },
): Promise<void> {
  await tx
    .insertInto('absences')
    .values({ user_id: userId, player_id: playerId, until })
    .onConflict((conflict) => conflict.columns(['user_id', 'player_id']).doUpdateSet({ until }))
    .execute();
}

/** Stores an absence unless the player has one, and returns whether it was stored. */
export async function addAbsence(
  tx: Writer,
  { userId, playerId, until }: Absence & { userId: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('absences')
    .values({ user_id: userId, player_id: playerId, until })
    .onConflict((conflict) => conflict.columns(['user_id', 'player_id']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Deletes the absence of a player if its last day is `from` or later, and returns this day; undefined if there was
 * none. Without `from` any absence of the player is deleted.
 */
export async function deleteAbsence(
  tx: Writer,
  { userId, playerId }: { userId: string; playerId: string },
  from = '',
): Promise<string | undefined> {
  const deleted = await tx
    .deleteFrom('absences')
    .where('user_id', '=', userId)
    .where('player_id', '=', playerId)
    .where('until', '>=', from)
    .returning('until')
    .executeTakeFirst();
  return deleted?.until;
}
