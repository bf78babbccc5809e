import type { Reader, Writer } from '../../store.ts';

type OfMatch = { userId: string; matchId: string };

/**
 * Makes the teams of a match visible on the players' page and returns true; returns false when they already are
 * visible.
 */
export async function storeShown(
  tx: Writer,
  { userId, matchId, at }: OfMatch & { at: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('shown_teams')
    .values({ user_id: userId, match_id: matchId, shown_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'match_id']).doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function deleteShown(tx: Writer, { userId, matchId }: OfMatch): Promise<void> {
  await tx
    .deleteFrom('shown_teams')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .execute();
}

/**
 * Returns the time at which the teams of each match became visible on the players' page, by match id. Matches whose
 * teams are not visible are left out.
 */
export async function shownOfMatches(
  db: Reader,
  userId: string,
  matchIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('shown_teams')
    .select(['match_id', 'shown_at'])
    .where('user_id', '=', userId)
    .where('match_id', 'in', matchIds)
    .execute();
  return new Map(rows.map((row) => [row.match_id, row.shown_at]));
}
