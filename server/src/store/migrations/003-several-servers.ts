import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Adds what several servers on one database and several devices of a user need: the tables of changes and of stored
 * responses, and an index of weekly matches by their start.
 */
export const severalServers: Migration = async (tx, { text }) => {
  await tx.schema
    .createTable('changes')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('id', text, (c) => c.notNull())
    .addColumn('tab', text)
    .addPrimaryKeyConstraint('changes_pk', ['user_id', 'at'])
    .addForeignKeyConstraint('changes_user', ['user_id'], 'users', ['user_id'])
    .execute();

  await tx.schema
    .createTable('idempotency_keys')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('key', text, (c) => c.notNull())
    .addColumn('request_hash', text, (c) => c.notNull())
    .addColumn('status', 'integer', (c) => c.notNull())
    .addColumn('body', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_pk', ['user_id', 'key'])
    .addForeignKeyConstraint('idempotency_keys_user', ['user_id'], 'users', ['user_id'])
    .execute();

  await tx.schema
    .createIndex('idempotency_keys_created_at')
    .on('idempotency_keys')
    .column('created_at')
    .execute();

  await tx.schema
    .createIndex('matches_due')
    .on('matches')
    .column('starts_at')
    .where(sql.ref('is_recurring'), '=', sql.lit(1))
    .execute();
};
