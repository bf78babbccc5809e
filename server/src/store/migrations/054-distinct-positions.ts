import type { Migration } from './migration.ts';

/**
 * Adds the id as the last column to the indexes in whose order pages of matches and of ledgers follow each other. Rows
 * of a list that comes from another user may have the same time as rows that the user has already.
 */
export const distinctPositions: Migration = async (tx) => {
  for (const [index, table, columns] of [
    ['matches_by_date', 'matches', ['date', 'time', 'created_at', 'match_id']],
    ['matches_newest', 'matches', ['created_at', 'match_id']],
    ['ledger_entries_of_user', 'ledger_entries', ['at', 'entry_id']],
  ] as const) {
    await tx.schema.dropIndex(index).execute();
    await tx.schema
      .createIndex(index)
      .on(table)
      .columns(['user_id', ...columns])
      .execute();
  }
};
