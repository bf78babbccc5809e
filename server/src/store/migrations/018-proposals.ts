import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const OF_LIST = ['user_id', 'list_id'] as const;
const OF_MATCH = ['user_id', 'match_id'] as const;
const OF_PLAYER = ['user_id', 'player_id'] as const;
const AUTHOR = ['user_id', 'author_id'] as const;

const IS_NEWCOMER = sql`(name is not null and match_id is null and player_id is null and author_id is null)`;
const IS_DROP_OUT = sql`(name is null and match_id is not null and player_id is not null and author_id is not null)`;

/**
 * Adds proposals by the group link, at most one for each device: a newcomer to the list, or that another player does
 * not come to a match.
 */
export const proposals: Migration = async (tx, { text }) => {
  await tx.schema
    .createTable('proposals')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('list_id', text, (c) => c.notNull())
    .addColumn('device_hash', text, (c) => c.notNull())
    .addColumn('proposal_id', text, (c) => c.notNull())
    .addColumn('made_at', text, (c) => c.notNull())
    .addColumn('name', text)
    .addColumn('match_id', text)
    .addColumn('player_id', text)
    .addColumn('author_id', text)
    .addPrimaryKeyConstraint('proposals_pk', [...OF_LIST, 'device_hash'])
    .addForeignKeyConstraint('proposals_list', [...OF_LIST], 'players_lists', [...OF_LIST])
    .addForeignKeyConstraint('proposals_match', [...OF_MATCH], 'matches', [...OF_MATCH])
    .addForeignKeyConstraint('proposals_player', [...OF_PLAYER], 'players', [...OF_PLAYER])
    .addForeignKeyConstraint('proposals_author', [...AUTHOR], 'players', [...OF_PLAYER])
    .addCheckConstraint('proposals_kind', sql`${IS_NEWCOMER} or ${IS_DROP_OUT}`)
    .execute();
  const index = (name: string, columns: string[]) =>
    tx.schema.createIndex(`proposals_${name}`).on('proposals').columns(columns).execute();
  await index('of_match', [...OF_MATCH]);
  await index('of_player', [...OF_PLAYER]);
  await index('of_author', [...AUTHOR]);
  await index('made_at', ['made_at']);
};
