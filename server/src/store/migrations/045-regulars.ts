import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Adds the mark of regulars, the hour until which they keep a place in a match, the mark of players who have said NO
 * VOY to a match, and the last day of an absence that a VOY has ended.
 */
export const regulars: Migration = async (tx, { text }) => {
  await tx.schema
    .alterTable('players')
    .addColumn('is_regular', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await tx.schema
    .alterTable('answers')
    .addColumn('has_declined', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await tx.schema.alterTable('answers').addColumn('ended_absence', text).execute();
  await tx.schema.alterTable('answer_settings').addColumn('regulars_until', text).execute();
  await tx.schema.alterTable('answer_settings').addColumn('kept_until', text).execute();
  await tx.schema
    .createIndex('answer_settings_kept')
    .on('answer_settings')
    .columns(['kept_until'])
    .where(sql.ref('kept_until'), 'is not', null)
    .execute();
  await sql`update answers set has_declined = 1 where answer = 'declined'`.execute(tx);
};
