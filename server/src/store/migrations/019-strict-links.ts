import type { Migration } from './migration.ts';

/** Adds strict mode of group links, and marks on the devices whose name the organiser has to decide on. */
export const strictLinks: Migration = async (tx, { text }) => {
  await tx.schema
    .alterTable('group_links')
    .addColumn('is_strict', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await tx.schema.alterTable('devices').addColumn('doubted_at', text).execute();
};
