import { isCompleted } from '../completed.ts';
import { prepared } from '../../prepared.ts';
import type { Reader } from '../../transaction.ts';
import { placesInTeams } from './places-in-teams.ts';
import { countsByPlayer } from './stats.ts';

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

export const rosterChangesOfSeason = prepared((db: Reader, season: OfSeason) =>
  completedIn(db, season)
    .innerJoin('match_roster_changes as change', (join) =>
      join
        .onRef('change.user_id', '=', 'matches.user_id')
        .onRef('change.match_id', '=', 'matches.match_id'),
    )
    .select(['change.match_id as matchId', 'change.player_id as playerId', 'change.change']),
);

/** By player: confirmations in them. */
export const confirmedInSeason = async (db: Reader, season: OfSeason) =>
  countsByPlayer(await selectConfirmed(db, season));

const selectConfirmed = prepared((db: Reader, season: OfSeason) =>
  completedIn(db, season)
    .innerJoin('confirmations', (join) =>
      join
        .onRef('confirmations.user_id', '=', 'matches.user_id')
        .onRef('confirmations.match_id', '=', 'matches.match_id'),
    )
    .select((eb) => ['confirmations.player_id', eb.fn.countAll<number>().as('count')])
    .where('confirmations.confirmed', '=', 1)
    .groupBy('confirmations.player_id'),
);

/** By player: places in claro or oscuro in them. */
export const playedInSeason = async (db: Reader, season: OfSeason) =>
  countsByPlayer(await selectPlayed(db, season));

const selectPlayed = prepared((db: Reader, season: OfSeason) =>
  placesInTeams(db, season.userId)
    .innerJoin('matches', (join) =>
      join
        .onRef('matches.user_id', '=', 'team_players.user_id')
        .onRef('matches.match_id', '=', 'team_players.match_id'),
    )
    .where('matches.date', '>=', season.from)
    .where('matches.date', '<=', season.to)
    .where((match) => isCompleted(match, season.overBefore))
    .select((eb) => ['team_players.player_id', eb.fn.countAll<number>().as('count')])
    .groupBy('team_players.player_id'),
);

/** The answers by the link that are kept of matches that started after an instant. */
export const recentAnswers = prepared((db: Reader, season: OfSeason & { startedAfter: string }) =>
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
