import type { Migration } from './migration.ts';

/** Which version the own link of each player has: of all the first. */
export const personalLinks: Migration = async (tx) => {
  await tx.schema
    .alterTable('players')
    .addColumn('link_version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
};
