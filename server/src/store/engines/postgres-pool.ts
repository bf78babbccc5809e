import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { guarded } from './postgres-connection.ts';
import { DatabaseAwayError } from './postgres-errors.ts';
import { getTypeParser } from './postgres-numbers.ts';

/** Too many connections, of the database or of the role. */
const TOO_MANY_CONNECTIONS = '53300';
const RETRY_MS = 50;
/** So often a pool tries whether the database has more connections for it. */
const GROW_MS = 5000;
/** A transaction whose server hangs must not hold its locks: the database ends it. */
const IDLE_IN_TRANSACTION_MS = 10_000;

/** How long things may take, in milliseconds. */
export const LIMITS = {
  connect: 5000,
  lock: 5000,
  statement: 10_000,
  /** The database's own timeouts come first; this one is for a database that no longer responds. */
  response: 12_000,
};

export type PoolSettings = {
  url: string;
  /** The most connections. */
  max: number;
  limits: typeof LIMITS;
};

export type GuardedPool = PostgresPool & {
  /** Closes a connection, the next that is free, so that another pool can have it. */
  cedeOne: () => Promise<void>;
};

/**
 * Connections that are made as they are needed, and made anew when the database comes back. None that dies,
 * idle or at work, ends the process; whatever goes wrong with one is a `DatabaseAwayError`. Where the database has
 * fewer than `max` of them, requests wait for those that there are; `onNone`: there is not even one.
 */
export function guardedPool(
  { url, max, limits }: PoolSettings,
  onNone: () => Promise<void>,
): GuardedPool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'picadito',
    max,
    connectionTimeoutMillis: limits.connect,
    idleTimeoutMillis: 30_000,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    pipeline: true,
    types: { getTypeParser },
  });
  let growth: NodeJS.Timeout | undefined;
  // without listeners these would be thrown; the statement or the next connection reports the failure
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));

  function shrink(): void {
    pool.options.max = Math.max(1, pool.totalCount);
    growth ??= setTimeout(() => {
      pool.options.max = max;
      growth = undefined;
    }, GROW_MS).unref();
  }

  async function connect(): Promise<pg.PoolClient> {
    const patience = performance.now() + limits.connect;
    for (;;) {
      try {
        return await pool.connect();
      } catch (error) {
        if (!isFull(error)) throw new DatabaseAwayError(error);
        shrink();
        if (pool.totalCount === 0) await onNone();
        await sleep(RETRY_MS);
        if (performance.now() > patience) throw new DatabaseAwayError(error);
      }
    }
  }

  return {
    options: pool.options,
    connect: async () => guarded(await connect(), limits.response),
    cedeOne: async () => {
      if (pool.totalCount === 0) return;
      await pool.connect().then(
        (client) => client.release(true),
        () => {},
      );
    },
    end: () => pool.end(),
  };
}

function isFull(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === TOO_MANY_CONNECTIONS;
}
