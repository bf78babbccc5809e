import type { Migration } from './migration.ts';

const COUNTS = {
  users: ['match_count', 'completable_count'],
  players: ['called_count', 'confirmed_count', 'played_count'],
  matches: [
    'listed_count',
    'guest_count',
    'confirmed_count',
    'claro_count',
    'oscuro_count',
    'suplente_count',
  ],
  results: ['claro_players', 'oscuro_players', 'scorer_goals'],
};

/** Drops the columns with counts of other rows, and the table and the indexes that only an indexed search needed. */
export const nothingCounted: Migration = async (tx) => {
  for (const [table, columns] of Object.entries(COUNTS))
    for (const column of columns) await tx.schema.alterTable(table).dropColumn(column).execute();
  await tx.schema.dropIndex('matches_of_slot').execute();
  await tx.schema.dropIndex('matches_of_day').execute();
  await tx.schema.dropTable('match_slots').execute();
};
