import type { Migration } from './migration.ts';

/** Adds the tables of group links and of the secret from which their codes are made. */
export const groupLinks: Migration = async (tx, { text }) => {
  await tx.schema
    .createTable('server_keys')
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('key', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('server_keys_pk', ['name'])
    .execute();
  await tx.schema
    .createTable('group_links')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('list_id', text, (c) => c.notNull())
    .addColumn('is_on', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('code_hash', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('group_links_pk', ['user_id', 'list_id'])
    .addForeignKeyConstraint('group_links_list', ['user_id', 'list_id'], 'players_lists', [
      'user_id',
      'list_id',
    ])
    .execute();
  await tx.schema
    .createIndex('group_links_by_code')
    .on('group_links')
    .column('code_hash')
    .unique()
    .execute();
};
