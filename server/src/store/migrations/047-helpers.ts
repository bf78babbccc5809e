import type { Migration } from './migration.ts';

/** Adds the table of the helpers of lists. */
export const helpers: Migration = async (tx, { text }) => {
  await tx.schema
    .createTable('helpers')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('helper_id', text, (c) => c.notNull())
    .addColumn('list_id', text, (c) => c.notNull())
    .addColumn('helper_user_id', text)
    .addColumn('rights', text, (c) => c.notNull())
    .addColumn('code_hash', text, (c) => c.notNull())
    .addColumn('invited_at', text, (c) => c.notNull())
    .addColumn('expires_at', text, (c) => c.notNull())
    .addColumn('accepted_at', text)
    .addColumn('confirmed_at', text)
    .addPrimaryKeyConstraint('helpers_pk', ['user_id', 'helper_id'])
    .addForeignKeyConstraint('helpers_list', ['user_id', 'list_id'], 'players_lists', [
      'user_id',
      'list_id',
    ])
    .execute();
  await tx.schema
    .createIndex('helpers_by_code')
    .on('helpers')
    .column('code_hash')
    .unique()
    .execute();
  await tx.schema
    .createIndex('helpers_of_list')
    .on('helpers')
    .columns(['user_id', 'list_id'])
    .execute();
  await tx.schema.createIndex('helpers_of_user').on('helpers').column('helper_user_id').execute();
  await tx.schema.createIndex('helpers_expire').on('helpers').column('expires_at').execute();
};
