import type { Expand } from './migration.ts';

/**
 * Adds to each autopilot whether it is paused, as it is after its list was handed over; to each list until when others
 * than its present owner may have changed its matches; and to entries of ledgers and games the accounts of their
 * authors.
 */
export const hands: Expand = {
  kind: 'expand',
  change: async (tx, { text }) => {
    await tx.schema
      .alterTable('autopilots')
      .addColumn('is_paused', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    for (const [table, column] of [
      ['players_lists', 'shared_until'],
      ['ledger_entries', 'author_user_id'],
      ['ledger_entries', 'voided_by_user_id'],
      ['games', 'author_user_id'],
    ] as const)
      await tx.schema.alterTable(table).addColumn(column, text).execute();
  },
};

/** Finds what a user has written into the data of all owners. */
export const ledgersByAuthor: Expand = {
  kind: 'index',
  index: {
    name: 'ledger_entries_by_author',
    table: 'ledger_entries',
    columns: ['author_user_id'],
  },
};

/** Finds the entries that a user has voided. */
export const ledgersByVoider: Expand = {
  kind: 'index',
  index: {
    name: 'ledger_entries_by_voider',
    table: 'ledger_entries',
    columns: ['voided_by_user_id'],
  },
};

/** Finds the games that a user has recorded. */
export const gamesByAuthor: Expand = {
  kind: 'index',
  index: { name: 'games_by_author', table: 'games', columns: ['author_user_id'] },
};
