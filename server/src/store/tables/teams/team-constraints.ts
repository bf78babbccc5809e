import type { Pair, PairKind } from '@picadito/domain';
import type { Reader, Writer } from '../../store.ts';

/** Returns the player ids of the user's goalkeepers, sorted. */
export async function keepersOf(db: Reader, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('keepers')
    .select('player_id')
    .where('user_id', '=', userId)
    .orderBy('player_id')
    .execute();
  return rows.map((row) => row.player_id);
}

/** Marks the player as a goalkeeper and returns true; returns false when the player already is one. */
export async function insertKeeper(tx: Writer, userId: string, playerId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('keepers')
    .values({ user_id: userId, player_id: playerId })
    .onConflict((conflict) => conflict.columns(['user_id', 'player_id']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Removes the player's mark as a goalkeeper and returns true; returns false when the player is not one. */
export async function deleteKeeper(tx: Writer, userId: string, playerId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('keepers')
    .where('user_id', '=', userId)
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/**
 * Returns the user's pairs of players who play in the same team or in different teams, sorted by the ids of the
 * players.
 */
export async function pairsOf(db: Reader, userId: string): Promise<Pair[]> {
  const rows = await db
    .selectFrom('pairs')
    .select(['kind', 'player_id', 'other_id'])
    .where('user_id', '=', userId)
    .orderBy('player_id')
    .orderBy('other_id')
    .execute();
  return rows.map((row) => ({ kind: row.kind, playerIds: [row.player_id, row.other_id] }));
}

/** Type of the key of a pair: two players of a user, with the smaller id first. */
export type Two = { userId: string; playerIds: readonly [string, string] };

export async function findPair(db: Reader, two: Two): Promise<PairKind | undefined> {
  const row = await db
    .selectFrom('pairs')
    .select('kind')
    .where((eb) => eb.and(columns(two)))
    .executeTakeFirst();
  return row?.kind;
}

export async function countPairs(db: Reader, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('pairs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function setPair(tx: Writer, two: Two, kind: PairKind): Promise<void> {
  await tx
    .insertInto('pairs')
    .values({ ...columns(two), kind })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'player_id', 'other_id']).doUpdateSet({ kind }),
    )
    .execute();
}

export async function deletePair(tx: Writer, two: Two): Promise<void> {
  await tx
    .deleteFrom('pairs')
    .where((eb) => eb.and(columns(two)))
    .execute();
}

/** Deletes all pairs with at least one of these players. */
export async function deletePairsOfPlayers(
  tx: Writer,
  userId: string,
  playerIds: readonly string[],
): Promise<void> {
  for (const column of ['player_id', 'other_id'] as const) {
    await tx
      .deleteFrom('pairs')
      .where('user_id', '=', userId)
      .where(column, 'in', playerIds)
      .execute();
  }
}

const columns = ({ userId, playerIds: [player_id, other_id] }: Two) => ({
  user_id: userId,
  player_id,
  other_id,
});
