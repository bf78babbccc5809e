import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Adds columns for the counts that a match's card shows, and for the user's number of matches, so that they need not be
 * counted for each request.
 */
export const counts: Migration = async (tx) => {
  await tx.schema
    .alterTable('users')
    .addColumn('match_count', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  for (const column of ['listed_count', 'guest_count', 'confirmed_count']) {
    await tx.schema
      .alterTable('matches')
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  }
  for (const column of ['claro_count', 'oscuro_count', 'suplente_count']) {
    await tx.schema.alterTable('matches').addColumn(column, 'integer').execute();
  }

  const teamSize = (team: string) => sql`(
    select count(place.player_id)
    from teams left join team_players as place
      on place.user_id = teams.user_id and place.team_id = teams.team_id
    where teams.user_id = matches.user_id and teams.match_id = matches.match_id
      and teams.name = ${sql.lit(team)}
    group by teams.team_id
  )`;
  await sql`
    update matches set
      listed_count = (
        select count(*) from players
        where players.user_id = matches.user_id and players.list_id = matches.list_id
          and (players.created_at <= matches.starts_at or players.created_at <= matches.created_at)
          and not exists (
            select 1 from match_roster_changes as change
            where change.user_id = matches.user_id and change.match_id = matches.match_id
              and change.player_id = players.player_id
          )
      ),
      guest_count = (
        select count(*) from match_roster_changes as change
        where change.user_id = matches.user_id and change.match_id = matches.match_id
          and change.change = 'guest'
      ),
      confirmed_count = (
        select count(*) from confirmations
        where confirmations.user_id = matches.user_id and confirmations.match_id = matches.match_id
          and confirmations.confirmed = 1
      ),
      claro_count = ${teamSize('claro')},
      oscuro_count = ${teamSize('oscuro')},
      suplente_count = ${teamSize('suplente')}
  `.execute(tx);
  await sql`
    update users set match_count = (select count(*) from matches where matches.user_id = users.user_id)
  `.execute(tx);
};
