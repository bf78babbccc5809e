import { counted, type CountedMatch } from '../matches/matches.ts';
import type { MatchPosition } from '../matches/match-pages.ts';
import type { Reader, Writer } from '../../store.ts';
import { OWNED_TABLES } from '../../table-list.ts';

/**
 * Returns at most `limit` matches of the user with their counts, newest first by date. `after` is the last match of the
 * previous page; null for the first page.
 */
export async function matchRows(
  db: Reader,
  userId: string,
  { after, limit }: { after: MatchPosition | null; limit: number },
  now: string,
): Promise<CountedMatch[]> {
  const rows = counted(db, userId, now)
    .orderBy('matches.date', 'desc')
    .orderBy('matches.time', 'desc')
    .orderBy('matches.created_at', 'desc')
    .orderBy('matches.match_id', 'desc')
    .limit(limit);
  if (!after) return rows.execute();
  const { date, time, created_at, match_id } = after;
  return rows
    .where((eb) =>
      eb(
        eb.refTuple('matches.date', 'matches.time', 'matches.created_at', 'matches.match_id'),
        '<',
        eb.tuple(date, time, created_at, match_id),
      ),
    )
    .execute();
}

export async function confirmationsOfMatches(
  db: Reader,
  userId: string,
  matchIds: readonly string[],
) {
  return db
    .selectFrom('confirmations')
    .select(['match_id as matchId', 'player_id as playerId'])
    .select(['confirmed', 'confirmed_at as confirmedAt', 'declined'])
    .select('is_taken_out as isTakenOut')
    .where('user_id', '=', userId)
    .where('match_id', 'in', matchIds)
    .execute();
}

/** Deletes every row of the user in every table, referencing rows first, and the user. */
export async function deleteEverythingOf(tx: Writer, userId: string): Promise<void> {
  for (const table of OWNED_TABLES.toReversed()) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
}
