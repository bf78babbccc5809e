import { sql } from 'kysely';
import { prepared } from '../../prepared.ts';
import type { Writer } from '../../transaction.ts';
import { placesInTeams } from '../statistics/places-in-teams.ts';

/*
 * Who stood on each side of a match with a result, and who scored, beside the result (docs/decisions/287). A function that
 * writes places in teams or scorers keeps them by these, in the same transaction.
 */

type OfMatch = { userId: string; matchId: string };

/** Call it after the rows of the match were written. Without a result nothing is kept. */
export const keepLineUp: (tx: Writer, match: OfMatch) => Promise<unknown> = prepared(
  (tx: Writer, { userId, matchId }: OfMatch) => update(tx, userId).where('match_id', '=', matchId),
);

/** The same for several matches. */
export async function keepLineUps(
  tx: Writer,
  userId: string,
  matchIds: readonly string[],
): Promise<void> {
  if (matchIds.length > 0) await update(tx, userId).where('match_id', 'in', matchIds).execute();
}

const ofResult = sql.ref<string>('results.match_id');

function update(tx: Writer, userId: string) {
  const playersOf = (side: 'claro' | 'oscuro') => {
    const places = placesInTeams(tx, userId)
      .where('team_players.match_id', '=', ofResult)
      .where('teams.name', '=', side)
      .select(sql`string_agg(team_players.player_id, ' ')`.as('ids'));
    return sql<string>`coalesce(${places}, '')`;
  };
  const scorers = tx
    .selectFrom('scorers')
    .where('scorers.user_id', '=', userId)
    .where('scorers.match_id', '=', ofResult)
    .select(sql`string_agg(player_id || ' ' || goals || ' ' || own_goals, ',')`.as('goals'));
  return tx
    .updateTable('results')
    .set({
      claro_players: playersOf('claro'),
      oscuro_players: playersOf('oscuro'),
      scorer_goals: sql<string>`coalesce(${scorers}, '')`,
    })
    .where('user_id', '=', userId);
}
