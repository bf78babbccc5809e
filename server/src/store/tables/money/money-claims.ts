import type { ListMoneyReply } from '@picadito/domain';
import type { Reader, Writer } from '../../store.ts';

type OfList = { userId: string; listId: string };

/** Returns the claims to have paid that were made after `madeAfter`, the oldest first. */
export async function claimsOf(
  db: Reader,
  { userId, listId }: OfList,
  madeAfter: string,
): Promise<ListMoneyReply['claims']> {
  const rows = await db
    .selectFrom('money_claims')
    .select(['player_id as playerId', 'amount', 'at'])
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .execute();
  // A condition on the time would make PostgreSQL read the claims of all users by their time.
  return rows
    .filter(({ at }) => at > madeAfter)
    .toSorted((one, other) => (one.at < other.at ? -1 : 1));
}

/** Stores a player's claim to have paid, in place of an earlier one. */
export async function storeClaim(
  tx: Writer,
  { userId, listId, playerId }: OfList & { playerId: string },
  claim: { amount: number; at: string },
): Promise<void> {
  await tx
    .insertInto('money_claims')
    .values({ user_id: userId, list_id: listId, player_id: playerId, ...claim })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'list_id', 'player_id']).doUpdateSet(claim),
    )
    .execute();
}

/**
 * Deletes the claims of these players that are not newer than the timestamp `seen`, by default all of them, and returns
 * whether there was one.
 */
export async function deleteClaims(
  tx: Writer,
  { userId, listId }: OfList,
  playerIds: readonly string[],
  seen = '~',
): Promise<boolean> {
  if (playerIds.length === 0) return false;
  const { numDeletedRows } = await tx
    .deleteFrom('money_claims')
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('player_id', 'in', playerIds)
    .where('at', '<=', seen)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes, for all users, the claims that were made before `madeBefore`. */
export async function deleteOldClaims(tx: Writer, madeBefore: string): Promise<void> {
  await tx.deleteFrom('money_claims').where('at', '<', madeBefore).execute();
}
