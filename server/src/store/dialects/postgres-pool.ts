import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg, { type PoolClient } from 'pg';
import { bindable } from './bindable.ts';
import { DatabaseAwayError } from './postgres-errors.ts';

const CONNECTIONS_MAX = 10;
/** A transaction whose server hangs must not hold its locks: the database ends it. */
const IDLE_IN_TRANSACTION_MS = 10_000;

/** How long things may take, in milliseconds. */
export const LIMITS = {
  connect: 5000,
  lock: 5000,
  statement: 10_000,
  /** The database's own limits come first; this one is for a database that no longer says anything. */
  answer: 12_000,
};

/** Lifts every limit until the transaction ends. */
export const NO_TIME_LIMITS =
  "select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)";

const INT8 = 20;
const NUMERIC = 1700;

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
    types: { getTypeParser },
  });
  // without listeners these would be thrown; the statement or the next connection tells
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return {
    options: pool.options,
    connect: () => pool.connect().then((client) => guarded(client, limits.answer), away),
    end: () => pool.end(),
  };
}

function guarded(client: PoolClient, answerMs: number): PostgresPoolClient {
  let isBroken = false;
  let patience = answerMs;
  const query = async (text: string, parameters: readonly unknown[]) => {
    const values = parameters.map(bindable);
    if (text === NO_TIME_LIMITS) patience = 0;
    const statement = { text, values, query_timeout: patience };
    try {
      return await client.query(statement);
    } catch (error) {
      const isAnswer = error instanceof pg.DatabaseError || error instanceof RangeError;
      isBroken ||= !isAnswer || ('severity' in error && error.severity === 'FATAL');
      if (isAnswer) throw error;
      return away(error);
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (isDiscarded?: boolean) => client.release(isBroken || isDiscarded === true),
  };
}

function away(cause: unknown): never {
  throw new DatabaseAwayError(cause);
}

/** Counts and sums come as numbers, as long as they are exact. */
function getTypeParser(type: number, format?: 'text' | 'binary') {
  return type === INT8 || type === NUMERIC ? exactNumber : pg.types.getTypeParser(type, format);
}

function exactNumber(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && !Number.isSafeInteger(number))
    throw new RangeError(`${text} is too large to be exact`);
  return number;
}
