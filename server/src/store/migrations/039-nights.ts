import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const OF_MATCH = ['user_id', 'match_id'] as const;

/** Adds the games of nights of three or four teams, and the times at which nights were finished. */
export const nights: Migration = async (tx, { text }) => {
  const team = (column: string) =>
    sql`${sql.ref(column)} in ('claro', 'oscuro', 'naranja', 'verde')`;
  const goals = (column: string) => sql`${sql.ref(column)} between 0 and 50`;
  await tx.schema
    .createTable('games')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('match_id', text, (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('home', text, (c) => c.notNull().check(team('home')))
    .addColumn('away', text, (c) => c.notNull().check(team('away')))
    .addColumn('outcome', text, (c) => c.notNull().check(sql`outcome in ('home', 'away', 'draw')`))
    .addColumn('home_goals', 'integer', (c) => c.check(goals('home_goals')))
    .addColumn('away_goals', 'integer', (c) => c.check(goals('away_goals')))
    .addColumn('lent', text, (c) => c.notNull())
    .addColumn('absent', text, (c) => c.notNull())
    .addColumn('author', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('games_pk', [...OF_MATCH, 'seq'])
    .addForeignKeyConstraint('games_match', [...OF_MATCH], 'matches', [...OF_MATCH])
    .execute();
  await tx.schema
    .createTable('finished_nights')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('match_id', text, (c) => c.notNull())
    .addColumn('finished_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('finished_nights_pk', [...OF_MATCH])
    .addForeignKeyConstraint('finished_nights_match', [...OF_MATCH], 'matches', [...OF_MATCH])
    .execute();
};
