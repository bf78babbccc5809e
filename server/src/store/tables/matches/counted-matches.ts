import { expressionBuilder, type ExpressionBuilder } from 'kysely';
import type { RowOf, Schema } from '../../schema.ts';
import type { Reader } from '../../store.ts';

/** A match with the counts that its card shows. */
export type CountedMatch = RowOf<'matches'> & {
  /** Number of players of the list who are in the match. */
  list_player_count: number;
  guest_count: number;
  confirmed_count: number;
  /** Number of players in the team claro; null without such a team, like the two counts below. */
  claro_count: number | null;
  oscuro_count: number | null;
  suplente_count: number | null;
};

/** Selects the user's matches with their counts. `now` is a timestamp. */
export function counted(db: Reader, userId: string, now: string) {
  return db
    .selectFrom('matches')
    .selectAll('matches')
    .select([
      listPlayerCount(userId, now).as('list_player_count'),
      guestCount(userId).as('guest_count'),
      confirmedCount(userId).as('confirmed_count'),
      teamSize(userId, 'claro').as('claro_count'),
      teamSize(userId, 'oscuro').as('oscuro_count'),
      teamSize(userId, 'suplente').as('suplente_count'),
    ])
    .where('matches.user_id', '=', userId);
}

const eb = expressionBuilder<Schema, 'matches'>();

function listPlayerCount(userId: string, now: string) {
  return eb
    .selectFrom('players')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('players.user_id', '=', userId)
    .whereRef('players.list_id', '=', 'matches.list_id')
    .where((player) => isOnList(player, userId, now))
    .$asScalar()
    .$notNull();
}

function guestCount(userId: string) {
  return eb
    .selectFrom('match_roster_changes as guest')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('guest.user_id', '=', userId)
    .whereRef('guest.match_id', '=', 'matches.match_id')
    .where('guest.change', '=', 'guest')
    .$asScalar()
    .$notNull();
}

/** Returns the number of confirmed players of a match, as a subquery of a statement about matches. */
export function confirmedCount(userId: string) {
  return eb
    .selectFrom('confirmations as confirmation')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('confirmation.user_id', '=', userId)
    .whereRef('confirmation.match_id', '=', 'matches.match_id')
    .where('confirmation.confirmed', '=', 1)
    .$asScalar()
    .$notNull();
}

function teamSize(userId: string, team: Schema['teams']['name']) {
  return eb
    .selectFrom('teams')
    .leftJoin('team_players as place', (join) =>
      join
        .onRef('place.user_id', '=', 'teams.user_id')
        .onRef('place.team_id', '=', 'teams.team_id'),
    )
    .select(({ fn }) => fn.count<number>('place.player_id').as('count'))
    .where('teams.user_id', '=', userId)
    .whereRef('teams.match_id', '=', 'matches.match_id')
    .where('teams.name', '=', team)
    .groupBy('teams.team_id')
    .$asScalar();
}

type Eb = ExpressionBuilder<Schema, 'matches' | 'players'>;

/**
 * Returns the SQL condition for a player of the list who is in the match, like `isOnList` of
 * `domain/src/matches/called-players.ts`. A match that has not started has all players of its list. A match that has
 * started by `now` has only the players who existed when it started, or when it was entered if that was later. Players
 * with a roster change are never included. The caller joins `matches` and `players`.
 */
export function isOnList(player: Eb, userId: string, now: string) {
  const change = player
    .selectFrom('match_roster_changes as change')
    .select('change.player_id')
    .where('change.user_id', '=', userId)
    .whereRef('change.match_id', '=', 'matches.match_id')
    .whereRef('change.player_id', '=', 'players.player_id');
  return player.and([
    player.or([
      player('matches.starts_at', '>', now),
      player('players.created_at', '<=', player.ref('matches.starts_at')),
      player('players.created_at', '<=', player.ref('matches.created_at')),
    ]),
    player.not(player.exists(change)),
  ]);
}
