import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Stores with each result the players of both sides and the scorers, from which the ranking is computed. */
export const lineUps: Migration = async (tx, { text }) => {
  for (const column of ['claro_players', 'oscuro_players', 'scorer_goals'])
    await tx.schema
      .alterTable('results')
      .addColumn(column, text, (c) => c.notNull().defaultTo(''))
      .execute();
  const playersOf = (side: 'claro' | 'oscuro') => sql`coalesce((
    select string_agg(place.player_id, ' ') from team_players as place
      join teams on teams.user_id = place.user_id and teams.team_id = place.team_id
    where place.user_id = results.user_id and place.match_id = results.match_id
      and teams.name = ${sql.lit(side)}
  ), '')`;
  await sql`
    update results set
      claro_players = ${playersOf('claro')},
      oscuro_players = ${playersOf('oscuro')},
      scorer_goals = coalesce((
        select string_agg(player_id || ' ' || goals || ' ' || own_goals, ',') from scorers
        where scorers.user_id = results.user_id and scorers.match_id = results.match_id
      ), '')
  `.execute(tx);
};
