import type { Migration } from './migration.ts';

/** Adds the records of players that were merged into others. */
export const mergedPlayers: Migration = async (tx, { text }) => {
  await tx.schema
    .createTable('merged_players')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('merged_id', text, (c) => c.notNull())
    .addColumn('player_id', text, (c) => c.notNull())
    .addColumn('list_id', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('link_version', 'integer')
    .addColumn('merged_at', text, (c) => c.notNull())
    .addColumn('undo', text)
    .addPrimaryKeyConstraint('merged_players_pk', ['user_id', 'merged_id'])
    .addForeignKeyConstraint('merged_players_player', ['user_id', 'player_id'], 'players', [
      'user_id',
      'player_id',
    ])
    .addForeignKeyConstraint('merged_players_list', ['user_id', 'list_id'], 'players_lists', [
      'user_id',
      'list_id',
    ])
    .execute();
  await tx.schema
    .createIndex('merged_players_of_player')
    .on('merged_players')
    .columns(['user_id', 'player_id', 'merged_at'])
    .execute();
  await tx.schema
    .createIndex('merged_players_at')
    .on('merged_players')
    .columns(['merged_at'])
    .execute();
  await tx.schema
    .createIndex('merged_players_of_list')
    .on('merged_players')
    .columns(['user_id', 'list_id', 'merged_at'])
    .execute();
};
