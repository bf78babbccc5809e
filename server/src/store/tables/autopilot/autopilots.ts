import { sql } from 'kysely';
import type { RowOf } from '../../schema.ts';
import { timestamp } from '../../timestamps.ts';
import type { Reader, Writer } from '../../store.ts';

type OfMatch = { userId: string; matchId: string };
export type AutopilotRow = RowOf<'autopilots'> & Pick<RowOf<'users'>, 'is_asleep'>;

export async function findAutopilot(
  db: Reader,
  { userId, matchId }: OfMatch,
): Promise<AutopilotRow | undefined> {
  return db
    .selectFrom('autopilots')
    .innerJoin('users', 'users.user_id', 'autopilots.user_id')
    .selectAll('autopilots')
    .select('users.is_asleep')
    .where('autopilots.user_id', '=', userId)
    .where('autopilots.match_id', '=', matchId)
    .executeTakeFirst();
}

/** Gives the match an autopilot; an existing one is no longer paused, and else stays as it is. */
export async function storeAutopilot(tx: Writer, { userId, matchId }: OfMatch): Promise<void> {
  const nothing = { acted_at: null, stopped_at: null, seen_at: null };
  await tx
    .insertInto('autopilots')
    .values({ user_id: userId, match_id: matchId, ...nothing })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'match_id']).doUpdateSet({ is_paused: 0 }),
    )
    .execute();
}

export async function updateAutopilot(
  tx: Writer,
  { userId, matchId }: OfMatch,
  changes: Partial<Pick<AutopilotRow, 'acted_at' | 'stopped_at' | 'seen_at'>>,
): Promise<void> {
  await tx
    .updateTable('autopilots')
    .set(changes)
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .execute();
}

export async function deleteAutopilot(tx: Writer, { userId, matchId }: OfMatch): Promise<void> {
  await tx
    .deleteFrom('autopilots')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .execute();
}

/**
 * Moves the autopilot from one match of a series to the next, and clears the times of its actions, because it has done
 * nothing for the next match yet.
 */
export async function moveAutopilot(
  tx: Writer,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx
    .updateTable('autopilots')
    .set({ match_id: to, acted_at: null, stopped_at: null, seen_at: null })
    .where('user_id', '=', userId)
    .where('match_id', '=', from)
    .execute();
}

export async function autopilotsOfMatches(db: Reader, userId: string, matchIds: readonly string[]) {
  return db
    .selectFrom('autopilots')
    .innerJoin('users', 'users.user_id', 'autopilots.user_id')
    .select([
      'match_id as matchId',
      'is_asleep',
      'is_paused',
      'acted_at as actedAt',
      'stopped_at as stoppedAt',
    ])
    .where('autopilots.user_id', '=', userId)
    .where('match_id', 'in', matchIds)
    .execute();
}

type Moment = { now: number; closingBy: number; limit: number };

/**
 * Returns at most `limit` matches of all users for which an autopilot may have to make teams, those that start first.
 * These matches have not started, have no teams, and have confirmed players for four fifths of the places, rounded up.
 * Each has a deadline for answers that the organiser has set, or starts by `closingBy`. Autopilots that have acted or
 * stopped, paused ones, and paused users, are left out.
 */
export async function matchesToForm(db: Reader, { now, closingBy, limit }: Moment) {
  return awake(db)
    .where('autopilots.acted_at', 'is', null)
    .leftJoin('answer_settings', (join) =>
      join
        .onRef('answer_settings.user_id', '=', 'autopilots.user_id')
        .onRef('answer_settings.match_id', '=', 'autopilots.match_id'),
    )
    .where('matches.starts_at', '>', timestamp(now))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('teams')
            .select('teams.team_id')
            .whereRef('teams.user_id', '=', 'matches.user_id')
            .whereRef('teams.match_id', '=', 'matches.match_id'),
        ),
      ),
    )
    .where(
      (eb) =>
        eb
          .selectFrom('confirmations')
          .select(eb.fn.countAll<number>().as('count'))
          .whereRef('confirmations.user_id', '=', 'matches.user_id')
          .whereRef('confirmations.match_id', '=', 'matches.match_id')
          .where('confirmations.confirmed', '=', 1),
      '>=',
      // Both engines divide integers without a remainder, so this rounds up.
      sql<number>`(matches.per_side * matches.team_count * 4 + 4) / 5`,
    )
    .where((eb) =>
      eb.or([
        eb('answer_settings.answers_until', 'is not', null),
        eb('matches.starts_at', '<=', timestamp(closingBy)),
      ]),
    )
    .orderBy('matches.starts_at')
    .limit(limit)
    .execute();
}

/**
 * Returns at most `limit` matches of all users that have not started, whose autopilots have made teams and not stopped,
 * and whose organisers' data has changed since the autopilots' last run. Paused autopilots and paused users are left
 * out.
 */
export async function matchesToFollow(db: Reader, { now, limit }: Pick<Moment, 'now' | 'limit'>) {
  return awake(db)
    .where('autopilots.acted_at', 'is not', null)
    .where('matches.starts_at', '>', timestamp(now))
    .whereRef('users.last_timestamp', '>', 'autopilots.seen_at')
    .limit(limit)
    .execute();
}

function awake(db: Reader) {
  return db
    .selectFrom('autopilots')
    .innerJoin('matches', (join) =>
      join
        .onRef('matches.user_id', '=', 'autopilots.user_id')
        .onRef('matches.match_id', '=', 'autopilots.match_id'),
    )
    .innerJoin('users', 'users.user_id', 'autopilots.user_id')
    .select(['autopilots.user_id', 'autopilots.match_id'])
    .select(['users.time_zone', 'users.country', 'users.deeds_after'])
    .where('autopilots.stopped_at', 'is', null)
    .where('autopilots.is_paused', '=', (eb) => eb.lit(0))
    .where('users.is_asleep', '=', (eb) => eb.lit(0));
}
