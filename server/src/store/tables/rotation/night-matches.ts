import type { Reader } from '../../store.ts';

/** Returns the number of teams and the rules of those of these matches that have three or four teams. */
export async function matchesWithRotation(db: Reader, userId: string, matchIds: readonly string[]) {
  if (matchIds.length === 0) return [];
  return db
    .selectFrom('matches')
    .select(['match_id', 'team_count', 'rotation'])
    .where('user_id', '=', userId)
    .where('match_id', 'in', matchIds)
    .where('rotation', 'is not', null)
    .execute();
}
