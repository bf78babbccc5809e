import type { Reader } from '../../store.ts';
import type { Merging } from './merge-rows.ts';

/** Returns the start, the end and the date of each match of a user, by match id. */
export async function datesOfMatches(db: Reader, userId: string) {
  const rows = await db
    .selectFrom('matches')
    .select(['match_id', 'starts_at', 'ends_at', 'date'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map(({ match_id, ...match }) => [match_id, match]));
}

/** Returns the ids of the matches in whose teams both players are. */
export async function matchesWithBothInTeams(db: Reader, merging: Merging): Promise<string[]> {
  const rows = await db
    .selectFrom('team_players')
    .select('match_id')
    .where('user_id', '=', merging.userId)
    .where('player_id', 'in', [merging.keptId, merging.otherId])
    .groupBy('match_id')
    .having((eb) => eb(eb.fn.countAll(), '=', 2))
    .execute();
  return rows.map((row) => row.match_id);
}

/** Returns the ids of the matches for which both players are confirmed. */
export async function matchesWithBothConfirmed(db: Reader, merging: Merging): Promise<string[]> {
  const rows = await db
    .selectFrom('confirmations')
    .select('match_id')
    .where('user_id', '=', merging.userId)
    .where('player_id', 'in', [merging.keptId, merging.otherId])
    .where('confirmed', '=', 1)
    .groupBy('match_id')
    .having((eb) => eb(eb.fn.countAll(), '=', 2))
    .execute();
  return rows.map((row) => row.match_id);
}
