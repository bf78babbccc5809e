import { sql } from 'kysely';
import { isCompleted } from '../completed.ts';
import { prepared } from '../../prepared.ts';
import type { Reader } from '../../transaction.ts';
import { placesInTeams } from './places-in-teams.ts';
import { countsByPlayer, earliestDate } from './stats.ts';

/** Completed matches by their dates; `overBefore`: what started then or earlier is over. */
export type OfSeason = { userId: string; overBefore: string; from: string; to: string };

export function completedIn(db: Reader, { userId, overBefore, from, to }: OfSeason) {
  return db
    .selectFrom('matches')
    .where('matches.user_id', '=', userId)
    .where('matches.date', '>=', from)
    .where('matches.date', '<=', to)
    .where((match) => isCompleted(match, overBefore));
}

/** Whom they call by their lists. */
export const matchesOfSeason = prepared((db: Reader, season: OfSeason) =>
  completedIn(db, season)
    .select(['match_id as id', 'list_id as listId'])
    .select(['starts_at as startsAt', 'created_at as createdAt']),
);

/*
 * The rest by the ids of the matches: an engine that may begin elsewhere would rather walk all rows of the user.
 */

/** In the order of no index: else SQLite reads the rows of all matches in that order. */
const unsorted = (column: string) => sql<string>`${sql.ref(column)} || ''`;

const ids = (db: Reader, season: OfSeason) => completedIn(db, season).select('matches.match_id');

export const rosterChangesOfSeason = prepared((db: Reader, season: OfSeason) =>
  db
    .selectFrom('match_roster_changes')
    .select(['match_id as matchId', 'player_id as playerId', 'change'])
    .where('user_id', '=', season.userId)
    .where('match_id', 'in', ids(db, season)),
);

/** By player: confirmations in them. */
export const confirmedInSeason = async (db: Reader, season: OfSeason) =>
  countsByPlayer(await selectConfirmed(db, season));

const selectConfirmed = prepared((db: Reader, season: OfSeason) =>
  db
    .selectFrom('confirmations')
    .select((eb) => [unsorted('player_id').as('player_id'), eb.fn.countAll<number>().as('count')])
    .where('user_id', '=', season.userId)
    .where('match_id', 'in', ids(db, season))
    .where('confirmed', '=', 1)
    .groupBy(unsorted('player_id')),
);

/** By player: places in claro or oscuro in them. */
export const playedInSeason = async (db: Reader, season: OfSeason) =>
  countsByPlayer(await selectPlayed(db, season));

const selectPlayed = prepared((db: Reader, season: OfSeason) =>
  placesInTeams(db, season.userId)
    .select((eb) => [
      unsorted('team_players.player_id').as('player_id'),
      eb.fn.countAll<number>().as('count'),
    ])
    .where('team_players.match_id', 'in', ids(db, season))
    .groupBy(unsorted('team_players.player_id')),
);

/** The answers by the link that are kept of matches that started after an instant. */
export async function recentAnswers(db: Reader, season: OfSeason, startedAfter: string) {
  const day = earliestDate(startedAfter);
  const from = season.from > day ? season.from : day;
  return selectAnswers(db, { ...season, from, startedAfter });
}

const selectAnswers = prepared((db: Reader, season: OfSeason & { startedAfter: string }) =>
  completedIn(db, season)
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
    .where('matches.starts_at', '>', season.startedAfter),
);
