import { expressionBuilder, type ExpressionBuilder } from 'kysely';
import type { RowOf, Schema } from '../schema.ts';
import type { Reader } from '../transaction.ts';

export type CountedMatch = RowOf<'matches'> & { list_player_count: number };

/** The user's matches with the counts that their cards show, which are kept in their rows (docs/decisions/170). */
export function counted(db: Reader, userId: string, now: string) {
  return db
    .selectFrom('matches')
    .selectAll('matches')
    .select(listPlayerCount(userId, now).as('list_player_count'))
    .where('matches.user_id', '=', userId);
}

/**
 * The players whom a match has by its list. Before it starts (`now`), players count who were added after its start as
 * well: there are none, unless the clock was set back and the user's timestamps are ahead of it. Only then are players
 * counted here.
 */
export function listPlayerCount(userId: string, now: string) {
  const eb = expressionBuilder<Schema, 'matches'>();
  const newest = eb
    .selectFrom('users')
    .select('last_timestamp')
    .where('users.user_id', '=', userId);
  const countedNow = eb
    .selectFrom('players')
    .select((count) => count.fn.countAll<number>().as('count'))
    .whereRef('players.user_id', '=', 'matches.user_id')
    .whereRef('players.list_id', '=', 'matches.list_id')
    .where((player) => isOnList(player, now))
    .$asScalar()
    .$notNull();
  return eb
    .case()
    .when(eb.and([eb('matches.starts_at', '>', now), eb('matches.starts_at', '<', newest)]))
    .then(countedNow)
    .else(eb.ref('matches.listed_count'))
    .end();
}

type Eb = ExpressionBuilder<Schema, 'matches' | 'players'>;

/**
 * In SQL, the players that a match has by its list, as in `isOnList` of `domain/src/matches/called-players.ts`: once
 * it has started (`now`), only those who existed when it started, or when it was entered if that was later; none with
 * a roster change. The caller joins the two tables.
 */
export function isOnList(eb: Eb, now: string) {
  return eb.and([eb.or([eb('matches.starts_at', '>', now), existedAtStart(eb)]), isUnchanged(eb)]);
}

/** The same for a match that has started, whenever that is. */
export function isOnListAtStart(eb: Eb) {
  return eb.and([existedAtStart(eb), isUnchanged(eb)]);
}

function existedAtStart(eb: Eb) {
  return eb.or([
    eb('players.created_at', '<=', eb.ref('matches.starts_at')),
    eb('players.created_at', '<=', eb.ref('matches.created_at')),
  ]);
}

function isUnchanged(eb: Eb) {
  return eb.not(
    eb.exists(
      eb
        .selectFrom('match_roster_changes as change')
        .select('change.player_id')
        .whereRef('change.user_id', '=', 'matches.user_id')
        .whereRef('change.match_id', '=', 'matches.match_id')
        .whereRef('change.player_id', '=', 'players.player_id'),
    ),
  );
}
