import type { Migration } from './migration.ts';

/** Adds the tables of the captains of matches and of their actions. */
export const captains: Migration = async (tx, types) => {
  const { text } = types;
  await tx.schema
    .createTable('captains')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('match_id', text, (c) => c.notNull())
    .addColumn('player_id', text)
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('code_hash', text, (c) => c.notNull())
    .addColumn('device_hash', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('captains_pk', ['user_id', 'match_id'])
    .addForeignKeyConstraint('captains_match', ['user_id', 'match_id'], 'matches', [
      'user_id',
      'match_id',
    ])
    .addForeignKeyConstraint('captains_player', ['user_id', 'player_id'], 'players', [
      'user_id',
      'player_id',
    ])
    .execute();
  await tx.schema
    .createIndex('captains_by_code')
    .on('captains')
    .column('code_hash')
    .unique()
    .execute();
  await tx.schema
    .createIndex('captains_of_player')
    .on('captains')
    .columns(['user_id', 'player_id'])
    .execute();
  await actionTable(tx, types);
};

async function actionTable(...[tx, { text }]: Parameters<Migration>): Promise<void> {
  await tx.schema
    .createTable('captain_actions')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('match_id', text, (c) => c.notNull())
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('player_id', text)
    .addColumn('author_id', text, (c) => c.notNull())
    .addColumn('detail', text)
    .addPrimaryKeyConstraint('captain_actions_pk', ['user_id', 'match_id', 'at'])
    .addForeignKeyConstraint('captain_actions_match', ['user_id', 'match_id'], 'matches', [
      'user_id',
      'match_id',
    ])
    .addForeignKeyConstraint('captain_actions_player', ['user_id', 'player_id'], 'players', [
      'user_id',
      'player_id',
    ])
    .addForeignKeyConstraint('captain_actions_author', ['user_id', 'author_id'], 'players', [
      'user_id',
      'player_id',
    ])
    .execute();
  await tx.schema
    .createIndex('captain_actions_of_player')
    .on('captain_actions')
    .columns(['user_id', 'player_id'])
    .execute();
  await tx.schema
    .createIndex('captain_actions_of_author')
    .on('captain_actions')
    .columns(['user_id', 'author_id'])
    .execute();
  await tx.schema.createIndex('captain_actions_at').on('captain_actions').columns(['at']).execute();
}
