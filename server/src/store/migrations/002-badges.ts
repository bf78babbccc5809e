import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Grants each badge once in its period, even if two requests grant it at the same time, and drops the texts of badges.
 * Adds the time up to which data is sample data, and the table of the statistics that the organiser types in.
 */
export const badges: Migration = async (tx, { text }) => {
  const alter = (table: string) => tx.schema.alterTable(table);

  // There is no foreign key, because the week's MVP may be deleted.
  await alter('badges').addColumn('player_id', text).execute();
  await alter('badges')
    .addColumn('period', text, (c) => c.notNull().defaultTo(''))
    .execute();
  await tx.schema
    .createIndex('badges_once')
    .unique()
    .on('badges')
    .columns(['user_id', 'type', 'period'])
    .execute();
  // The texts of a badge follow from its type.
  for (const column of ['name', 'description', 'emoji']) {
    await alter('badges').dropColumn(column).execute();
  }

  await alter('users')
    .addColumn('deeds_after', text, (c) => c.notNull().defaultTo(''))
    .execute();
  await sql`
    update users set deeds_after = last_timestamp where user_id in
      (select user_id from identities where issuer = 'urn:picadito:demo' and subject = 'demo@picadito.local')
  `.execute(tx);

  await tx.schema
    .createTable('player_stats')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('player_id', text, (c) => c.notNull())
    .addColumn('matches_played', 'integer')
    .addColumn('attendance_rate', 'integer', (c) => c.check(sql`attendance_rate between 0 and 100`))
    .addPrimaryKeyConstraint('player_stats_pk', ['user_id', 'player_id'])
    .addForeignKeyConstraint('player_stats_player', ['user_id', 'player_id'], 'players', [
      'user_id',
      'player_id',
    ])
    .execute();

  await tx.schema
    .createIndex('players_of_user')
    .on('players')
    .columns(['user_id', 'sort_key', 'created_at'])
    .execute();
};
