import type { Migration } from './migration.ts';

/** Adds the version of each player's personal link. All players begin with version 1. */
export const personalLinks: Migration = async (tx) => {
  await tx.schema
    .alterTable('players')
    .addColumn('link_version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
};
