import type { Migration } from './migration.ts';

const OF_PLAYER = ['user_id', 'player_id'] as const;

/** Adds the table of the players who are away until a day. */
export const absences: Migration = async (tx, { text }) => {
  await tx.schema
    .createTable('absences')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('player_id', text, (c) => c.notNull())
    .addColumn('until', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('absences_pk', [...OF_PLAYER])
    .addForeignKeyConstraint('absences_player', [...OF_PLAYER], 'players', [...OF_PLAYER])
    .execute();
};
