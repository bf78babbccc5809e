import type { Noted } from '@picadito/domain';
import type { Reader, Writer } from '../../store.ts';

/** Returns the facts of each match at its last check and the notices made about it, by match id. */
export async function notedOf(db: Reader, userId: string): Promise<Map<string, Noted>> {
  const rows = await db
    .selectFrom('noticed_matches')
    .select(['match_id', 'noted'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map((row) => [row.match_id, JSON.parse(row.noted) as Noted]));
}

export async function storeNoted(
  tx: Writer,
  { userId, matchId }: { userId: string; matchId: string },
  stored: Noted,
): Promise<void> {
  const noted = JSON.stringify(stored);
  await tx
    .insertInto('noticed_matches')
    .values({ user_id: userId, match_id: matchId, noted })
    .onConflict((conflict) => conflict.columns(['user_id', 'match_id']).doUpdateSet({ noted }))
    .execute();
}

export async function forgetNoted(
  tx: Writer,
  userId: string,
  matchIds: readonly string[],
): Promise<void> {
  if (matchIds.length === 0) return;
  await tx
    .deleteFrom('noticed_matches')
    .where('user_id', '=', userId)
    .where('match_id', 'in', matchIds)
    .execute();
}
