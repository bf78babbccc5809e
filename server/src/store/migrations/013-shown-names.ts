import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Adds the names that the organiser writes for the players' page, with an index because few players have one. Also adds
 * whether link previews show the match, which is on at first.
 */
export const shownNames: Migration = async (tx, { text }) => {
  await tx.schema.alterTable('players').addColumn('shown_name', text).execute();
  await sql`
    create index players_written on players (user_id, player_id) where shown_name is not null
  `.execute(tx);
  await tx.schema
    .alterTable('group_links')
    .addColumn('previews_match', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
};
