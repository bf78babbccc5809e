import { addDays } from '@picadito/domain';
import { isCompletable, isCompleted, isCompletedByClock } from '../completed.ts';
import { prepared } from '../../prepared.ts';
import type { Reader, Writer } from '../../transaction.ts';
import { placesInTeams } from './places-in-teams.ts';

/** By player, over all completable matches (docs/decisions/194). */
export async function playerCounts(db: Reader, userId: string) {
  const rows = await selectPlayerCounts(db, { userId });
  return new Map(rows.map(({ playerId, ...counts }) => [playerId, counts]));
}

const selectPlayerCounts = prepared((db: Reader, { userId }: { userId: string }) =>
  db
    .selectFrom('players')
    .select(['player_id as playerId', 'called_count as called'])
    .select(['confirmed_count as confirmed', 'played_count as played'])
    .where('user_id', '=', userId),
);

/** The completable matches that are not over; `overBefore`: what started then or earlier is over. */
export async function matchesNotOver(db: Reader, userId: string, overBefore: string) {
  return selectNotOver(db, { userId, overBefore, date: earliestDate(overBefore) });
}

const selectNotOver = prepared((db: Reader, after: After) =>
  notOver(db, after)
    .where(isCompletable)
    .select(['match_id as id', 'list_id as listId', 'status'])
    .select(['starts_at as startsAt', 'created_at as createdAt']),
);

/** How many matches the user has, how many are completed, and when the next one starts that the clock completes. */
export async function countMatches(db: Reader, userId: string, overBefore: string) {
  const [row] = await selectCounts(db, { userId, overBefore, date: earliestDate(overBefore) });
  return row ?? { total: 0, completed: 0, nextStart: null };
}

const selectCounts = prepared((db: Reader, after: After) =>
  notOver(db, after)
    .where(isCompletedByClock)
    .select((eb) => {
      const ofUser = (column: 'match_count' | 'completable_count') =>
        eb
          .selectFrom('users')
          .select(column)
          .where('users.user_id', '=', after.userId)
          .$asScalar()
          .$notNull();
      return [
        ofUser('match_count').as('total'),
        eb(ofUser('completable_count'), '-', eb.fn.countAll<number>()).as('completed'),
        eb.fn.min('starts_at').as('nextStart'),
      ];
    }),
);

/** Of all matches that start later; null without one. */
export async function firstStartAfter(
  db: Reader,
  userId: string,
  time: string,
): Promise<string | null> {
  const [row] = await selectFirstStart(db, { userId, overBefore: time, date: earliestDate(time) });
  return row?.start ?? null;
}

const selectFirstStart = prepared((db: Reader, after: After) =>
  notOver(db, after).select((eb) => eb.fn.min('starts_at').as('start')),
);

type After = { userId: string; overBefore: string; date: string };

/** The date, which has an index, is that of the match's zone. */
function notOver(db: Reader, { userId, overBefore, date }: After) {
  return db
    .selectFrom('matches')
    .where('user_id', '=', userId)
    .where('date', '>=', date)
    .where('starts_at', '>', overBefore);
}

/** No zone is a day behind UTC. */
export const earliestDate = (instant: string) => addDays(instant.slice(0, 10), -1);

/** Guests and removals in these matches of the user. */
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

/** By player: confirmations in these matches. */
export async function confirmedCounts(db: Reader, userId: string, matchIds: readonly string[]) {
  const rows = await db
    .selectFrom('confirmations')
    .select((eb) => ['player_id', eb.fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .where('match_id', 'in', matchIds)
    .where('confirmed', '=', 1)
    .groupBy('player_id')
    .execute();
  return countsByPlayer(rows);
}

/** By player: places in claro or oscuro in these matches. */
export async function playedCounts(db: Reader, userId: string, matchIds: readonly string[]) {
  const rows = await placesInTeams(db, userId)
    .select((eb) => ['team_players.player_id', eb.fn.countAll<number>().as('count')])
    .where('team_players.match_id', 'in', matchIds)
    .groupBy('team_players.player_id')
    .execute();
  return countsByPlayer(rows);
}

/** Whether a completed match was played that was created after a timestamp. */
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

/** What the organiser typed in, by player. */
export async function typedStats(db: Reader, userId: string) {
  const rows = await selectTyped(db, { userId });
  return new Map(
    rows.map((row) => [
      row.player_id,
      { matchesPlayed: row.matches_played, attendanceRate: row.attendance_rate },
    ]),
  );
}

const selectTyped = prepared((db: Reader, { userId }: { userId: string }) =>
  db.selectFrom('player_stats').selectAll().where('user_id', '=', userId),
);

/** Set with merge: only the given fields change; null returns to the computed value. */
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

export async function deleteTypedStats(
  tx: Writer,
  userId: string,
  playerIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('player_stats')
    .where('user_id', '=', userId)
    .where('player_id', 'in', playerIds)
    .execute();
}

export function countsByPlayer(rows: readonly { player_id: string; count: number }[]) {
  return new Map(rows.map((row) => [row.player_id, row.count]));
}
