import type { Migration } from './migration.ts';

/** Adds details to changes, so that other devices need not request what has changed. */
export const changeDetails: Migration = async (tx, { text }) => {
  await tx.schema.alterTable('changes').addColumn('detail', text).execute();
};
