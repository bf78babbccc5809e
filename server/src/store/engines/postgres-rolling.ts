import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql, type QueryExecutorProvider } from 'kysely';
import type { Schema } from '../schema.ts';
import type { ColumnTypes, Index, Rolling } from './dialect.ts';
import { sqlState } from './postgres-errors.ts';
import { checkedPool, LIMITS, newPool, NO_TIME_LIMITS } from './postgres-pool.ts';

/** Key of the advisory lock of the server that upgrades the database: 'PICA' in ASCII. */
const UPGRADE_LOCK = 0x50_49_43_41;
const LOCK_NOT_AVAILABLE = '55P03';
const TAKE_LOCK = `do $$ begin
  if not pg_try_advisory_xact_lock(${UPGRADE_LOCK}) then
    raise exception using errcode = '${LOCK_NOT_AVAILABLE}';
  end if;
end $$`;
/** Time in milliseconds for which a change of the schema waits for a lock, while requests may wait behind it. */
const LOCK_MS = 500;
/** Time in seconds after which a server that was not seen no longer counts. */
const GONE_S = 60;

/** Second since 1970 by the clock of the database, because the clocks of servers differ. */
const NOW = sql<number>`extract(epoch from clock_timestamp())::bigint`;

/**
 * Lifts the time limits of the transaction, and returns a type for text that is ordered by its bytes, so that the order
 * does not depend on the language of the database.
 */
export async function beginMigration(
  tx: QueryExecutorProvider,
  { isServed = false } = {},
): Promise<ColumnTypes> {
  await sql.raw(NO_TIME_LIMITS).execute(tx);
  if (isServed) await sql`set local lock_timeout = ${sql.lit(LOCK_MS)}`.execute(tx);
  return { text: sql`text collate "C"` };
}

/** `directUrl` is the URL of the database itself, in case that the main URL leads to a connection pooler. */
export function rollingOf(serverId: string, directUrl: string): Rolling {
  return {
    alone,
    createIndex: (index) => createIndex(directUrl, index),
    seen: async (db) => {
      const { rows } = await sql<{ schema: string }>`
        select schema from servers where seen_at > ${NOW} - ${sql.lit(GONE_S)}
      `.execute(db);
      return rows.map(({ schema }) => schema);
    },
    noteServer: async (tx, schema) => {
      await sql`delete from servers where seen_at <= ${NOW} - ${sql.lit(GONE_S)}`.execute(tx);
      await sql`
        insert into servers values (${serverId}, ${schema}, ${NOW})
        on conflict (id) do update set seen_at = excluded.seen_at
      `.execute(tx);
    },
    forgetServer: async (tx) => {
      await sql`delete from servers where id = ${serverId}`.execute(tx);
    },
    lockServers: async (tx) => {
      await sql`lock table servers in share row exclusive mode`.execute(tx);
    },
  };
}

/**
 * Runs `work` while no other server upgrades the database, as soon as none does. The lock is one of a transaction,
 * because poolers offer none of sessions. A concurrent index waits for the snapshots of open transactions, so nobody may
 * wait within a statement: a server without the lock tries again. The transaction with the lock keeps no snapshot,
 * because a block of code leaves no portal open, as a SELECT would.
 */
async function alone<T>(
  db: Kysely<Schema>,
  work: () => Promise<T>,
  onWait: () => void,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    let isHeld = false;
    try {
      return await db
        .transaction()
        .setIsolationLevel('read committed')
        .execute(async (tx) => {
          await sql.raw(NO_TIME_LIMITS).execute(tx);
          await sql.raw(TAKE_LOCK).execute(tx);
          isHeld = true;
          return work();
        });
    } catch (error) {
      if (isHeld || sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
      if (tried === 1) onWait();
      await setTimeout(LOCK_MS);
    }
  }
}

/**
 * Creates an index on a connection of its own: the build needs a session without a time limit, and a pooler may run each
 * statement in another session.
 */
async function createIndex(
  url: string,
  { name, table, columns, isUnique = false }: Index,
): Promise<void> {
  const pool = checkedPool(newPool(url, 1, LIMITS), LIMITS);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const build = async (one: Kysely<Schema>) => {
    // Outside of a transaction this lifts only the time limit of the response.
    await sql.raw(NO_TIME_LIMITS).execute(one);
    await sql`set statement_timeout = 0`.execute(one);
    try {
      await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(one);
      await sql`
        create ${isUnique ? sql`unique` : sql``} index concurrently ${sql.ref(name)}
        on ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      `.execute(one);
    } finally {
      // Without a URL of the database itself, the pooler gives the session to others afterwards. A lost connection needs
      // no reset, and its error must not hide that of the build.
      await sql`reset statement_timeout`.execute(one).catch(() => null);
    }
  };
  try {
    await db.connection().execute(build);
  } finally {
    await db.destroy();
  }
}
