import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg, { type ClientBase, type PoolClient } from 'pg';
import { bindable } from './dialect.ts';
import {
  DatabaseAwayError,
  isPlanGone,
  isReadOnly,
  isTooManyConnections,
  NoConnectionFreeError,
} from './postgres-errors.ts';
import { getTypeParser } from './postgres-numbers.ts';

export const LIMITS = {
  /** Maximum time in milliseconds for which a request waits for a connection. */
  connect: 5000,
  /** Maximum time in milliseconds for which a statement waits for a lock. */
  lock: 5000,
  /** Maximum time in milliseconds for which a statement runs. */
  statement: 10_000,
  /**
   * Maximum time in milliseconds for which the server waits for the response to a statement. The limits that the
   * database itself enforces are shorter, so this limit ends the wait only when the database no longer answers.
   */
  response: 12_000,
};

/**
 * Time in milliseconds after which the database ends an idle transaction, so that a server that hangs does not hold its
 * locks.
 */
const IDLE_IN_TRANSACTION_MS = 10_000;
/** SQL that lifts every time limit of the database until the current transaction ends. */
export const NO_TIME_LIMITS = limitsStatement({ statement: 0, lock: 0 }, 0);

const BEGINS = /^(begin|start transaction)\b/;
/** Matches statements for which PostgreSQL makes a plan, so that a name lets it reuse the plan. */
const PLANNED = /^(with|select|insert|update|delete)\b/;
/**
 * Maximum number of values in a statement that gets a name. Statements with more values exist in many lengths, and the
 * database would cache a plan for each length.
 */
const VALUES_MAX = 32;
/**
 * Commands that Kysely reads from the result of a statement. The result of any other command is treated like the result
 * of a SELECT.
 */
const COMMANDS = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'MERGE', 'COMMIT', 'ROLLBACK'] as const;
/** Message of pg-pool's error when no connection became free in time. */
const ALL_BUSY = 'timeout exceeded when trying to connect';
const RETRY_MS = 100;
/** Lifetime of a connection in seconds. Replacing a connection frees the plans that the database keeps for it. */
const LIFETIME_S = 15 * 60;

/**
 * The connections that reach the database without a pooler. Only their statements get names, by which PostgreSQL reuses
 * plans. A pooler may run the next statement on another connection, which has no plan of that name.
 */
const direct = new WeakSet<ClientBase>();

/**
 * Returns whether a connection reaches the database without a pooler. Without a pooler, the database process that
 * answers is the process to which the connection was made.
 */
export async function isDirect(client: ClientBase, waitMs: number): Promise<boolean> {
  const asked = { text: 'select pg_backend_pid() as process', query_timeout: waitMs };
  const { rows } = await client.query<{ process: number }>(asked);
  return rows[0]?.process === (client as { processID?: number }).processID;
}

/** Returns a pool that opens connections as they are needed, and opens new ones after the database was unreachable. */
export function newPool(url: string, max: number, limits: typeof LIMITS): pg.Pool {
  // The pool waits for the promise, which its types do not say.
  const onConnect: (client: ClientBase) => unknown = async (client) => {
    if (await isDirect(client, limits.connect)) direct.add(client);
  };
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'picadito',
    max,
    connectionTimeoutMillis: limits.connect,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: { getTypeParser },
    maxLifetimeSeconds: LIFETIME_S,
    onConnect,
  });
  // Without listeners these events would end the process. The next statement reports the failure.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}

/**
 * Wraps the pool for Kysely. Values are checked, and each transaction gets its time limits. A connection that does not
 * answer in time, or leads to a read-only server, is closed. The limits are set for the transaction and not for the
 * session, because a pooler such as PgBouncer shares sessions with other clients.
 */
export function checkedPool(pool: pg.Pool, limits: typeof LIMITS): PostgresPool {
  return {
    options: pool.options,
    connect: async () => checked(await connect(pool, limits.connect), limits),
    // Kysely's writer, reader and snapshots share the pool, and each of them ends it.
    end: async () => {
      if (!pool.ending) await pool.end();
    },
  };
}

/**
 * Returns a connection of the pool. If the database refuses more connections, the function retries for `patienceMs`,
 * then throws `NoConnectionFreeError`. Throws `DatabaseAwayError` if the database cannot be reached.
 */
async function connect(pool: pg.Pool, patienceMs: number): Promise<PoolClient> {
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      return await pool.connect();
    } catch (error) {
      const isBusy = error instanceof Error && error.message === ALL_BUSY;
      const isRefused = isTooManyConnections(error);
      if (isBusy || (isRefused && performance.now() > until))
        throw new NoConnectionFreeError(error);
      if (!isRefused) throw new DatabaseAwayError(error);
      await sleep(RETRY_MS);
    }
  }
}

function checked(client: PoolClient, limits: typeof LIMITS): PostgresPoolClient {
  const setLimits = limitsStatement(limits, IDLE_IN_TRANSACTION_MS);
  let responseMs = limits.response;
  /** Error with which the connection failed; null while it works. Every later statement throws this error. */
  let failure: Error | null = null;

  async function run<R>(
    statement: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<R>> {
    if (failure) throw failure;
    if (statement === NO_TIME_LIMITS) responseMs = 0;
    const text = BEGINS.test(statement) ? `${statement}; ${setLimits}` : statement;
    const values = parameters.map(bindable);
    const timed = { text, values, query_timeout: responseMs };
    const isNamed = direct.has(client) && values.length <= VALUES_MAX && PLANNED.test(text);
    const named = isNamed ? { ...timed, name: nameOf(text) } : timed;
    try {
      const { command, rowCount, rows } = await client.query(named);
      const known = COMMANDS.find((name) => name === command) ?? 'SELECT';
      return { command: known, rowCount: rowCount ?? 0, rows };
    } catch (error) {
      // The parser of numbers throws it for a number that JavaScript cannot hold exactly.
      if (error instanceof RangeError) throw error;
      const answer = error instanceof pg.DatabaseError ? error : null;
      const isBroken =
        answer === null || answer.severity === 'FATAL' || isReadOnly(answer) || isPlanGone(answer);
      if (isBroken) failure = answer ?? new DatabaseAwayError(error);
      throw failure ?? error;
    }
  }

  function query<R>(
    statement: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(
    statement: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof statement !== 'string') throw new TypeError('rows are not streamed');
    return run<R>(statement, parameters);
  }

  return {
    query,
    release: (isDiscarded) => client.release(failure !== null || isDiscarded),
  };
}

/**
 * Returns a name for a statement, made from its text. The name has fewer than 63 characters, because PostgreSQL cuts
 * longer names off.
 */
const nameOf = (text: string) => hash('sha256', text, 'base64url');

function limitsStatement(
  { statement, lock }: Pick<typeof LIMITS, 'statement' | 'lock'>,
  idleMs: number,
): string {
  return [
    `set local statement_timeout = ${statement}`,
    `set local lock_timeout = ${lock}`,
    `set local idle_in_transaction_session_timeout = ${idleMs}`,
  ].join('; ');
}
