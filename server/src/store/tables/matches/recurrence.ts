import type { MatchRow } from './matches.ts';
import type { Reader, Writer } from '../../store.ts';
import type { OwnerRow } from '../account/users.ts';

export type DueMatch = Pick<MatchRow, 'match_id'> & OwnerRow;

export type Series = { userId: string; seriesId: string };

/**
 * Returns at most `limit` weekly matches of all users that were over at `now` or earlier, the oldest first. Each
 * has the columns of its user that a write needs. This is one of the few statements without the user's id. The literal
 * 1 lets engines use the partial index `matches_due`.
 */
export async function dueMatches(db: Reader, now: string, limit: number): Promise<DueMatch[]> {
  return db
    .selectFrom('matches')
    .innerJoin('users', 'users.user_id', 'matches.user_id')
    .select(['matches.user_id', 'matches.match_id'])
    .select(['users.time_zone', 'users.country', 'users.deeds_after'])
    .where('matches.is_recurring', '=', (eb) => eb.lit(1))
    .where('matches.ends_at', '<=', now)
    .orderBy('matches.ends_at')
    .limit(limit)
    .execute();
}

/** Returns the dates of the matches of a series, from `from` on. */
export async function seriesDates(
  db: Reader,
  { userId, seriesId }: Series,
  from: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('matches')
    .select('date')
    .where('user_id', '=', userId)
    .where('series_id', '=', seriesId)
    .where('date', '>=', from)
    .execute();
  return rows.map((row) => row.date);
}

/** Returns whether a series still gets new matches, which is so while one of its matches is weekly. */
export async function isSeriesLive(db: Reader, { userId, seriesId }: Series): Promise<boolean> {
  const { recurring } = await db
    .selectFrom('matches')
    .select((eb) => eb.fn.max('is_recurring').as('recurring'))
    .where('user_id', '=', userId)
    .where('series_id', '=', seriesId)
    .executeTakeFirstOrThrow();
  return recurring === 1;
}

/** Returns whether a series has no match after the one with the slot `slotAt`, and no weekly match. */
export async function isLastOfSeries(
  db: Reader,
  { userId, seriesId }: Series,
  slotAt: string,
): Promise<boolean> {
  const later = await db
    .selectFrom('matches')
    .select('match_id')
    .where('user_id', '=', userId)
    .where('series_id', '=', seriesId)
    .where((eb) => eb.or([eb('slot_at', '>', slotAt), eb('is_recurring', '!=', 0)]))
    .limit(1)
    .executeTakeFirst();
  return later === undefined;
}

/** Stores that a match is no longer weekly, and its new status. The match stays in its series. */
export async function endRecurrence(
  tx: Writer,
  userId: string,
  matchId: string,
  status: MatchRow['status'],
): Promise<void> {
  await tx
    .updateTable('matches')
    .set({ is_recurring: 0, recurring_day: null, status })
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .execute();
}
