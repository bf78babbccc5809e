import type { Migration } from './migration.ts';

const OF_LIST = ['user_id', 'list_id'] as const;

/** Adds the table of the lists that are offered to one of their helpers. */
export const handovers: Migration = async (tx, { text }) => {
  await tx.schema
    .createTable('handovers')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('list_id', text, (c) => c.notNull())
    .addColumn('helper_id', text, (c) => c.notNull())
    .addColumn('stays_helper', 'integer', (c) => c.notNull())
    .addColumn('expires_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('handovers_pk', [...OF_LIST])
    .addForeignKeyConstraint('handovers_list', [...OF_LIST], 'players_lists', [...OF_LIST])
    .execute();
  await tx.schema.createIndex('handovers_expiring').on('handovers').column('expires_at').execute();
};
