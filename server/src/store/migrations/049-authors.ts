import type { Migration } from './migration.ts';

/** Adds to each change the id of the helper who has made it. */
export const authors: Migration = async (tx, { text }) => {
  await tx.schema.alterTable('changes').addColumn('author_id', text).execute();
};
