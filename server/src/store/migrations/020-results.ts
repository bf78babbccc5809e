import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const OF_MATCH = ['user_id', 'match_id'] as const;

export const results: Migration = async (tx, { text }) => {
  const goals = (column: string) => sql`${sql.ref(column)} between 0 and 50`;
  await tx.schema
    .createTable('results')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('match_id', text, (c) => c.notNull())
    .addColumn('claro', 'integer', (c) => c.notNull().check(goals('claro')))
    .addColumn('oscuro', 'integer', (c) => c.notNull().check(goals('oscuro')))
    .addColumn('decided_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('results_pk', [...OF_MATCH])
    .addForeignKeyConstraint('results_match', [...OF_MATCH], 'matches', [...OF_MATCH])
    .execute();
  await tx.schema
    .createTable('scorers')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('match_id', text, (c) => c.notNull())
    .addColumn('player_id', text, (c) => c.notNull())
    .addColumn('goals', 'integer', (c) => c.notNull().check(goals('goals')))
    .addColumn('own_goals', 'integer', (c) => c.notNull().check(goals('own_goals')))
    .addPrimaryKeyConstraint('scorers_pk', [...OF_MATCH, 'player_id'])
    .addForeignKeyConstraint('scorers_result', [...OF_MATCH], 'results', [...OF_MATCH])
    .execute();
};
