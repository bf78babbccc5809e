import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Creates users and their sessions, lists and players, matches with attendance and teams, and badges. */
export const start: Migration = async (tx, { text }) => {
  const integer = 'integer' as const;
  const create = (table: string) =>
    tx.schema.createTable(table).addColumn('user_id', text, (column) => column.notNull());

  await create('users')
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('email', text)
    .addColumn('photo_url', text)
    .addColumn('whatsapp', text)
    .addColumn('time_zone', text)
    .addColumn('country', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('last_timestamp', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('users_pk', ['user_id'])
    .execute();

  await create('identities')
    .addColumn('issuer', text, (c) => c.notNull())
    .addColumn('subject', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('identities_pk', ['user_id', 'issuer', 'subject'])
    .addUniqueConstraint('identities_issuer_subject', ['issuer', 'subject'])
    .addForeignKeyConstraint('identities_user', ['user_id'], 'users', ['user_id'])
    .execute();

  await create('sessions')
    .addColumn('token_hash', text, (c) => c.notNull())
    .addColumn('device', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('last_seen_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('sessions_pk', ['user_id', 'token_hash'])
    .addUniqueConstraint('sessions_token_hash', ['token_hash'])
    .addForeignKeyConstraint('sessions_user', ['user_id'], 'users', ['user_id'])
    .execute();

  for (const column of ['created_at', 'last_seen_at']) {
    const index = tx.schema.createIndex(`sessions_${column}`).on('sessions').column(column);
    await index.execute();
  }

  await create('players_lists')
    .addColumn('list_id', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('players_lists_pk', ['user_id', 'list_id'])
    .addForeignKeyConstraint('players_lists_user', ['user_id'], 'users', ['user_id'])
    .execute();
  await tx.schema
    .createIndex('players_lists_newest')
    .on('players_lists')
    .columns(['user_id', 'created_at'])
    .execute();

  await create('players')
    .addColumn('player_id', text, (c) => c.notNull())
    .addColumn('list_id', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('sort_key', text, (c) => c.notNull())
    .addColumn('rating', integer, (c) => c.notNull().check(sql`rating between 2 and 5`))
    .addColumn('whatsapp', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('players_pk', ['user_id', 'player_id'])
    .addForeignKeyConstraint('players_list', ['user_id', 'list_id'], 'players_lists', [
      'user_id',
      'list_id',
    ])
    .execute();
  await tx.schema
    .createIndex('players_by_name')
    .on('players')
    .columns(['user_id', 'list_id', 'sort_key'])
    .execute();

  await create('matches')
    .addColumn('match_id', text, (c) => c.notNull())
    .addColumn('list_id', text)
    .addColumn('date', text, (c) => c.notNull())
    .addColumn('time', text, (c) => c.notNull())
    .addColumn('time_zone', text, (c) => c.notNull())
    .addColumn('starts_at', text, (c) => c.notNull())
    .addColumn('location', text, (c) => c.notNull())
    .addColumn('google_place_id', text)
    .addColumn('status', text, (c) =>
      c.check(sql`status in ('pendiente', 'completado', 'cancelado')`),
    )
    .addColumn('is_recurring', integer, (c) => c.notNull())
    .addColumn('recurring_day', integer, (c) => c.check(sql`recurring_day between 0 and 6`))
    .addColumn('series_id', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('matches_pk', ['user_id', 'match_id'])
    .addUniqueConstraint('matches_series_date', ['user_id', 'series_id', 'date'])
    .addForeignKeyConstraint('matches_user', ['user_id'], 'users', ['user_id'])
    .addForeignKeyConstraint('matches_list', ['user_id', 'list_id'], 'players_lists', [
      'user_id',
      'list_id',
    ])
    .execute();
  await tx.schema
    .createIndex('matches_by_date')
    .on('matches')
    .columns(['user_id', 'date', 'time', 'created_at'])
    .execute();
  await tx.schema
    .createIndex('matches_newest')
    .on('matches')
    .columns(['user_id', 'created_at'])
    .execute();
  await tx.schema
    .createIndex('matches_of_list')
    .on('matches')
    .columns(['user_id', 'list_id'])
    .execute();

  /**
   * Returns the statement that creates a table whose rows belong to one player in one match; the caller adds columns.
   */
  const createInMatch = (table: string) =>
    create(table)
      .addColumn('match_id', text, (c) => c.notNull())
      .addColumn('player_id', text, (c) => c.notNull())
      .addPrimaryKeyConstraint(`${table}_pk`, ['user_id', 'match_id', 'player_id'])
      .addForeignKeyConstraint(`${table}_match`, ['user_id', 'match_id'], 'matches', [
        'user_id',
        'match_id',
      ]);
  const indexByPlayer = (table: string) =>
    tx.schema
      .createIndex(`${table}_of_player`)
      .on(table)
      .columns(['user_id', 'player_id'])
      .execute();

  await createInMatch('match_roster_changes')
    .addColumn('change', text, (c) => c.notNull().check(sql`change in ('guest', 'removed')`))
    .addForeignKeyConstraint('match_roster_changes_player', ['user_id', 'player_id'], 'players', [
      'user_id',
      'player_id',
    ])
    .execute();
  await indexByPlayer('match_roster_changes');

  await createInMatch('confirmations')
    .addColumn('confirmed', integer, (c) => c.notNull())
    .addColumn('confirmed_at', text)
    .addForeignKeyConstraint('confirmations_player', ['user_id', 'player_id'], 'players', [
      'user_id',
      'player_id',
    ])
    .execute();
  await indexByPlayer('confirmations');

  await create('teams')
    .addColumn('team_id', text, (c) => c.notNull())
    .addColumn('match_id', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull().check(sql`name in ('claro', 'oscuro', 'suplente')`))
    .addColumn('created_by', text, (c) =>
      c.notNull().check(sql`created_by in ('manual', 'automatic')`),
    )
    .addColumn('created_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('teams_pk', ['user_id', 'team_id'])
    .addUniqueConstraint('teams_of_match', ['user_id', 'match_id', 'name'])
    .addForeignKeyConstraint('teams_match', ['user_id', 'match_id'], 'matches', [
      'user_id',
      'match_id',
    ])
    .execute();

  // Teams of completed matches outlive their players, so there is no foreign key to players.
  await createInMatch('team_players')
    .addColumn('team_id', text, (c) => c.notNull())
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('rating', integer, (c) => c.notNull().check(sql`rating between 2 and 5`))
    .addForeignKeyConstraint('team_players_team', ['user_id', 'team_id'], 'teams', [
      'user_id',
      'team_id',
    ])
    .execute();
  await indexByPlayer('team_players');
  await tx.schema
    .createIndex('team_players_of_team')
    .on('team_players')
    .columns(['user_id', 'team_id'])
    .execute();

  await create('badges')
    .addColumn('badge_id', text, (c) => c.notNull())
    .addColumn('type', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('description', text, (c) => c.notNull())
    .addColumn('emoji', text, (c) => c.notNull())
    .addColumn('earned_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('badges_pk', ['user_id', 'badge_id'])
    .addForeignKeyConstraint('badges_user', ['user_id'], 'users', ['user_id'])
    .execute();
};
