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

/** A connection with more prepared statements is replaced by a new one. */
const PLANNED_MAX = 500;
const plannedBy = new WeakMap<PoolClient, Set<string>>();

/**
 * A checked-out connection: it checks bound values, names statements so that plans are reused, and is discarded once
 * it fails.
 */
export function guarded(client: PoolClient, responseTimeoutMs: number): PostgresPoolClient {
  const planned = plannedBy.get(client) ?? new Set<string>();
  plannedBy.set(client, planned);
  let isBroken = false;
  let timeoutMs = responseTimeoutMs;
  let isInTransaction = false;
  /** What aborted the transaction: whatever is sent behind it fails too, without saying why. */
  let cause: pg.DatabaseError | undefined;

  async function send(text: string, values: unknown[]) {
    const name = statementName(text);
    if (name) planned.add(name);
    const statement = { text, values, query_timeout: timeoutMs, ...(name ? { name } : {}) };
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
