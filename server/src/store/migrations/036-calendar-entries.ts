import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Adds what calendar entries need: the start that a series gave each of its matches, the time of the last change, and a
 * table of deleted matches. A match of a series that was moved before this migration gets its present start as the
 * start that the series gave it, because the original one is unknown.
 */
export const calendarEntries: Migration = async (tx, { text }) => {
  await tx.schema.alterTable('matches').addColumn('slot_at', text).execute();
  await tx.schema
    .alterTable('matches')
    .addColumn('entry_changed_at', text, (c) => c.notNull().defaultTo(''))
    .execute();
  await sql`update matches set entry_changed_at = created_at`.execute(tx);
  await sql`update matches set slot_at = starts_at where series_id is not null`.execute(tx);
  await tx.schema
    .createTable('deleted_matches')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('match_id', text, (c) => c.notNull())
    .addColumn('list_id', text)
    .addColumn('date', text, (c) => c.notNull())
    .addColumn('time', text, (c) => c.notNull())
    .addColumn('time_zone', text, (c) => c.notNull())
    .addColumn('recurring_day', 'integer')
    .addColumn('series_id', text)
    .addColumn('slot_at', text)
    .addColumn('deleted_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('deleted_matches_pk', ['user_id', 'match_id'])
    .addForeignKeyConstraint('deleted_matches_user', ['user_id'], 'users', ['user_id'])
    .execute();
  await tx.schema
    .createIndex('deleted_matches_at')
    .on('deleted_matches')
    .columns(['deleted_at'])
    .execute();
  await tx.schema
    .createIndex('deleted_matches_of_user')
    .on('deleted_matches')
    .columns(['user_id', 'deleted_at'])
    .execute();
};
