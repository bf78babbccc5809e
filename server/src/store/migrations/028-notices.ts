import type { Migration } from './migration.ts';

const OF_MATCH = ['user_id', 'match_id'] as const;

type Tables = Parameters<Migration>;

/**
 * Adds subscriptions of devices to notices, the table of facts that were already notified, and the table of messages to
 * be sent (docs/decisions/266).
 */
export const notices: Migration = async (...tables) => {
  const [tx, { text }] = tables;
  for (const table of ['sessions', 'devices']) {
    for (const column of ['subscription', 'subscribed_at'])
      await tx.schema.alterTable(table).addColumn(column, text).execute();
  }
  await tx.schema
    .createTable('notice_watches')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('seen_at', text, (c) => c.notNull())
    .addColumn('due_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('notice_watches_pk', ['user_id'])
    .addForeignKeyConstraint('notice_watches_user', ['user_id'], 'users', ['user_id'])
    .execute();
  await index(tables, 'notice_watches', ['due_at']);
  await create(tables, 'noticed_matches')
    .addColumn('noted', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('noticed_matches_pk', [...OF_MATCH])
    .execute();
  await pushes(...tables);
};

const create = ([tx, { text }]: Tables, table: string) =>
  tx.schema
    .createTable(table)
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('match_id', text, (c) => c.notNull())
    .addForeignKeyConstraint(`${table}_match`, [...OF_MATCH], 'matches', [...OF_MATCH]);

const index = ([tx]: Tables, table: string, columns: string[]) =>
  tx.schema.createIndex(`${table}_due`).on(table).columns(columns).execute();

async function pushes(...tables: Tables): Promise<void> {
  const [tx, { text }] = tables;
  await create(tables, 'pushes')
    .addColumn('push_id', text, (c) => c.notNull())
    .addColumn('list_id', text)
    .addColumn('recipient_hash', text, (c) => c.notNull())
    .addColumn('topic', text, (c) => c.notNull())
    .addColumn('title', text, (c) => c.notNull())
    .addColumn('body', text, (c) => c.notNull())
    .addColumn('is_urgent', 'integer', (c) => c.notNull())
    .addColumn('service', text, (c) => c.notNull())
    .addColumn('due_at', text, (c) => c.notNull())
    .addColumn('expires_at', text, (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('pushes_pk', ['user_id', 'push_id'])
    .execute();
  await index(tables, 'pushes', ['due_at']);
  await tx.schema
    .createIndex('pushes_of_match')
    .on('pushes')
    .columns([...OF_MATCH])
    .execute();
}
