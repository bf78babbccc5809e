import type { PostgresPoolClient } from 'kysely';
import pg, { type PoolClient } from 'pg';
import { bindable } from './bindable.ts';
import { DatabaseAwayError, isStalePlan } from './postgres-errors.ts';
import { forgetStatements, statementName } from './postgres-statements.ts';

/** Lifts every limit until the transaction ends. */
export const NO_TIME_LIMITS =
  "select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)";

/** A connection that keeps more planned statements is given up for a new one. */
const KEPT_MAX = 500;
const kept = new WeakMap<PoolClient, Set<string>>();

/** A connection while somebody uses it: it binds what may be bound, keeps plans, and is given up once it fails. */
export function guarded(client: PoolClient, answerMs: number): PostgresPoolClient {
  const mine = kept.get(client) ?? new Set<string>();
  kept.set(client, mine);
  let isBroken = false;
  let patience = answerMs;

  async function send(text: string, values: unknown[]) {
    const name = statementName(text);
    if (name) mine.add(name);
    const statement = { text, values, query_timeout: patience, ...(name ? { name } : {}) };
    try {
      return await client.query(statement);
    } catch (error) {
      if (error instanceof RangeError) throw error;
      const isAnswer = error instanceof pg.DatabaseError;
      if (!isAnswer || error.severity === 'FATAL') isBroken = true;
      throw isAnswer ? error : new DatabaseAwayError(error);
    }
  }

  async function query(text: string, parameters: readonly unknown[]) {
    const values = parameters.map(bindable);
    if (text === NO_TIME_LIMITS) patience = 0;
    try {
      return await send(text, values);
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      forgetStatements();
      // what has begun can only be begun again
      if (client.getTransactionStatus() !== 'I') throw error;
      return send(text, values);
    }
  }

  return {
    // the other way to call it takes a cursor, and nobody streams
    query: query as unknown as PostgresPoolClient['query'],
    release: (isDiscarded) => client.release(isBroken || isDiscarded || mine.size > KEPT_MAX),
  };
}
