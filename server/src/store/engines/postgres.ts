import { sql, type QueryExecutorProvider } from 'kysely';
import type { Catalogue, ColumnTypes, Engine } from './dialect.ts';
import {
  isConflict,
  adviceFor,
  isFull,
  isUnavailable,
  isUndefinedFunction,
  isUniqueViolation,
} from './postgres-errors.ts';
import { NO_TIME_LIMITS } from './postgres-connection.ts';
import { PipeliningDialect } from './postgres-dialect.ts';
import { hostsOf } from './postgres-hosts.ts';
import { guardedPool, type GuardedPool } from './postgres-pool.ts';
import { LIMITS, type Session } from './postgres-session.ts';
import { sharedReads } from './postgres-shared-reads.ts';
import { openSignals } from './postgres-signals.ts';

/** Of which one is for notifications, the others for reads and transactions. */
export const CONNECTIONS = { usual: 21, least: 3 };

/** How a database is used: by a server, unless something else is said. */
export type Use = {
  limits?: typeof LIMITS;
  connections?: number;
  /** Where notifications are listened to, past a pooler. */
  listenUrl?: string | undefined;
  isWriting?: boolean;
};

const POOLED =
  'DATABASE_URL leads to a pooler of connections: changes made at other servers are seen within a second. With DATABASE_LISTEN_URL, an address of the database itself, they are seen at once.';

/**
 * PostgreSQL and compatible databases. Reads have a separate pool, so that they never queue behind transactions that
 * wait for a lock.
 */
export function postgresEngine(
  url: string,
  { limits = LIMITS, connections = CONNECTIONS.usual, listenUrl, isWriting = true }: Use = {},
): Engine {
  const hosts = hostsOf(url);
  const forWrites = Math.floor((connections - 1) / 2);
  let isPolled = false;
  const breakOff = (isGone: (server: string) => boolean) =>
    [writes, reads].forEach((pool) => pool.breakOff(isGone));
  /** Takes writes: whatever leads to another leads to one that is gone, or that no longer does. */
  const onServer = (server: string) => breakOff((its) => its !== server);
  const settings = {
    hosts,
    limits,
    isWriting,
    onSession: ({ isPooled, server }: Session) => {
      isPolled ||= isPooled && listenUrl === undefined;
      if (server !== null) onServer(server);
    },
    onReadOnly: (server: string) => breakOff((its) => its === server),
  };
  const writes: GuardedPool = guardedPool({ ...settings, max: forWrites }, () => reads.cedeOne());
  const reads: GuardedPool = guardedPool({ ...settings, max: connections - 1 - forWrites }, () =>
    writes.cedeOne(),
  );
  const listening = {
    hosts: listenUrl === undefined ? hosts : hostsOf(listenUrl),
    onServer,
    onPooled: () => (isPolled = true),
  };
  return {
    name: 'postgres',
    isOneAtATime: false,
    failsAtCommit: true,
    writer: new PipeliningDialect({ pool: writes }),
    reader: new PipeliningDialect({ pool: sharedReads(reads) }),
    snapshots: new PipeliningDialect({ pool: reads }),
    beginMigration,
    isConflict,
    isUnavailable,
    isFull,
    adviceFor,
    hasRoom: () => null,
    isUniqueViolation,
    condition: () => (isPolled ? POOLED : null),
    catalogue,
    size,
    signals: { open: (handlers) => openSignals({ ...listening, ...handlers }) },
  };
}

/** The bytes' order must not depend on the database's language. CockroachDB's plain text is in that order. */
async function beginMigration(tx: QueryExecutorProvider): Promise<ColumnTypes> {
  await sql.raw(NO_TIME_LIMITS).execute(tx);
  const { rows } = await sql<{ version: string }>`select version() as version`.execute(tx);
  const isCockroach = rows[0]?.version.startsWith('CockroachDB');
  return { text: isCockroach ? 'text' : sql`text collate "C"` };
}

async function size(db: QueryExecutorProvider): Promise<number | null> {
  try {
    const { rows } = await sql<{ size: string }>`
      select pg_database_size(current_database())::text as size
    `.execute(db);
    return Number(rows[0]?.size);
  } catch (error) {
    if (isUndefinedFunction(error)) return null;
    throw error;
  }
}

async function catalogue(db: QueryExecutorProvider): Promise<Catalogue> {
  const indexes = await sql<{ table: string; columns: string }>`
    select relation.relname as "table", string_agg(attribute.attname, ',' order by key.place) as "columns"
    from pg_catalog.pg_index as entry
      join pg_catalog.pg_class as relation on relation.oid = entry.indrelid
      cross join lateral unnest(entry.indkey::int2[]) with ordinality as key (number, place)
      join pg_catalog.pg_attribute as attribute
        on attribute.attrelid = entry.indrelid and attribute.attnum = key.number
    where relation.relnamespace = current_schema()::regnamespace
      and entry.indisvalid and entry.indpred is null and key.place <= entry.indnkeyatts
    group by entry.indexrelid, relation.relname
  `.execute(db);
  return {
    indexes: indexes.rows.map(({ table, columns }) => ({ table, columns: columns.split(',') })),
  };
}
