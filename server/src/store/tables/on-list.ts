import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '../schema.ts';

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
