import { addDays } from '@picadito/domain';
import { isCompleted, isCompletedByClock } from '../matches/completed.ts';
import type { Reader, Writer } from '../../store.ts';
import { placesInTeams } from './places-in-teams.ts';

/**
 * Returns how many matches the user has (`total`) and how many are completed. `nextEnd` is the earliest time from which
 * a match is over that becomes completed then; null if there is none. A match that ends at `overBefore` or earlier is
 * over.
 */
export async function countMatches(
  db: Reader,
  userId: string,
  overBefore: string,
  listId?: string,
) {
  const all = db
    .selectFrom('matches')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn
        .countAll<number>()
        .filterWhere((match) => isCompleted(match, overBefore))
        .as('completed'),
      eb.fn
        .min('ends_at')
        .filterWhere((match) =>
          match.and([isCompletedByClock(match), match('ends_at', '>', overBefore)]),
        )
        .as('nextEnd'),
    ])
    .where('user_id', '=', userId);
  const counted = listId === undefined ? all : all.where('list_id', '=', listId);
  return counted.executeTakeFirstOrThrow();
}

/**
 * Returns two times at which statistics change next. `pending` is the earliest time from which a match is over that
 * becomes completed then. `completed` is the earliest future start of a match that the organiser has set to
 * completed; players added to its list after that start do not count as its players. Each is null if there is no such
 * match.
 */
export async function nextChanges(db: Reader, userId: string, now: string) {
  return db
    .selectFrom('matches')
    .select((eb) => [
      eb.fn
        .min('ends_at')
        .filterWhere((match) => match.and([isCompletedByClock(match), match('ends_at', '>', now)]))
        .as('pending'),
      eb.fn
        .min('starts_at')
        .filterWhere('status', '=', 'completado')
        .filterWhere('starts_at', '>', now)
        .as('completed'),
    ])
    .where('user_id', '=', userId)
    .where('date', '>=', earliestDate(now))
    .executeTakeFirstOrThrow();
}

/** Returns the earliest time after `time` from which a match is over; null if there is none. */
export async function firstEndAfter(
  db: Reader,
  userId: string,
  time: string,
): Promise<string | null> {
  const { end } = await db
    .selectFrom('matches')
    .select((eb) => eb.fn.min('ends_at').as('end'))
    .where('user_id', '=', userId)
    // The date has an index, and is in the time zone of the match.
    .where('date', '>=', earliestDate(time))
    .where('ends_at', '>', time)
    .executeTakeFirstOrThrow();
  return end;
}

/**
 * Returns the earliest date that a match starting or ending at this instant may have in its own time zone: no time zone
 * is more than half a day behind UTC, and no match takes as long as that.
 */
export const earliestDate = (instant: string) => addDays(instant.slice(0, 10), -1);

/**
 * Returns the differences between rosters and lists in these matches of the user: guests added and list players taken
 * out.
 */
export async function rosterChangesOfMatches(
  db: Reader,
  userId: string,
  matchIds: readonly string[],
) {
  return db
    .selectFrom('match_roster_changes')
    .select(['match_id as matchId', 'player_id as playerId', 'change'])
    .where('user_id', '=', userId)
    .where('match_id', 'in', matchIds)
    .execute();
}

/**
 * Returns whether the user has a completed match, created after a timestamp, with a player in one of its teams who is
 * no substitute.
 */
export async function hasPlayed(
  db: Reader,
  userId: string,
  { overBefore, createdAfter }: { overBefore: string; createdAfter: string },
): Promise<boolean> {
  const row = await placesInTeams(db, userId)
    .innerJoin('matches', (join) =>
      join
        .onRef('matches.user_id', '=', 'team_players.user_id')
        .onRef('matches.match_id', '=', 'team_players.match_id'),
    )
    .select('team_players.player_id')
    .where('matches.created_at', '>', createdAfter)
    .where((match) => isCompleted(match, overBefore))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the statistics that the organiser typed in, by player id; null where the organiser typed in no value. */
export async function typedStats(db: Reader, userId: string) {
  const rows = await db
    .selectFrom('player_stats')
    .selectAll()
    .where('user_id', '=', userId)
    .execute();
  return new Map(
    rows.map((row) => [
      row.player_id,
      { matchesPlayed: row.matches_played, attendanceRate: row.attendance_rate },
    ]),
  );
}

/** Stores statistics that the organiser typed in. Only the given fields change; null returns to the computed value. */
export async function setTypedStat(
  tx: Writer,
  player: { userId: string; playerId: string },
  typed: { matchesPlayed?: number | null | undefined; attendanceRate?: number | null | undefined },
): Promise<void> {
  const named = { matches_played: typed.matchesPlayed, attendance_rate: typed.attendanceRate };
  const changes = Object.fromEntries(
    Object.entries(named).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(changes).length === 0) return;
  const key = { user_id: player.userId, player_id: player.playerId };
  await tx
    .insertInto('player_stats')
    .values({ ...key, matches_played: null, attendance_rate: null, ...changes })
    .onConflict((conflict) => conflict.columns(['user_id', 'player_id']).doUpdateSet(changes))
    .execute();
}
