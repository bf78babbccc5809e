import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Adds columns for the counts from which statistics are computed, to players and users, and an index of matches by
 * date.
 */
export const statistics: Migration = async (tx) => {
  const addCount = (table: string, column: string) =>
    tx.schema
      .alterTable(table)
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  await addCount('users', 'completable_count');
  for (const column of ['called_count', 'confirmed_count', 'played_count'])
    await addCount('players', column);
  await sql`create index matches_of_day on matches (user_id, substr(date, 6))`.execute(tx);

  const isCompletable = sql`(
    matches.status = 'completado' or (matches.status is null and matches.is_recurring = 0)
  )`;
  await sql`
    update users set completable_count = (
      select count(*) from matches where matches.user_id = users.user_id and ${isCompletable}
    )
  `.execute(tx);
  await sql`
    update players set
      called_count = (
        select count(*) from matches
        where matches.user_id = players.user_id and matches.list_id = players.list_id
          and (players.created_at <= matches.starts_at or players.created_at <= matches.created_at)
          and not exists (
            select 1 from match_roster_changes as change
            where change.user_id = matches.user_id and change.match_id = matches.match_id
              and change.player_id = players.player_id
          )
          and ${isCompletable}
      ) + (
        select count(*) from match_roster_changes as change
          join matches on matches.user_id = change.user_id and matches.match_id = change.match_id
        where change.user_id = players.user_id and change.player_id = players.player_id
          and change.change = 'guest' and ${isCompletable}
      ),
      confirmed_count = (
        select count(*) from confirmations
          join matches on matches.user_id = confirmations.user_id and matches.match_id = confirmations.match_id
        where confirmations.user_id = players.user_id and confirmations.player_id = players.player_id
          and confirmations.confirmed = 1 and ${isCompletable}
      ),
      played_count = (
        select count(*) from team_players as place
          join teams on teams.user_id = place.user_id and teams.team_id = place.team_id
          join matches on matches.user_id = place.user_id and matches.match_id = place.match_id
        where place.user_id = players.user_id and place.player_id = players.player_id
          and teams.name in ('claro', 'oscuro') and ${isCompletable}
      )
  `.execute(tx);
};
