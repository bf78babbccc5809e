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

/**
 * Deletes the absence of a player if its last day is `from` or later, and returns whether there was one. Without `from`
 * any absence of the player is deleted.
 */
export async function deleteAbsence(
  tx: Writer,
  { userId, playerId }: { userId: string; playerId: string },
  from = '',
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('absences')
    .where('user_id', '=', userId)
    .where('player_id', '=', playerId)
    .where('until', '>=', from)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
