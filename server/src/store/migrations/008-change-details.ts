import type { Migration } from './migration.ts';

/** Stores what exactly has changed with the change, so that other devices need not read it. */
export const changeDetails: Migration = async (tx, { text }) => {
  await tx.schema.alterTable('changes').addColumn('detail', text).execute();
};
