import type { PostgresPoolClient } from 'kysely';
import pg, { type PoolClient } from 'pg';
import { bindable } from './bindable.ts';
import { DatabaseAwayError, isStalePlan, isUnprepared } from './postgres-errors.ts';
import { invalidatePlans, statementName } from './postgres-statements.ts';

/** Lifts every limit until the transaction ends. */
export const NO_TIME_LIMITS =
  "select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)";

const BEGIN = 'begin';
const COMMIT = 'commit';
const ROLLBACK = 'rollback';
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
  const transaction = transactionState();

  async function send(text: string, values: unknown[]) {
    const name = limits === null ? statementName(text) : undefined;
    if (name) planned.add(name);
    // a statement that could not be sent is missing, which the server does not know
    const ended = text === COMMIT && transaction.isAborted() ? ROLLBACK : text;
    const whole = limits !== null && BEGINS.test(text) ? `${text}; ${limits}` : ended;
    const statement = { text: whole, values, query_timeout: timeoutMs, ...(name ? { name } : {}) };
    writeTogether(client);
    const result = await client.query(statement).catch((error: unknown) => {
      throw failureOf(text, error);
    });
    if (!ENDS.test(text)) return result;
    const failure = transaction.end();
    if (failure !== undefined && text === COMMIT) throw failure;
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
    return transaction.abort(error);
  }

  async function query(text: string, parameters: readonly unknown[]) {
    if (isBroken) throw new DatabaseAwayError(new Error('the connection has failed'));
    const values = bound(parameters, transaction);
    if (text === NO_TIME_LIMITS) timeoutMs = 0;
    if (BEGINS.test(text)) transaction.begin();
    // as it is sent: when it fails, the commit behind it may have ended the transaction
    const isInside = transaction.isOpen();
    try {
      return await send(text, values);
    } catch (error) {
      if (!isStalePlan(error) && !isUnprepared(error)) throw error;
      invalidatePlans();
      // what has begun can only be begun again
      if (isInside) throw error;
      return send(text, values);
    }
  }

  return {
    // the other overload takes a cursor, for streaming, which is not used
    query: query as unknown as PostgresPoolClient['query'],
    release: (isDiscarded) => client.release(isBroken || isDiscarded || planned.size > PLANNED_MAX),
  };
}

type TransactionState = ReturnType<typeof transactionState>;

/** Whether a transaction is open, and what aborted it: whatever is sent behind it fails too, without saying why. */
function transactionState() {
  let isOpen = false;
  let cause: unknown;
  return {
    begin: () => void (isOpen = true),
    isOpen: () => isOpen,
    isAborted: () => cause !== undefined,
    /** What to fail with: the first error of the transaction. */
    abort: (error: unknown): unknown => {
      if (isOpen) cause ??= error;
      return cause ?? error;
    },
    /** Returns what aborted it. */
    end: (): unknown => {
      const failure = cause;
      cause = undefined;
      isOpen = false;
      return failure;
    },
  };
}

function bound(parameters: readonly unknown[], transaction: TransactionState): unknown[] {
  try {
    return parameters.map(bindable);
  } catch (error) {
    throw transaction.abort(error);
  }
}

/** What is sent in one turn of the event loop leaves in one write: a write costs more than most statements. */
function writeTogether({ connection: { stream } }: PoolClient): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}
