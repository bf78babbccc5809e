import type { Migration } from './migration.ts';

const OF_MATCH = ['user_id', 'match_id'] as const;
const OF_PLAYER = ['user_id', 'player_id'] as const;
const HOST = ['user_id', 'host_id'] as const;

/** Adds the guests that players bring to a match by the group link. */
export const guests: Migration = async (tx, { text }) => {
  await tx.schema
    .createTable('guests')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('match_id', text, (c) => c.notNull())
    .addColumn('player_id', text, (c) => c.notNull())
    .addColumn('host_id', text, (c) => c.notNull())
    .addColumn('brought_at', text, (c) => c.notNull())
    .addColumn('is_kept', 'integer', (c) => c.notNull())
    .addColumn('left_at', text)
    .addPrimaryKeyConstraint('guests_pk', [...OF_MATCH, 'player_id'])
    .addForeignKeyConstraint('guests_match', [...OF_MATCH], 'matches', [...OF_MATCH])
    .addForeignKeyConstraint('guests_player', [...OF_PLAYER], 'players', [...OF_PLAYER])
    .addForeignKeyConstraint('guests_host', [...HOST], 'players', [...OF_PLAYER])
    .execute();
  const index = (name: string, columns: string[]) =>
    tx.schema.createIndex(`guests_${name}`).on('guests').columns(columns).execute();
  await index('of_player', [...OF_PLAYER]);
  await index('of_host', [...HOST]);
  await index('brought_at', ['brought_at']);
};
