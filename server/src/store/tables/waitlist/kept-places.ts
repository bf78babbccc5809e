import { keepsPlace, statusOf, type AttendanceStatus } from '@picadito/domain';
import { isOnList } from '../matches/roster.ts';
import type { DueMatch } from '../matches/recurrence.ts';
import type { Reader } from '../../store.ts';
import { timestamp } from '../../timestamps.ts';

type OfMatch = { userId: string; matchId: string };
const NOBODY: ReadonlyMap<string, AttendanceStatus> = new Map();

/**
 * Returns the attendance of the regulars who keep a place in a match, by player id: players of its list who have not
 * said NO VOY and are not away on its day. A place is kept only while the attendance is pending. `keptUntil` is the
 * time until which places are kept, in epoch milliseconds; null if none are.
 */
export async function regularsKeepingPlaces(
  db: Reader,
  { userId, matchId, keptUntil }: OfMatch & { keptUntil: number | null },
  now: number,
): Promise<ReadonlyMap<string, AttendanceStatus>> {
  if (keptUntil === null || now >= keptUntil) return NOBODY;
  const rows = await db
    .selectFrom('matches')
    .innerJoin('players', (join) =>
      join
        .onRef('players.user_id', '=', 'matches.user_id')
        .onRef('players.list_id', '=', 'matches.list_id'),
    )
    .leftJoin('confirmations', (join) =>
      join
        .onRef('confirmations.user_id', '=', 'players.user_id')
        .onRef('confirmations.match_id', '=', 'matches.match_id')
        .onRef('confirmations.player_id', '=', 'players.player_id'),
    )
    .leftJoin('answers', (join) =>
      join
        .onRef('answers.user_id', '=', 'players.user_id')
        .onRef('answers.match_id', '=', 'matches.match_id')
        .onRef('answers.player_id', '=', 'players.player_id'),
    )
    .leftJoin('absences', (join) =>
      join
        .onRef('absences.user_id', '=', 'players.user_id')
        .onRef('absences.player_id', '=', 'players.player_id'),
    )
    .select(['players.player_id', 'matches.date', 'confirmations.confirmed'])
    .select(['confirmations.declined', 'answers.has_declined', 'absences.until'])
    .where('matches.user_id', '=', userId)
    .where('matches.match_id', '=', matchId)
    .where('players.is_regular', '=', 1)
    .where((eb) => isOnList(eb, userId, timestamp(now)))
    .execute();
  const keeping = rows.filter(({ date, has_declined, until }) =>
    keepsPlace({ hasDeclined: has_declined === 1, awayUntil: until }, date),
  );
  return new Map(
    keeping.map(({ player_id: id, confirmed, declined }) => [
      id,
      statusOf({ confirmed: confirmed === 1, declined: declined === 1 }),
    ]),
  );
}

/** Returns at most `limit` matches of all users in which places were kept until `now` or earlier, the oldest first. */
export async function matchesKeptUntil(
  db: Reader,
  now: string,
  limit: number,
): Promise<DueMatch[]> {
  return db
    .selectFrom('answer_settings')
    .innerJoin('users', 'users.user_id', 'answer_settings.user_id')
    .select(['answer_settings.user_id', 'answer_settings.match_id'])
    .select(['users.time_zone', 'users.country', 'users.deeds_after'])
    .where('answer_settings.kept_until', '<=', now)
    .orderBy('answer_settings.kept_until')
    .limit(limit)
    .execute();
}
