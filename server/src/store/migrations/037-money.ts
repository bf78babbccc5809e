import type { Migration } from './migration.ts';

const OF_LIST = ['user_id', 'list_id'] as const;
const OF_MATCH = ['user_id', 'match_id'] as const;
const OF_PLAYER = ['user_id', 'player_id'] as const;

/** Adds the ledgers of lists, their settings, and what the organiser has said about the money of each match. */
export const money: Migration = async (tx, types) => {
  await addLedger(tx, types);
  await addSettings(tx, types);
  await addClaims(tx, types);
  await addMatchMoney(tx, types);
};

const addLedger: Migration = async (tx, { text }) => {
  await tx.schema
    .createTable('ledger_entries')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('list_id', text, (c) => c.notNull())
    .addColumn('entry_id', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('amount', 'bigint', (c) => c.notNull())
    .addColumn('player_id', text)
    .addColumn('player_name', text)
    .addColumn('match_id', text)
    .addColumn('is_deposit', 'integer', (c) => c.notNull())
    .addColumn('is_share', 'integer', (c) => c.notNull())
    .addColumn('method', text)
    .addColumn('paid_by', text)
    .addColumn('note', text)
    .addColumn('author', text, (c) => c.notNull())
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('voided_at', text)
    .addColumn('voided_by', text)
    .addPrimaryKeyConstraint('ledger_entries_pk', ['user_id', 'entry_id'])
    .addForeignKeyConstraint('ledger_entries_list', [...OF_LIST], 'players_lists', [...OF_LIST])
    .execute();
  await tx.schema
    .createIndex('ledger_entries_of_list')
    .on('ledger_entries')
    .columns([...OF_LIST, 'at'])
    .execute();
  await tx.schema
    .createIndex('ledger_entries_of_user')
    .on('ledger_entries')
    .columns(['user_id', 'at'])
    .execute();
  await tx.schema
    .createIndex('ledger_entries_of_match')
    .on('ledger_entries')
    .columns([...OF_MATCH])
    .execute();
};

const addSettings: Migration = async (tx, { text }) => {
  await tx.schema
    .createTable('list_money')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('list_id', text, (c) => c.notNull())
    .addColumn('currency', text, (c) => c.notNull())
    .addColumn('pay_to', text)
    .addColumn('pay_to_holder', text)
    .addColumn('pay_to_changed_at', text)
    .addColumn('players_see', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('list_money_pk', [...OF_LIST])
    .addForeignKeyConstraint('list_money_list', [...OF_LIST], 'players_lists', [...OF_LIST])
    .execute();
  await tx.schema
    .createTable('never_pays')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('player_id', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('never_pays_pk', [...OF_PLAYER])
    .addForeignKeyConstraint('never_pays_player', [...OF_PLAYER], 'players', [...OF_PLAYER])
    .execute();
};

const addClaims: Migration = async (tx, { text }) => {
  await tx.schema
    .createTable('money_claims')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('list_id', text, (c) => c.notNull())
    .addColumn('player_id', text, (c) => c.notNull())
    .addColumn('amount', 'bigint', (c) => c.notNull())
    .addColumn('at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('money_claims_pk', [...OF_LIST, 'player_id'])
    .addForeignKeyConstraint('money_claims_list', [...OF_LIST], 'players_lists', [...OF_LIST])
    .addForeignKeyConstraint('money_claims_player', [...OF_PLAYER], 'players', [...OF_PLAYER])
    .execute();
  await tx.schema
    .createIndex('money_claims_of_player')
    .on('money_claims')
    .columns([...OF_PLAYER])
    .execute();
  await tx.schema.createIndex('money_claims_at').on('money_claims').columns(['at']).execute();
};

const addMatchMoney: Migration = async (tx, { text }) => {
  await tx.schema
    .createTable('match_money')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('match_id', text, (c) => c.notNull())
    .addColumn('cost', 'bigint')
    .addColumn('price', 'bigint')
    .addColumn('paid_by', text)
    .addColumn('closed_at', text)
    .addColumn('deposit_outcome', text)
    .addPrimaryKeyConstraint('match_money_pk', [...OF_MATCH])
    .addForeignKeyConstraint('match_money_match', [...OF_MATCH], 'matches', [...OF_MATCH])
    .execute();
  await tx.schema
    .createTable('match_money_players')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('match_id', text, (c) => c.notNull())
    .addColumn('player_id', text, (c) => c.notNull())
    .addColumn('is_exempt', 'integer', (c) => c.notNull())
    .addColumn('is_absent', 'integer', (c) => c.notNull())
    .addColumn('is_charged_anyway', 'integer', (c) => c.notNull())
    .addColumn('pays_own', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('match_money_players_pk', [...OF_MATCH, 'player_id'])
    .addForeignKeyConstraint('match_money_players_match', [...OF_MATCH], 'matches', [...OF_MATCH])
    .execute();
};
