import type { Migration } from './migration.ts';

const OF_MATCH = ['user_id', 'match_id'] as const;

/**
 * Adds the table of changes of the day, time or place of matches, and the mark of players that the organiser has taken
 * out of a match after their VOY.
 */
export const movedMatches: Migration = async (tx, { text }) => {
  await tx.schema
    .createTable('match_moves')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('match_id', text, (c) => c.notNull())
    .addColumn('moved_at', text, (c) => c.notNull())
    .addColumn('date', text, (c) => c.notNull())
    .addColumn('time', text, (c) => c.notNull())
    .addColumn('location', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('match_moves_pk', [...OF_MATCH, 'moved_at'])
    .addForeignKeyConstraint('match_moves_match', [...OF_MATCH], 'matches', [...OF_MATCH])
    .execute();
  await tx.schema
    .alterTable('confirmations')
    .addColumn('is_taken_out', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
};
