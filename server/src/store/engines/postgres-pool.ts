import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg, { type ClientBase, type PoolClient } from 'pg';
import { bindable } from './bindable.ts';
import {
  DatabaseAwayError,
  isPlanGone,
  isReadOnly,
  isTooManyConnections,
  NoConnectionFreeError,
} from './postgres-errors.ts';
import { getTypeParser } from './postgres-numbers.ts';

/** How long things may take, in milliseconds. */
export const LIMITS = {
  /** A request waits so long for a connection. */
  connect: 5000,
  lock: 5000,
  statement: 10_000,
  /** The database's own limits come first; this one is for a database that no longer answers. */
  response: 12_000,
};

/** A transaction whose server hangs must not hold its locks: the database ends it. */
const IDLE_IN_TRANSACTION_MS = 10_000;
/** Lifts every limit until the transaction ends. */
export const NO_TIME_LIMITS = limitsStatement({ statement: 0, lock: 0 }, 0);

const BEGINS = /^(begin|start transaction)\b/;
/** Statements that PostgreSQL plans. */
const PLANNED = /^(with|select|insert|update|delete)\b/;
/** A statement with more values is one of many lengths, and the database would keep a plan for each. */
const VALUES_MAX = 32;
/** The message of pg-pool's error when no connection was given back in time. */
const ALL_BUSY = 'timeout exceeded when trying to connect';
const RETRY_MS = 100;
/** A connection is replaced after so long, and with it the plans that the database keeps for it. */
const LIFETIME_S = 15 * 60;

/**
 * Connections without a pooler between. Their statements have names, by which PostgreSQL keeps the plans: planning takes
 * longer than running (docs/decisions/331). A pooler runs the next statement on another connection, where no plan has
 * that name.
 */
const direct = new WeakSet<ClientBase>();

/** Returns whether the process that answers is the one that the connection was made to; a pooler names another. */
export async function isDirect(client: ClientBase, waitMs: number): Promise<boolean> {
  const asked = { text: 'select pg_backend_pid() as process', query_timeout: waitMs };
  const { rows } = await client.query<{ process: number }>(asked);
  return rows[0]?.process === (client as { processID?: number }).processID;
}

/** The connections are made as they are needed, and anew when the database comes back. */
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
 * The pool as Kysely uses it: values are checked, each transaction has its limits of time, and a connection that does not
 * answer in time or leads to a read-only server is closed. The limits belong to the transaction and not to the session,
 * which a pooler such as PgBouncer shares with others.
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
 * Returns a connection of the pool. If the database accepts fewer than the pool may have, it tries again until the time of
 * a request is over. Throws `NoConnectionFreeError` then, and `DatabaseAwayError` if the database cannot be reached.
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
  /** The connection has failed with it, and every later statement does too. */
  let failure: Error | null = null;

  async function query(statement: string, parameters: readonly unknown[]) {
    if (failure) throw failure;
    if (statement === NO_TIME_LIMITS) responseMs = 0;
    const text = BEGINS.test(statement) ? `${statement}; ${setLimits}` : statement;
    const values = parameters.map(bindable);
    const timed = { text, values, query_timeout: responseMs };
    const isNamed = direct.has(client) && values.length <= VALUES_MAX && PLANNED.test(text);
    const named = isNamed ? { ...timed, name: nameOf(text) } : timed;
    try {
      return await client.query(named);
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

  return {
    // Kysely's second overload takes a cursor, which is for streaming; the program never streams rows.
    query: query as unknown as PostgresPoolClient['query'],
    release: (isDiscarded) => client.release(failure !== null || isDiscarded),
  };
}

/** Returns a name of at most 63 characters, which PostgreSQL keeps of a name. */
const nameOf = (text: string) => createHash('sha256').update(text).digest('base64url');

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
