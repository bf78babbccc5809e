import type { Migration } from './migration.ts';

/** Adds the index by which old changes of all users are deleted. */
export const oldChanges: Migration = async (tx) => {
  await tx.schema.createIndex('changes_at').on('changes').column('at').execute();
};
