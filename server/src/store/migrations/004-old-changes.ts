import type { Migration } from './migration.ts';

/** Adds the index for the deletion of old changes of all users. */
export const oldChanges: Migration = async (tx) => {
  await tx.schema.createIndex('changes_at').on('changes').column('at').execute();
};
