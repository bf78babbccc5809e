import type { Migration } from './migration.ts';

/** Adds the helper who has made a change. */
export const authors: Migration = async (tx, { text }) => {
  await tx.schema.alterTable('changes').addColumn('author_id', text).execute();
};
