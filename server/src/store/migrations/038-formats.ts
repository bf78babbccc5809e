import { sql } from 'kysely';
import { timestamp } from '../timestamps.ts';
import type { Migration } from './migration.ts';

const OF_MATCH = ['user_id', 'match_id'] as const;
const TWO_HOURS_MS = 2 * 60 * 60 * 1000;
const AT_ONCE = 400;

/**
 * Adds the format of matches, and the time from which a match is over. Stored matches are five a side with two teams,
 * and over after two hours. A match may have the teams naranja and verde.
 */
export const formats: Migration = async (tx, types) => {
  const { text } = types;
  const add = (table: string, column: string, value: number) =>
    tx.schema
      .alterTable(table)
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(value))
      .execute();
  await add('matches', 'per_side', 5);
  await add('matches', 'team_count', 2);
  await add('matches', 'court_minutes', 120);
  await add('deleted_matches', 'court_minutes', 120);
  await tx.schema.alterTable('matches').addColumn('rotation', text).execute();
  await addEnds(tx, types);
  await addTeams(tx, types);
};

/** Stores when each match is over, and orders weekly matches by this time. */
const addEnds: Migration = async (tx, { text }) => {
  await tx.schema
    .alterTable('matches')
    .addColumn('ends_at', text, (c) => c.notNull().defaultTo(''))
    .execute();
  await tx.schema
    .createTable('ends')
    .addColumn('starts_at', text, (c) => c.primaryKey())
    .addColumn('ends_at', text, (c) => c.notNull())
    .execute();
  const { rows } = await sql<{ starts_at: string }>`select distinct starts_at from matches`.execute(
    tx,
  );
  for (let first = 0; first < rows.length; first += AT_ONCE) {
    const ends = rows
      .slice(first, first + AT_ONCE)
      .map(({ starts_at: at }) => sql`(${at}, ${timestamp(Date.parse(at) + TWO_HOURS_MS)})`);
    await sql`insert into ends (starts_at, ends_at) values ${sql.join(ends)}`.execute(tx);
  }
  await sql`update matches set ends_at =
    (select ends.ends_at from ends where ends.starts_at = matches.starts_at)`.execute(tx);
  await tx.schema.dropTable('ends').execute();
  await tx.schema.dropIndex('matches_due').execute();
  await tx.schema
    .createIndex('matches_due')
    .on('matches')
    .column('ends_at')
    .where(sql.ref('is_recurring'), '=', sql.lit(1))
    .execute();
};

/**
 * Replaces the tables of teams and their players, because the names of teams were limited to two and the substitutes.
 */
const addTeams: Migration = async (tx, { text }) => {
  for (const index of ['player', 'team'])
    await tx.schema.dropIndex(`team_players_of_${index}`).execute();
  for (const table of ['team_players', 'teams'])
    await tx.schema.alterTable(table).renameTo(`old_${table}`).execute();
  const names = sql`name in ('claro', 'oscuro', 'naranja', 'verde', 'suplente')`;
  await tx.schema
    .createTable('teams')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('team_id', text, (c) => c.notNull())
    .addColumn('match_id', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull().check(names))
    .addColumn('created_by', text, (c) =>
      c.notNull().check(sql`created_by in ('manual', 'automatic')`),
    )
    .addColumn('created_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('teams_by_id', ['user_id', 'team_id'])
    .addUniqueConstraint('teams_by_name', [...OF_MATCH, 'name'])
    .addForeignKeyConstraint('teams_to_match', [...OF_MATCH], 'matches', [...OF_MATCH])
    .execute();
  await tx.schema
    .createTable('team_players')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('match_id', text, (c) => c.notNull())
    .addColumn('player_id', text, (c) => c.notNull())
    .addColumn('team_id', text, (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('rating', 'integer', (c) => c.notNull().check(sql`rating between 2 and 5`))
    .addPrimaryKeyConstraint('team_players_by_id', [...OF_MATCH, 'player_id'])
    .addForeignKeyConstraint('team_players_to_match', [...OF_MATCH], 'matches', [...OF_MATCH])
    .addForeignKeyConstraint('team_players_to_team', ['user_id', 'team_id'], 'teams', [
      'user_id',
      'team_id',
    ])
    .execute();
  await sql`insert into teams (user_id, team_id, match_id, name, created_by, created_at)
    select user_id, team_id, match_id, name, created_by, created_at from old_teams`.execute(tx);
  await sql`insert into team_players (user_id, match_id, player_id, team_id, position, name, rating)
    select user_id, match_id, player_id, team_id, position, name, rating from old_team_players`.execute(
    tx,
  );
  for (const table of ['team_players', 'teams'])
    await tx.schema.dropTable(`old_${table}`).execute();
  const index = (name: string, columns: string[]) =>
    tx.schema.createIndex(`team_players_of_${name}`).on('team_players').columns(columns).execute();
  await index('player', ['user_id', 'player_id']);
  await index('team', ['user_id', 'team_id']);
};
