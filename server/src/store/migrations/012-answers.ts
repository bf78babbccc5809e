import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const OF_LIST = ['user_id', 'list_id'] as const;
const OF_MATCH = ['user_id', 'match_id'] as const;
const OF_PLAYER = ['user_id', 'player_id'] as const;
const AUTHOR = ['user_id', 'author_id'] as const;

type Tables = Parameters<Migration>;

/**
 * Adds the tables for answers by the group link: devices, last answers, the log of answers, and the organiser's
 * settings for answers.
 */
export const answers: Migration = async (...tables) => {
  await devices(...tables);
  await lastAnswers(...tables);
  await logAndSettings(...tables);
};

const create = ([tx, { text }]: Tables, table: string) =>
  tx.schema.createTable(table).addColumn('user_id', text, (c) => c.notNull());

const index = ([tx]: Tables, table: string, name: string, columns: string[]) =>
  tx.schema.createIndex(`${table}_${name}`).on(table).columns(columns).execute();

const IS_ANSWER = sql`answer in ('confirmed', 'declined', 'maybe')`;

async function devices(...tables: Tables): Promise<void> {
  const [, { text }] = tables;
  await create(tables, 'devices')
    .addColumn('list_id', text, (c) => c.notNull())
    .addColumn('device_hash', text, (c) => c.notNull())
    .addColumn('player_id', text, (c) => c.notNull())
    .addColumn('claimed_at', text, (c) => c.notNull())
    .addColumn('used_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('devices_pk', [...OF_LIST, 'device_hash'])
    .addForeignKeyConstraint('devices_list', [...OF_LIST], 'players_lists', [...OF_LIST])
    .addForeignKeyConstraint('devices_player', [...OF_PLAYER], 'players', [...OF_PLAYER])
    .execute();
  await index(tables, 'devices', 'of_player', [...OF_PLAYER]);
  await index(tables, 'devices', 'used_at', ['used_at']);
}

async function lastAnswers(...tables: Tables): Promise<void> {
  const [tx, { text }] = tables;
  await create(tables, 'answers')
    .addColumn('match_id', text, (c) => c.notNull())
    .addColumn('player_id', text, (c) => c.notNull())
    .addColumn('answer', text, (c) => c.notNull().check(IS_ANSWER))
    .addColumn('comment', text)
    .addColumn('answered_at', text, (c) => c.notNull())
    .addColumn('queued_at', text, (c) => c.check(sql`queued_at is null or answer = 'confirmed'`))
    .addColumn('promoted_at', text)
    .addColumn('told_at', text)
    .addColumn('author_id', text)
    .addPrimaryKeyConstraint('answers_pk', [...OF_MATCH, 'player_id'])
    .addForeignKeyConstraint('answers_match', [...OF_MATCH], 'matches', [...OF_MATCH])
    .addForeignKeyConstraint('answers_player', [...OF_PLAYER], 'players', [...OF_PLAYER])
    .addForeignKeyConstraint('answers_author', [...AUTHOR], 'players', [...OF_PLAYER])
    .execute();
  await index(tables, 'answers', 'of_player', [...OF_PLAYER]);
  await index(tables, 'answers', 'of_author', [...AUTHOR]);
  await index(tables, 'answers', 'answered_at', ['answered_at']);
  await tx.schema
    .createIndex('answers_waiting')
    .on('answers')
    .columns([...OF_MATCH])
    .where(sql.ref('queued_at'), 'is not', null)
    .execute();
}

async function logAndSettings(...tables: Tables): Promise<void> {
  const [, { text }] = tables;
  await create(tables, 'answer_log')
    .addColumn('match_id', text, (c) => c.notNull())
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('player_id', text, (c) => c.notNull())
    .addColumn('answer', text, (c) => c.notNull().check(IS_ANSWER))
    .addColumn('author_id', text)
    .addPrimaryKeyConstraint('answer_log_pk', [...OF_MATCH, 'at'])
    .addForeignKeyConstraint('answer_log_match', [...OF_MATCH], 'matches', [...OF_MATCH])
    .addForeignKeyConstraint('answer_log_player', [...OF_PLAYER], 'players', [...OF_PLAYER])
    .addForeignKeyConstraint('answer_log_author', [...AUTHOR], 'players', [...OF_PLAYER])
    .execute();
  await index(tables, 'answer_log', 'of_player', [...OF_PLAYER]);
  await index(tables, 'answer_log', 'of_author', [...AUTHOR]);
  await index(tables, 'answer_log', 'at', ['at']);
  await create(tables, 'answer_settings')
    .addColumn('match_id', text, (c) => c.notNull())
    .addColumn('capacity', 'integer')
    .addColumn('answers_until', text)
    .addPrimaryKeyConstraint('answer_settings_pk', [...OF_MATCH])
    .addForeignKeyConstraint('answer_settings_match', [...OF_MATCH], 'matches', [...OF_MATCH])
    .execute();
}
