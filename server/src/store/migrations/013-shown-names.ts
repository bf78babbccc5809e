import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * What the organiser wrote for a player on the pages of links, of none so far, and of few ever; and which links have
 * previews that tell of the match: all.
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
