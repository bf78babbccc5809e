import type { Migration } from './migration.ts';

/** Adds to proposals the time until which the proposing device shows that its proposal was dismissed. */
export const dismissedProposals: Migration = async (tx, { text }) => {
  await tx.schema.alterTable('proposals').addColumn('dismissed_until', text).execute();
};
