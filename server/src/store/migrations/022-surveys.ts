import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const OF_LIST = ['user_id', 'list_id'] as const;
const OF_SURVEY = ['user_id', 'survey_id'] as const;
const OF_PLAYER = ['user_id', 'player_id'] as const;

type Tables = Parameters<Migration>;

/**
 * Adds surveys. Participants and opinions are in separate tables without a common key for an answer, so that nobody can
 * find out whose opinion it is (docs/decisions/282).
 */
export const surveys: Migration = async (...tables) => {
  const [tx, { text }] = tables;
  const isCount = sql`answer_count >= 0`;
  await tx.schema
    .createTable('surveys')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('survey_id', text, (c) => c.notNull())
    .addColumn('list_id', text, (c) => c.notNull())
    .addColumn('closes_at', text, (c) => c.notNull())
    .addColumn('is_closed', 'integer', (c) => c.notNull())
    .addColumn('answer_count', 'integer', (c) => c.notNull().check(isCount))
    .addPrimaryKeyConstraint('surveys_pk', [...OF_SURVEY])
    .addUniqueConstraint('surveys_of_list', [...OF_LIST])
    .addForeignKeyConstraint('surveys_list', [...OF_LIST], 'players_lists', [...OF_LIST])
    .execute();
  await index(tables, 'surveys', 'due', ['is_closed', 'closes_at']);
  await participants(...tables);
  await opinions(...tables);
  await verdicts(...tables);
};

const index = ([tx]: Tables, table: string, name: string, columns: string[]) =>
  tx.schema.createIndex(`${table}_${name}`).on(table).columns(columns).execute();

/** Returns the statement that creates a table with one row for each player in a survey; the caller adds columns. */
const create = ([tx, { text }]: Tables, table: string) =>
  tx.schema
    .createTable(table)
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('survey_id', text, (c) => c.notNull())
    .addColumn('player_id', text, (c) => c.notNull())
    .addPrimaryKeyConstraint(`${table}_pk`, [...OF_SURVEY, 'player_id'])
    .addForeignKeyConstraint(`${table}_survey`, [...OF_SURVEY], 'surveys', [...OF_SURVEY])
    .addForeignKeyConstraint(`${table}_player`, [...OF_PLAYER], 'players', [...OF_PLAYER]);

async function participants(...tables: Tables): Promise<void> {
  const [, { text }] = tables;
  await create(tables, 'survey_participants')
    .addColumn('device_hash', text, (c) => c.notNull())
    .addUniqueConstraint('survey_participants_device', [...OF_SURVEY, 'device_hash'])
    .execute();
  await index(tables, 'survey_participants', 'of_player', [...OF_PLAYER]);
}

async function opinions(...tables: Tables): Promise<void> {
  const isCount = (column: string) => sql`${sql.ref(column)} >= 0`;
  await create(tables, 'survey_opinions')
    .addColumn('twos', 'integer', (c) => c.notNull().check(isCount('twos')))
    .addColumn('threes', 'integer', (c) => c.notNull().check(isCount('threes')))
    .addColumn('fours', 'integer', (c) => c.notNull().check(isCount('fours')))
    .addColumn('fives', 'integer', (c) => c.notNull().check(isCount('fives')))
    .execute();
  await index(tables, 'survey_opinions', 'of_player', [...OF_PLAYER]);
}

async function verdicts(...tables: Tables): Promise<void> {
  await create(tables, 'survey_verdicts')
    .addColumn('halves', 'integer', (c) => c.notNull().check(sql`halves between 4 and 10`))
    .addColumn('do_agree', 'integer', (c) => c.notNull().check(sql`do_agree in (0, 1)`))
    .execute();
  await index(tables, 'survey_verdicts', 'of_player', [...OF_PLAYER]);
}
