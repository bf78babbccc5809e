import type { Migration } from './migration.ts';

/** Proposals that were dismissed, of which their devices are told until then. */
export const dismissedProposals: Migration = async (tx, { text }) => {
  await tx.schema.alterTable('proposals').addColumn('dismissed_until', text).execute();
};
