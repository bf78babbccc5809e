import type { Reader } from '../../store.ts';
import type { MatchRow } from '../matches/matches.ts';

/** Returns the dates, starts and ends of the matches among `matchIds` that exist, by match id. */
export async function timesOfMatches(
  db: Reader,
  userId: string,
  matchIds: readonly string[],
): Promise<Map<string, { startsAt: string; endsAt: string; date: string }>> {
  if (matchIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('matches')
    .select(['match_id', 'starts_at', 'ends_at', 'date'])
    .where('user_id', '=', userId)
    .where('match_id', 'in', matchIds)
    .execute();
  return new Map(
    rows.map(({ match_id, starts_at: startsAt, ends_at: endsAt, date }) => {
      return [match_id, { startsAt, endsAt, date }];
    }),
  );
}

/**
 * Returns the id of the first match of a list, except `after`, that starts neither before `now` nor before `after`, and
 * for which the organiser has set no status; undefined if there is none.
 */
export async function nextMatchOfList(
  db: Reader,
  { userId, listId }: { userId: string; listId: string },
  { after, now }: { after: MatchRow; now: string },
): Promise<string | undefined> {
  const from = after.starts_at > now ? after.starts_at : now;
  const row = await db
    .selectFrom('matches')
    .select('match_id')
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('match_id', '!=', after.match_id)
    .where('starts_at', '>=', from)
    .where('status', 'is', null)
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirst();
  return row?.match_id;
}
