import type { Migration } from './migration.ts';

/** What exactly has changed is stored with the change, so that other devices need not read it. */
export const changeDetails: Migration = async (tx, { text }) => {
  await tx.schema.alterTable('changes').addColumn('detail', text).execute();
};
