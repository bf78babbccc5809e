import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const OF_LIST = ['user_id', 'list_id'] as const;
const OF_MATCH = ['user_id', 'match_id'] as const;
const OF_PLAYER = ['user_id', 'player_id'] as const;
const AUTHOR = ['user_id', 'author_id'] as const;

type Tables = Parameters<Migration>;

/**
 * Distinguishes devices that own a name from devices that claim one, lets devices propose any answer, and adds the
 * columns that let the organiser undo answers. Devices with a name own it. Devices with `doubted_at`, which the
 * organiser had to decide on, claim it.
 */
export const ownDevices: Migration = async (...tables) => {
  const [tx, { text }] = tables;
  const add = (table: string, column: string) =>
    tx.schema.alterTable(table).addColumn(column, text).execute();
  const addCount = (table: string, column: string, usual: number) =>
    tx.schema
      .alterTable(table)
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(usual))
      .execute();
  await add('devices', 'denied_at');
  await addCount('devices', 'claim_count', 1);
  await add('devices', 'answered_match_id');
  await addCount('answers', 'is_claim', 0);
  await add('answers', 'device_hash');
  await add('guests', 'device_hash');
  for (const column of ['device_hash', 'device_kind', 'address_hash', 'undone_at', 'replaced'])
    await add('answer_log', column);
  await addCount('answer_log', 'is_comment', 0);
  await undos(...tables);
  await proposals(...tables);
};

async function undos(...[tx, { text }]: Tables): Promise<void> {
  await tx.schema
    .createTable('answer_undos')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('match_id', text, (c) => c.notNull())
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('undone', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('answer_undos_pk', [...OF_MATCH])
    .addForeignKeyConstraint('answer_undos_match', [...OF_MATCH], 'matches', [...OF_MATCH])
    .execute();
  await tx.schema.createIndex('answer_undos_at').on('answer_undos').columns(['at']).execute();
  await tx.schema
    .createIndex('devices_to_weigh')
    .on('devices')
    .columns(['user_id', 'answered_match_id'])
    .where(sql.ref('answered_match_id'), 'is not', null)
    .execute();
}

const IS_NEWCOMER = sql`(kind = 'newcomer' and name is not null and match_id is null and player_id is null)`;
const IS_ANSWER = sql`(kind = 'answer' and answer is not null and match_id is not null and player_id is not null)`;
const IS_GUEST = sql`(kind = 'guest' and name is not null and match_id is not null and player_id is not null)`;

/**
 * Replaces the table of proposals, because a device may now have several. A proposal of a newcomer stays; a proposal
 * that a player does not come becomes a proposed answer NO VOY.
 */
async function proposals(...[tx, { text }]: Tables): Promise<void> {
  for (const index of ['of_match', 'of_player', 'of_author', 'made_at'])
    await tx.schema.dropIndex(`proposals_${index}`).execute();
  await tx.schema.alterTable('proposals').renameTo('old_proposals').execute();
  await tx.schema
    .createTable('proposals')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('list_id', text, (c) => c.notNull())
    .addColumn('proposal_id', text, (c) => c.notNull())
    .addColumn('device_hash', text, (c) => c.notNull())
    .addColumn('made_at', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('name', text)
    .addColumn('match_id', text)
    .addColumn('player_id', text)
    .addColumn('author_id', text)
    .addColumn('answer', text)
    .addColumn('comment', text)
    .addColumn('dismissed_until', text)
    .addPrimaryKeyConstraint('proposals_by_id', [...OF_LIST, 'proposal_id'])
    .addForeignKeyConstraint('proposals_to_list', [...OF_LIST], 'players_lists', [...OF_LIST])
    .addForeignKeyConstraint('proposals_to_match', [...OF_MATCH], 'matches', [...OF_MATCH])
    .addForeignKeyConstraint('proposals_to_player', [...OF_PLAYER], 'players', [...OF_PLAYER])
    .addForeignKeyConstraint('proposals_to_author', [...AUTHOR], 'players', [...OF_PLAYER])
    .addCheckConstraint('proposals_kinds', sql`${IS_NEWCOMER} or ${IS_ANSWER} or ${IS_GUEST}`)
    .execute();
  await sql`insert into proposals (user_id, list_id, proposal_id, device_hash, made_at, kind, name,
      match_id, player_id, author_id, answer, dismissed_until)
    select user_id, list_id, proposal_id, device_hash, made_at,
      case when match_id is null then 'newcomer' else 'answer' end, name,
      match_id, player_id, author_id,
      case when match_id is null then null else 'declined' end, dismissed_until
    from old_proposals`.execute(tx);
  await tx.schema.dropTable('old_proposals').execute();
  const index = (name: string, columns: string[]) =>
    tx.schema.createIndex(`proposals_${name}`).on('proposals').columns(columns).execute();
  await index('of_match', [...OF_MATCH]);
  await index('of_player', [...OF_PLAYER]);
  await index('of_author', [...AUTHOR]);
  await index('made_at', ['made_at']);
}
