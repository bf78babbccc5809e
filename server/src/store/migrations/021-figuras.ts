import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const OF_MATCH = ['user_id', 'match_id'] as const;
const OF_PLAYER = [...OF_MATCH, 'player_id'] as const;

/**
 * Adds proposed scores and votes for la figura. In each match a player and a device have at most one score proposal and
 * one vote. Also adds whether a device has opened the player's personal link.
 */
export const figuras: Migration = async (tx, { text }) => {
  const goals = (column: string) => sql`${sql.ref(column)} between 0 and 50`;
  await tx.schema
    .createTable('score_proposals')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('match_id', text, (c) => c.notNull())
    .addColumn('player_id', text, (c) => c.notNull())
    .addColumn('device_hash', text, (c) => c.notNull())
    .addColumn('claro', 'integer', (c) => c.notNull().check(goals('claro')))
    .addColumn('oscuro', 'integer', (c) => c.notNull().check(goals('oscuro')))
    .addColumn('proposed_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('score_proposals_pk', [...OF_PLAYER])
    .addUniqueConstraint('score_proposals_device', [...OF_MATCH, 'device_hash'])
    .addForeignKeyConstraint('score_proposals_match', [...OF_MATCH], 'matches', [...OF_MATCH])
    .execute();
  await tx.schema
    .createIndex('score_proposals_proposed_at')
    .on('score_proposals')
    .column('proposed_at')
    .execute();
  await tx.schema
    .createTable('figura_votes')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('match_id', text, (c) => c.notNull())
    .addColumn('player_id', text, (c) => c.notNull())
    .addColumn('device_hash', text, (c) => c.notNull())
    .addColumn('figura_id', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('figura_votes_pk', [...OF_PLAYER])
    .addUniqueConstraint('figura_votes_device', [...OF_MATCH, 'device_hash'])
    .addForeignKeyConstraint('figura_votes_match', [...OF_MATCH], 'matches', [...OF_MATCH])
    .addCheckConstraint('figura_votes_another', sql`figura_id <> player_id`)
    .execute();
  await tx.schema
    .alterTable('devices')
    .addColumn('has_own_link', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
};
