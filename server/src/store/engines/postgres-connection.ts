import type { PostgresPoolClient } from 'kysely';
import pg, { type PoolClient } from 'pg';
import { bindable } from './bindable.ts';
import { DatabaseAwayError, isStalePlan } from './postgres-errors.ts';
import { invalidatePlans, statementName } from './postgres-statements.ts';

/** Lifts every limit until the transaction ends. */
export const NO_TIME_LIMITS =
  "select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)";

const BEGIN = 'begin';
const COMMIT = 'commit';
const BEGINS = /^(begin|start transaction)\b/;
const ENDS = /^(commit|rollback)\b/;

/** A server that takes no writes. */
const READ_ONLY = '25006';

/** A connection with more prepared statements is replaced by a new one. */
const PLANNED_MAX = 500;
const plannedBy = new WeakMap<PoolClient, Set<string>>();

export type Guarding = {
  responseMs: number;
  /** A statement that sets the limits of each transaction, where sessions cannot have any. */
  limits: string | null;
  /** The server has become read-only: a standby, perhaps. */
  onReadOnly: () => void;
};

/**
 * A checked-out connection: it checks bound values, names statements so that plans are reused, and is discarded once
 * it fails. Behind a pooler, where each transaction may run on another connection, no statement has a name.
 */
export function guarded(
  client: PoolClient,
  { responseMs, limits, onReadOnly }: Guarding,
): PostgresPoolClient {
  const planned = plannedBy.get(client) ?? new Set<string>();
  plannedBy.set(client, planned);
  let isBroken = false;
  let timeoutMs = responseMs;
  let isInTransaction = false;
  /** What aborted the transaction: whatever is sent behind it fails too, without saying why. */
  let cause: pg.DatabaseError | undefined;

  async function send(text: string, values: unknown[]) {
    const name = limits === null ? statementName(text) : undefined;
    if (name) planned.add(name);
    const whole = limits !== null && BEGINS.test(text) ? `${text}; ${limits}` : text;
    const statement = { text: whole, values, query_timeout: timeoutMs, ...(name ? { name } : {}) };
    writeTogether(client);
    const result = await client.query(statement).catch((error: unknown) => {
      throw failureOf(text, error);
    });
    if (!ENDS.test(text)) return result;
    const failure = cause;
    cause = undefined;
    isInTransaction = false;
    if (failure && text === COMMIT) throw failure;
    return result;
  }

  function failureOf(text: string, error: unknown): unknown {
    if (error instanceof RangeError) return error;
    if (!(error instanceof pg.DatabaseError)) {
      isBroken = true;
      return new DatabaseAwayError(error);
    }
    if (error.severity === 'FATAL' || text === BEGIN) isBroken = true;
    if (error.code === READ_ONLY) {
      isBroken = true;
      onReadOnly();
    }
    if (isInTransaction) cause ??= error;
    return cause ?? error;
  }

  async function query(text: string, parameters: readonly unknown[]) {
    if (isBroken) throw new DatabaseAwayError(new Error('the connection has failed'));
    const values = parameters.map(bindable);
    if (text === NO_TIME_LIMITS) timeoutMs = 0;
    if (BEGINS.test(text)) isInTransaction = true;
    try {
      return await send(text, values);
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      invalidatePlans();
      // what has begun can only be begun again
      if (client.getTransactionStatus() !== 'I') throw error;
      return send(text, values);
    }
  }

  return {
    // the other overload takes a cursor, for streaming, which is not used
    query: query as unknown as PostgresPoolClient['query'],
    release: (isDiscarded) => client.release(isBroken || isDiscarded || planned.size > PLANNED_MAX),
  };
}

/** What is sent in one turn of the event loop leaves in one write: a write costs more than most statements. */
function writeTogether({ connection: { stream } }: PoolClient): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}
