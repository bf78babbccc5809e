import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const OF_MATCH = ['user_id', 'match_id'] as const;

type Tables = Parameters<Migration>;

/** Adds the teams that the players' page shows, autopilots, and their steps. */
export const autopilot: Migration = async (...tables) => {
  await shownTeams(...tables);
  await autopilots(...tables);
  await steps(...tables);
};

const create = ([tx, { text }]: Tables, table: string) =>
  tx.schema
    .createTable(table)
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('match_id', text, (c) => c.notNull())
    .addForeignKeyConstraint(`${table}_match`, [...OF_MATCH], 'matches', [...OF_MATCH]);

/**
 * Creates the table of the matches whose teams the players' page shows. Lists whose link is on have shown all saved
 * teams so far, so these teams stay visible.
 */
async function shownTeams(...tables: Tables): Promise<void> {
  const [tx, { text }] = tables;
  await create(tables, 'shown_teams')
    .addColumn('shown_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('shown_teams_pk', [...OF_MATCH])
    .execute();
  await sql`
    insert into shown_teams (user_id, match_id, shown_at)
    select matches.user_id, matches.match_id, users.last_timestamp from matches
    inner join users on users.user_id = matches.user_id
    inner join group_links on group_links.user_id = matches.user_id
      and group_links.list_id = matches.list_id and group_links.is_on = 1
    where matches.claro_count is not null
  `.execute(tx);
}

async function autopilots(...tables: Tables): Promise<void> {
  const [tx, { text }] = tables;
  await create(tables, 'autopilots')
    .addColumn('is_asleep', 'integer', (c) => c.notNull())
    .addColumn('acted_at', text)
    .addColumn('stopped_at', text)
    .addColumn('seen_at', text)
    .addPrimaryKeyConstraint('autopilots_pk', [...OF_MATCH])
    .execute();
  await tx.schema
    .createIndex('autopilots_awake')
    .on('autopilots')
    .columns(['is_asleep', 'acted_at'])
    .where(sql.ref('stopped_at'), 'is', null)
    .execute();
}

async function steps(...tables: Tables): Promise<void> {
  const [tx, { text }] = tables;
  const kinds = sql`kind in ('formed', 'repaired', 'teams-changed', 'attendance-changed')`;
  await create(tables, 'autopilot_steps')
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull().check(kinds))
    .addColumn('teams_before', text)
    .addColumn('teams_after', text)
    .addColumn('undone_at', text)
    .addPrimaryKeyConstraint('autopilot_steps_pk', [...OF_MATCH, 'at'])
    .execute();
  await tx.schema.createIndex('autopilot_steps_at').on('autopilot_steps').columns(['at']).execute();
}
