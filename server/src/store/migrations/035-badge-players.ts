import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const OF_BADGE = ['user_id', 'badge_id'] as const;
const OF_PLAYER = ['user_id', 'player_id'] as const;

/** Moves the player of a weekly MVP badge to a separate table, because several players may share the badge. */
export const badgePlayers: Migration = async (tx, { text }) => {
  await tx.schema
    .createTable('badge_players')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('badge_id', text, (c) => c.notNull())
    .addColumn('player_id', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('badge_players_pk', [...OF_BADGE, 'player_id'])
    .addForeignKeyConstraint('badge_players_badge', [...OF_BADGE], 'badges', [...OF_BADGE])
    .addForeignKeyConstraint('badge_players_player', [...OF_PLAYER], 'players', [...OF_PLAYER])
    .execute();
  await tx.schema
    .createIndex('badge_players_of_player')
    .on('badge_players')
    .columns([...OF_PLAYER])
    .execute();
  await sql`insert into badge_players (user_id, badge_id, player_id)
    select badges.user_id, badges.badge_id, badges.player_id from badges
    join players on players.user_id = badges.user_id and players.player_id = badges.player_id`.execute(
    tx,
  );
  await tx.schema.alterTable('badges').dropColumn('player_id').execute();
};
