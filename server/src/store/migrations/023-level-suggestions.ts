import type { Migration } from './migration.ts';

const OF_PLAYER = ['user_id', 'player_id'] as const;

/** Adds the table of the players about whose level the organiser has answered a suggestion. */
export const levelSuggestions: Migration = async (tx, { text }) => {
  await tx.schema
    .createTable('level_suggestions')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('player_id', text, (c) => c.notNull())
    .addColumn('answered_at', text, (c) => c.notNull())
    .addColumn('asks_again', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('level_suggestions_pk', [...OF_PLAYER])
    .addForeignKeyConstraint('level_suggestions_player', [...OF_PLAYER], 'players', [...OF_PLAYER])
    .execute();
};
