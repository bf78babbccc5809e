import { sql } from 'kysely';
import type { Migration } from './migration.ts';

type Tables = Parameters<Migration>;

/**
 * Finds sessions by their user and the hash of their token only, so that no constraint of the table lacks the user. The
 * tokens of existing sessions do not name the user, so their hashes are kept in `old_token_hash`. Marks the users who
 * have accepted an invitation to help.
 */
export const sessionTokens: Migration = async (...tables) => {
  await marks(...tables);
  await sessions(...tables);
};

async function marks(...[tx]: Tables): Promise<void> {
  await tx.schema
    .alterTable('users')
    .addColumn('may_help', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update users set may_help = 1
    where user_id in (select helper_user_id from helpers where helper_user_id is not null)`.execute(
    tx,
  );
}

async function sessions(...[tx, { text }]: Tables): Promise<void> {
  for (const index of ['created_at', 'last_seen_at', 'endpoint'])
    await tx.schema.dropIndex(`sessions_${index}`).execute();
  await tx.schema.alterTable('sessions').renameTo('old_sessions').execute();
  await tx.schema
    .createTable('sessions')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('token_hash', text, (c) => c.notNull())
    .addColumn('device', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('last_seen_at', text, (c) => c.notNull())
    .addColumn('subscription', text)
    .addColumn('subscribed_at', text)
    .addColumn('endpoint_hash', text)
    .addColumn('old_token_hash', text)
    .addPrimaryKeyConstraint('sessions_by_user', ['user_id', 'token_hash'])
    .addForeignKeyConstraint('sessions_of_user', ['user_id'], 'users', ['user_id'])
    .execute();
  await sql`insert into sessions (user_id, token_hash, device, created_at, last_seen_at,
      subscription, subscribed_at, endpoint_hash, old_token_hash)
    select user_id, token_hash, device, created_at, last_seen_at,
      subscription, subscribed_at, endpoint_hash, token_hash
    from old_sessions`.execute(tx);
  await tx.schema.dropTable('old_sessions').execute();
  const index = (name: string, column: string) =>
    tx.schema.createIndex(`sessions_${name}`).on('sessions').columns([column]);
  await index('created_at', 'created_at').execute();
  await index('last_seen_at', 'last_seen_at').execute();
  for (const [name, column] of [
    ['endpoint', 'endpoint_hash'],
    ['old_token', 'old_token_hash'],
  ] as const)
    await index(name, column).where(sql.ref(column), 'is not', null).execute();
}
