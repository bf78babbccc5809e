import { absentAllNight } from '@picadito/domain';
import { isCompleted } from '../matches/completed.ts';
import type { Reader } from '../../store.ts';
import { gamesOfMatches } from '../rotation/games.ts';
import { placesInTeams } from './places-in-teams.ts';
import { earliestDate } from './stats.ts';

/**
 * Type of the limits of a season of a user: dates `from` and `to` (YYYY-MM-DD), both included. `overBefore` is a
 * timestamp; a match that ends then or earlier is over. With `startedAfter`, a timestamp, only matches that started
 * later are included, and with `listId` only those of one list.
 */
export type OfSeason = {
  userId: string;
  overBefore: string;
  from: string;
  to: string;
  startedAfter?: string;
  listId?: string;
};

export function completedIn(
  db: Reader,
  { userId, overBefore, from, to, startedAfter = '', listId }: OfSeason,
) {
  const completed = db
    .selectFrom('matches')
    .where('matches.user_id', '=', userId)
    .where('matches.date', '>=', from)
    .where('matches.date', '<=', to)
    .where('matches.starts_at', '>', startedAfter)
    .where((match) => isCompleted(match, overBefore));
  return listId === undefined ? completed : completed.where('matches.list_id', '=', listId);
}

/** Returns the completed matches of a season, with the columns that decide which players of its list each match has. */
export async function matchesOfSeason(db: Reader, season: OfSeason) {
  return completedIn(db, season)
    .select(['match_id as id', 'list_id as listId'])
    .select(['starts_at as startsAt', 'created_at as createdAt'])
    .execute();
}

const ids = (db: Reader, season: OfSeason) => completedIn(db, season).select('matches.match_id');

/**
 * Returns the differences between rosters and lists in the completed matches of a season: guests added and list players
 * taken out.
 */
export async function rosterChangesOfSeason(db: Reader, season: OfSeason) {
  return db
    .selectFrom('match_roster_changes')
    .select(['match_id as matchId', 'player_id as playerId', 'change'])
    .where('user_id', '=', season.userId)
    .where('match_id', 'in', ids(db, season))
    .execute();
}

/** Returns in how many completed matches of a season each player is confirmed, by player id. */
export async function confirmedInSeason(db: Reader, season: OfSeason) {
  const rows = await db
    .selectFrom('confirmations')
    .select((eb) => ['player_id', eb.fn.countAll<number>().as('count')])
    .where('user_id', '=', season.userId)
    .where('match_id', 'in', ids(db, season))
    .where('confirmed', '=', 1)
    .groupBy('player_id')
    .execute();
  return countsByPlayer(rows);
}

/** Returns in how many completed matches of a season each player has played in a team, by player id. */
export async function playedInSeason(db: Reader, season: OfSeason) {
  const rows = await placesInTeams(db, season.userId)
    .select((eb) => ['team_players.player_id', eb.fn.countAll<number>().as('count')])
    .where('team_players.match_id', 'in', ids(db, season))
    .groupBy('team_players.player_id')
    .execute();
  const played = countsByPlayer(rows);
  const absent = await absentInSeason(db, season);
  if (absent.size === 0) return played;
  const places = await placesInTeams(db, season.userId)
    .select(['team_players.match_id', 'team_players.player_id'])
    .where('team_players.match_id', 'in', [...absent.keys()])
    .execute();
  for (const { match_id, player_id } of places) {
    if (!absent.get(match_id)?.includes(player_id)) continue;
    played.set(player_id, (played.get(player_id) ?? 0) - 1);
  }
  return played;
}

/**
 * Returns the players who were absent from all games of a night of a season, by match id, for the nights that have such
 * players. They have not played, although they are in a team.
 */
export async function absentInSeason(
  db: Reader,
  season: OfSeason,
): Promise<Map<string, readonly string[]>> {
  const nights = await completedIn(db, season)
    .innerJoin('games', (join) =>
      join
        .onRef('games.user_id', '=', 'matches.user_id')
        .onRef('games.match_id', '=', 'matches.match_id'),
    )
    .select('matches.match_id')
    .where('games.seq', '=', 1)
    .where('games.absent', '!=', '[]')
    .execute();
  const ids = nights.map(({ match_id }) => match_id);
  const games = await gamesOfMatches(db, season.userId, ids);
  const absent = [...games].map(([matchId, night]) => [matchId, absentAllNight(night)] as const);
  return new Map(absent.filter(([, players]) => players.length > 0));
}

function countsByPlayer(rows: readonly { player_id: string; count: number }[]) {
  return new Map(rows.map((row) => [row.player_id, row.count]));
}

/**
 * Returns the last answers by the link to the completed matches of a season that started after `startedAfter`, each
 * with the deadline for answers that the organiser set, or null.
 */
export async function recentAnswers(db: Reader, season: OfSeason, startedAfter: string) {
  const day = earliestDate(startedAfter);
  const from = season.from > day ? season.from : day;
  return completedIn(db, { ...season, from, startedAfter })
    .innerJoin('answers', (join) =>
      join
        .onRef('answers.user_id', '=', 'matches.user_id')
        .onRef('answers.match_id', '=', 'matches.match_id'),
    )
    .leftJoin('answer_settings as settings', (join) =>
      join
        .onRef('settings.user_id', '=', 'matches.user_id')
        .onRef('settings.match_id', '=', 'matches.match_id'),
    )
    .select([
      'answers.player_id as playerId',
      'answers.answer',
      'answers.answered_at as answeredAt',
    ])
    .select(['matches.date', 'matches.time', 'matches.time_zone as timeZone'])
    .select(['matches.starts_at as startsAt', 'settings.answers_until as answersUntil'])
    .execute();
}
