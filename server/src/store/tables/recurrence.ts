import type { MatchRow } from './matches.ts';
import type { Reader, Writer } from '../transaction.ts';
import type { OwnerRow } from './users.ts';

export type DueMatch = Pick<MatchRow, 'match_id'> & OwnerRow;

export type Series = { userId: string; seriesId: string };

/**
 * Recurring matches that started then or earlier, of all users, with the user's columns that rules need; oldest
 * first. One of the few statements without the user's id: the literal 1 lets engines walk the partial index
 * `matches_due`.
 */
export async function dueMatches(
  db: Reader,
  startedBy: string,
  limit: number,
): Promise<DueMatch[]> {
  return db
    .selectFrom('matches')
    .innerJoin('users', 'users.user_id', 'matches.user_id')
    .select(['matches.user_id', 'matches.match_id'])
    .select(['users.time_zone', 'users.country', 'users.deeds_after'])
    .where('matches.is_recurring', '=', (eb) => eb.lit(1))
    .where('matches.starts_at', '<=', startedBy)
    .orderBy('matches.starts_at')
    .limit(limit)
    .execute();
}

/** The dates of a series from one on. */
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

/** Whether a series is live: one of its matches is recurring. */
export async function isSeriesLive(db: Reader, { userId, seriesId }: Series): Promise<boolean> {
  const { recurring } = await db
    .selectFrom('matches')
    .select((eb) => eb.fn.max('is_recurring').as('recurring'))
    .where('user_id', '=', userId)
    .where('series_id', '=', seriesId)
    .executeTakeFirstOrThrow();
  return recurring === 1;
}

/** The match stays in its series as a plain one. */
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
