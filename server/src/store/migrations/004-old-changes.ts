import type { Migration } from './migration.ts';

/** Changes go by their age, whosever they are. */
export const oldChanges: Migration = async (tx) => {
  await tx.schema.createIndex('changes_at').on('changes').column('at').execute();
};
