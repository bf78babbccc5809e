import type { Migration } from './migration.ts';

const OF_MATCH = ['user_id', 'match_id'] as const;

/** Adds the table of the players who took the bibs and the ball home after a match. */
export const bibs: Migration = async (tx, { text }) => {
  await tx.schema
    .createTable('bibs')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('match_id', text, (c) => c.notNull())
    .addColumn('player_id', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('bibs_pk', [...OF_MATCH])
    .addForeignKeyConstraint('bibs_match', [...OF_MATCH], 'matches', [...OF_MATCH])
    .execute();
};
