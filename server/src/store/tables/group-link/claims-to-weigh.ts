import type { Reader } from '../../store.ts';

/**
 * Returns at most `limit` claims of all users that the server has to decide on: the claiming device answered to a match
 * that was over at `now`, a timestamp. Each has the columns that a write for the list's owner needs. Claims in
 * lists of paused users are left out.
 */
export async function claimsToWeigh(db: Reader, now: string, limit: number) {
  return db
    .selectFrom('devices')
    .innerJoin('matches', (join) =>
      join
        .onRef('matches.user_id', '=', 'devices.user_id')
        .onRef('matches.match_id', '=', 'devices.answered_match_id'),
    )
    .innerJoin('users', 'users.user_id', 'devices.user_id')
    .select(['devices.user_id', 'devices.list_id', 'users.time_zone', 'users.country'])
    .select(['users.deeds_after', 'devices.device_hash', 'devices.player_id'])
    .select(['matches.match_id', 'matches.status'])
    .where('devices.answered_match_id', 'is not', null)
    .where('users.is_asleep', '=', 0)
    .where('matches.ends_at', '<=', now)
    .orderBy('devices.user_id')
    .limit(limit)
    .execute();
}
