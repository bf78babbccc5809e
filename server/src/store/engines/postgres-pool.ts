import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { guarded } from './postgres-connection.ts';
import { DatabaseAwayError } from './postgres-errors.ts';
import { getTypeParser } from './postgres-numbers.ts';

const CONNECTIONS_MAX = 10;
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

/**
 * Connections that are made as they are needed, and made anew when the database comes back. None that dies,
 * idle or at work, ends the process; whatever goes wrong with one is a `DatabaseAwayError`.
 */
export function guardedPool(url: string, limits: typeof LIMITS): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'picadito',
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: limits.connect,
    idleTimeoutMillis: 30_000,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    pipeline: true,
    types: { getTypeParser },
  });
  // without listeners these would be thrown; the statement or the next connection reports the failure
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return {
    options: pool.options,
    async connect() {
      try {
        return guarded(await pool.connect(), limits.response);
      } catch (error) {
        throw new DatabaseAwayError(error);
      }
    },
    end: () => pool.end(),
  };
}
