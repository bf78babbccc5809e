import { PostgresDialect, sql, type QueryExecutorProvider } from 'kysely';
import { newId } from '../ids.ts';
import type { Catalogue, Engine } from './dialect.ts';
import {
  adviceFor,
  isConflict,
  isFull,
  isUnavailable,
  isUniqueViolation,
} from './postgres-errors.ts';
import { checkedPool, LIMITS, newPool } from './postgres-pool.ts';
import { beginMigration, rollingOf } from './postgres-rolling.ts';
import { CHANNEL, listen } from './postgres-signals.ts';

/**
 * Number of connections to the database: the usual number, and the least that the server needs. One connection is for
 * notifications, the others are for requests.
 */
export const CONNECTIONS = { usual: 21, least: 3 };

type Use = {
  limits?: typeof LIMITS;
  connections?: number;
  /**
   * URL of the database itself for notifications and for building indexes, for the case that the main URL leads to a
   * connection pooler.
   */
  listenUrl?: string | undefined;
};

const POLLED =
  'DATABASE_URL leads to a pooler of connections: changes made at other servers are seen within a second. With DATABASE_LISTEN_URL, an address of the database itself, they are seen at once.';

export function postgresEngine(
  url: string,
  { limits = LIMITS, connections = CONNECTIONS.usual, listenUrl = url }: Use = {},
): Engine {
  const pool = newPool(url, connections - 1, limits);
  const dialect = new PostgresDialect({ pool: checkedPool(pool, limits) });
  const serverId = newId();
  let isPolled = false;
  return {
    name: 'postgres',
    writer: dialect,
    reader: dialect,
    snapshots: dialect,
    beginMigration,
    isConflict,
    isUnavailable,
    isFull,
    adviceFor,
    hasFreeSpace: () => null,
    isUniqueViolation,
    condition: () => (isPolled ? POLLED : null),
    catalogue,
    columnsOf,
    size,
    signals: {
      publish: async (userId) => {
        const values = [CHANNEL, `${serverId} ${userId}`];
        const text = 'select pg_notify($1, $2)';
        const notification = { text, values, query_timeout: limits.response };
        await pool.query(notification);
      },
      listen: (handlers) =>
        listen(listenUrl, serverId, {
          ...handlers,
          onUnsupported: () => {
            isPolled = true;
            handlers.onUnsupported();
          },
        }),
    },
    rolling: rollingOf(serverId, listenUrl),
  };
}

async function size(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ size: string }>`
    select pg_database_size(current_database())::text as size
  `.execute(db);
  return Number(rows[0]?.size);
}

async function columnsOf(db: QueryExecutorProvider, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}
  `.execute(db);
  return rows.map(({ name }) => name);
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
