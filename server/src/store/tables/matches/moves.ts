import type { Move } from '@picadito/domain';
import type { Reader, Writer } from '../../store.ts';

type OfMatch = { userId: string; matchId: string };

/** Maximum number of changes of a match that are kept. The oldest one is deleted when there would be more. */
export const MOVES_MAX = 20;

/**
 * Returns the changes of the day, time or place of a match, the oldest first, each with the day, time and place before
 * it.
 */
export async function movesOf(db: Reader, { userId, matchId }: OfMatch): Promise<Move[]> {
  const rows = await db
    .selectFrom('match_moves')
    .select(['moved_at as movedAt', 'date', 'time', 'location'])
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .orderBy('moved_at')
    .execute();
  return rows;
}

/**
 * Returns the changes of the day, time or place of these matches of the user, the oldest first, each with the day, time
 * and place before it.
 */
export async function movesOfMatches(db: Reader, userId: string, matchIds: readonly string[]) {
  return db
    .selectFrom('match_moves')
    .select(['match_id as matchId', 'moved_at as movedAt', 'date', 'time', 'location'])
    .where('user_id', '=', userId)
    .where('match_id', 'in', matchIds)
    .orderBy('moved_at')
    .execute();
}

/** Stores the former day, time and place of a match that changed at `movedAt`. */
export async function storeMove(
  tx: Writer,
  match: OfMatch,
  { movedAt, date, time, location }: Move,
): Promise<void> {
  const { userId, matchId } = match;
  const known = await movesOf(tx, match);
  const kept = known.slice(Math.max(0, known.length + 1 - MOVES_MAX));
  const [oldest] = kept;
  if (oldest && kept.length < known.length)
    await tx
      .deleteFrom('match_moves')
      .where('user_id', '=', userId)
      .where('match_id', '=', matchId)
      .where('moved_at', '<', oldest.movedAt)
      .execute();
  await tx
    .insertInto('match_moves')
    .values({ user_id: userId, match_id: matchId, moved_at: movedAt, date, time, location })
    .execute();
}
