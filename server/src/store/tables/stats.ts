import { isCompleted } from './completed.ts';
import type { Reader, Writer } from '../transaction.ts';

/** The columns of the user's completed matches that decide who was called. */
export async function completedMatches(db: Reader, userId: string, overBefore: string) {
  return db
    .selectFrom('matches')
    .select(['match_id as id', 'list_id as listId'])
    .select(['starts_at as startsAt', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .where((match) => isCompleted(match, overBefore))
    .execute();
}

/** Guests and removals in all matches of the user. */
export async function rosterChangesOf(db: Reader, userId: string) {
  return rosterChanges(db, userId).execute();
}

/** Guests and removals in these matches of the user. */
export async function rosterChangesOfMatches(
  db: Reader,
  userId: string,
  matchIds: readonly string[],
) {
  return rosterChanges(db, userId).where('match_id', 'in', matchIds).execute();
}

function rosterChanges(db: Reader, userId: string) {
  return db
    .selectFrom('match_roster_changes')
    .select(['match_id as matchId', 'player_id as playerId', 'change'])
    .where('user_id', '=', userId);
}

/** By player: confirmed completed matches. */
export async function confirmedCounts(db: Reader, userId: string, overBefore: string) {
  const rows = await db
    .selectFrom('confirmations')
    .innerJoin('matches', (join) =>
      join
        .onRef('matches.user_id', '=', 'confirmations.user_id')
        .onRef('matches.match_id', '=', 'confirmations.match_id'),
    )
    .select((eb) => ['confirmations.player_id', eb.fn.countAll<number>().as('count')])
    .where('confirmations.user_id', '=', userId)
    .where('confirmations.confirmed', '=', 1)
    .where((match) => isCompleted(match, overBefore))
    .groupBy('confirmations.player_id')
    .execute();
  return countsByPlayer(rows);
}

/** By player: completed matches, created after a timestamp, played in claro or oscuro. */
export async function playedCounts(
  db: Reader,
  userId: string,
  { overBefore, createdAfter }: { overBefore: string; createdAfter: string },
) {
  const rows = await db
    .selectFrom('team_players')
    .innerJoin('teams', (join) =>
      join
        .onRef('teams.user_id', '=', 'team_players.user_id')
        .onRef('teams.team_id', '=', 'team_players.team_id'),
    )
    .innerJoin('matches', (join) =>
      join
        .onRef('matches.user_id', '=', 'team_players.user_id')
        .onRef('matches.match_id', '=', 'team_players.match_id'),
    )
    .select((eb) => ['team_players.player_id', eb.fn.countAll<number>().as('count')])
    .where('team_players.user_id', '=', userId)
    .where('teams.name', 'in', ['claro', 'oscuro'])
    .where('matches.created_at', '>', createdAfter)
    .where((match) => isCompleted(match, overBefore))
    .groupBy('team_players.player_id')
    .execute();
  return countsByPlayer(rows);
}

/** What the organiser typed in, by player. */
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

function countsByPlayer(rows: readonly { player_id: string; count: number }[]) {
  return new Map(rows.map((row) => [row.player_id, row.count]));
}
