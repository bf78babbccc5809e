import { teamsOf } from '@picadito/domain';
import { isCompleted } from '../matches/completed.ts';
import { confirmedCount, counted } from '../matches/matches.ts';
import type { Reader } from '../../store.ts';

/**
 * Returns the creation times of the user's newest three matches that were created after a timestamp, the newest first.
 */
export async function newestMatches(db: Reader, userId: string, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('matches')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('created_at', '>', after)
    .orderBy('created_at', 'desc')
    .limit(3)
    .execute();
  return rows.map((row) => row.created_at);
}

/** Returns whether the user has a match that repeats every week or once did. */
export async function hasSeries(db: Reader, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('matches')
    .select('match_id')
    .where('user_id', '=', userId)
    .where('series_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns the start times of the user's matches on these dates, both included. Cancelled matches and matches created at
 * or before `after` are left out.
 */
export async function startsBetween(
  db: Reader,
  userId: string,
  dates: { from: string; to: string },
  after: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('matches')
    .select('starts_at')
    .where('user_id', '=', userId)
    .where('date', '>=', dates.from)
    .where('date', '<=', dates.to)
    .where((eb) => eb.or([eb('status', 'is', null), eb('status', '!=', 'cancelado')]))
    .where('created_at', '>', after)
    .execute();
  return rows.map((row) => row.starts_at);
}

/**
 * Returns how many completed matches were created after a timestamp. A match that ends at `overBefore` or earlier is
 * over.
 */
export async function countCompleted(
  db: Reader,
  userId: string,
  { overBefore, createdAfter }: { overBefore: string; createdAfter: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('matches')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', createdAfter)
    .where((match) => isCompleted(match, overBefore))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Returns, for each list with players, how many players are on it and how many of these have a phone number; only for
 * one list if `listId` is given.
 */
export async function listCounts(db: Reader, userId: string, listId?: string) {
  let query = db
    .selectFrom('players')
    .select((eb) => [
      eb.fn.countAll<number>().as('players'),
      eb.fn.count<number>('whatsapp').as('withNumber'),
    ])
    .where('user_id', '=', userId)
    .whereRef('list_id', '!=', 'user_id')
    .groupBy('list_id');
  if (listId !== undefined) query = query.where('list_id', '=', listId);
  return query.execute();
}

/**
 * Returns, for each match with at least `confirmedMin` confirmed players, how many players it has and how many are
 * confirmed.
 */
export async function rosterCounts(db: Reader, userId: string, confirmedMin: number, now: string) {
  const matches = await counted(db, userId, now)
    .where(confirmedCount(userId), '>=', confirmedMin)
    .execute();
  return matches.map((match) => ({
    players: match.list_player_count + match.guest_count,
    confirmed: match.confirmed_count,
  }));
}

/**
 * Returns, for each match whose teams were saved after a timestamp, the sums of the levels in each of its teams and the
 * number of substitutes.
 */
export async function teamSums(db: Reader, userId: string, after: string) {
  const rows = await db
    .selectFrom('teams')
    .innerJoin('team_players', (join) =>
      join
        .onRef('team_players.user_id', '=', 'teams.user_id')
        .onRef('team_players.team_id', '=', 'teams.team_id'),
    )
    .innerJoin('matches', (join) =>
      join
        .onRef('matches.user_id', '=', 'teams.user_id')
        .onRef('matches.match_id', '=', 'teams.match_id'),
    )
    .select((eb) => [
      'teams.match_id',
      'teams.name',
      'matches.team_count',
      eb.fn.sum<number>('team_players.rating').as('sum'),
      eb.fn.countAll<number>().as('count'),
    ])
    .where('teams.user_id', '=', userId)
    .where('teams.created_at', '>', after)
    .groupBy(['teams.match_id', 'teams.name', 'matches.team_count'])
    .execute();
  return [...Map.groupBy(rows, (row) => row.match_id).values()].map((teams) => {
    const of = (name: string) => teams.find((team) => team.name === name);
    return {
      sums: teamsOf(teams[0]?.team_count ?? 0).map((team) => of(team)?.sum ?? 0),
      suplentes: of('suplente')?.count ?? 0,
    };
  });
}
