import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Adds declined attendance, the sit-out rule, calls, keepers and pairs. */
export const evenings: Migration = async (tx, { text }) => {
  await tx.schema
    .alterTable('confirmations')
    .addColumn('declined', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`declined = 0 or confirmed = 0`),
    )
    .execute();

  await tx.schema
    .alterTable('matches')
    .addColumn('sit_out', text, (c) =>
      c
        .notNull()
        .defaultTo('nivel')
        .check(sql`sit_out in ('nivel', 'orden', 'turno')`),
    )
    .execute();
  // The new index begins with the columns of the old one.
  await tx.schema.dropIndex('matches_of_list').execute();
  await tx.schema
    .createIndex('matches_of_list')
    .on('matches')
    .columns(['user_id', 'list_id', 'starts_at', 'created_at'])
    .execute();

  const create = (table: string) =>
    tx.schema.createTable(table).addColumn('user_id', text, (c) => c.notNull());
  const indexBy = (table: string, column: string) =>
    tx.schema.createIndex(`${table}_by_${column}`).on(table).columns(['user_id', column]).execute();
  const ofPlayers = ['user_id', 'player_id'];

  await create('calls')
    .addColumn('match_id', text, (c) => c.notNull())
    .addColumn('player_id', text, (c) => c.notNull())
    .addColumn('called_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('calls_pk', ['user_id', 'match_id', 'player_id'])
    .addForeignKeyConstraint('calls_match', ['user_id', 'match_id'], 'matches', [
      'user_id',
      'match_id',
    ])
    .addForeignKeyConstraint('calls_player', ['user_id', 'player_id'], 'players', ofPlayers)
    .execute();
  await indexBy('calls', 'player_id');

  await create('keepers')
    .addColumn('player_id', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('keepers_pk', ['user_id', 'player_id'])
    .addForeignKeyConstraint('keepers_player', ['user_id', 'player_id'], 'players', ofPlayers)
    .execute();

  await create('pairs')
    .addColumn('player_id', text, (c) => c.notNull())
    .addColumn('other_id', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull().check(sql`kind in ('juntos', 'separados')`))
    .addPrimaryKeyConstraint('pairs_pk', ['user_id', 'player_id', 'other_id'])
    .addForeignKeyConstraint('pairs_player', ['user_id', 'player_id'], 'players', ofPlayers)
    .addForeignKeyConstraint('pairs_other', ['user_id', 'other_id'], 'players', ofPlayers)
    .execute();
  await indexBy('pairs', 'other_id');
};
