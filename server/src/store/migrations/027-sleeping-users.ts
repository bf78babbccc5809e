import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Adds the pause of users whose database was copied. Before this migration each autopilot had its own mark of the
 * pause, which is moved to its user.
 */
export const sleepingUsers: Migration = async (tx) => {
  await tx.schema
    .alterTable('users')
    .addColumn('is_asleep', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`
    update users set is_asleep = 1
    where exists (select 1 from autopilots where autopilots.user_id = users.user_id and autopilots.is_asleep = 1)
  `.execute(tx);
  await tx.schema.dropIndex('autopilots_awake').execute();
  await tx.schema.alterTable('autopilots').dropColumn('is_asleep').execute();
  await tx.schema
    .createIndex('autopilots_going')
    .on('autopilots')
    .columns(['acted_at'])
    .where(sql.ref('stopped_at'), 'is', null)
    .execute();
};
