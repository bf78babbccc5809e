import type { PostgresPoolClient } from 'kysely';
import pg, { type PoolClient } from 'pg';
import { bindable } from './bindable.ts';
import { DatabaseAwayError, isStalePlan } from './postgres-errors.ts';
import { invalidatePlans, statementName } from './postgres-statements.ts';

/** Lifts every limit until the transaction ends. */
export const NO_TIME_LIMITS =
  "select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)";

const BEGIN = 'begin';

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

  async function send(text: string, values: unknown[]) {
    const name = statementName(text);
    if (name) planned.add(name);
    const statement = { text, values, query_timeout: timeoutMs, ...(name ? { name } : {}) };
    try {
      return await client.query(statement);
    } catch (error) {
      if (error instanceof RangeError) throw error;
      const isFromDatabase = error instanceof pg.DatabaseError;
      if (!isFromDatabase || error.severity === 'FATAL' || text === BEGIN) isBroken = true;
      throw isFromDatabase ? error : new DatabaseAwayError(error);
    }
  }

  async function query(text: string, parameters: readonly unknown[]) {
    if (isBroken) throw new DatabaseAwayError(new Error('the connection has failed'));
    const values = parameters.map(bindable);
    if (text === NO_TIME_LIMITS) timeoutMs = 0;
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
