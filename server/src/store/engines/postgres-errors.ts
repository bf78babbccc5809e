import { errorMessage } from '../../terminal.ts';

/** Error thrown when a statement could not be sent or got no response: the connection failed, and not the statement. */
export class DatabaseAwayError extends Error {
  constructor(cause: unknown) {
    super(errorMessage(cause), { cause });
    this.name = 'DatabaseAwayError';
  }
}

/**
 * Error thrown when a request waited too long for one of the pool's connections, or when the database has refused new
 * connections for too long.
 */
export class NoConnectionFreeError extends DatabaseAwayError {
  readonly code = 'NO_CONNECTION_FREE';
}

/** PostgreSQL's error codes serialization_failure and deadlock_detected. */
const CONFLICTS = new Set(['40001', '40P01']);
const UNIQUE_VIOLATION = '23505';
const INVALID_CATALOG_NAME = '3D000';
/** PostgreSQL's error codes invalid_authorization_specification and invalid_password. */
const INVALID_AUTHORIZATION = ['28000', '28P01'];
const DISK_FULL = '53100';
/** PostgreSQL's error code read_only_sql_transaction: the database server is a standby, which takes no writes. */
const READ_ONLY = '25006';
/**
 * PostgreSQL's error codes feature_not_supported and invalid_sql_statement_name. A named statement fails with these
 * when a table has changed since the statement was planned, or when the plan was dropped.
 */
const PLAN_GONE = ['0A000', '26000'];
/**
 * PostgreSQL's error code for too many connections to the database or of the role. PgBouncer reports too many
 * connections with another code, and is recognised by its message `TOO_MANY_CLIENTS`.
 */
const TOO_MANY_CONNECTIONS = '53300';
const TOO_MANY_CLIENTS = 'no more connections allowed';
/**
 * Matches the error codes after which the failed statement may succeed later: lock_not_available, query_canceled (a
 * time limit), read_only_sql_transaction (a standby), io_error, and the classes of connection exceptions, insufficient
 * resources and operator intervention.
 */
const UNAVAILABLE = /^(55P03|57014|25006|58030|08...|53...|57P..)$/;

export function isConflict(error: unknown): boolean {
  return CONFLICTS.has(sqlState(error)) || isPlanGone(error);
}

export function isReadOnly(error: unknown): boolean {
  return sqlState(error) === READ_ONLY;
}

export function isPlanGone(error: unknown): boolean {
  return PLAN_GONE.includes(sqlState(error));
}

export function isTooManyConnections(error: unknown): boolean {
  if (sqlState(error) === TOO_MANY_CONNECTIONS) return true;
  return error instanceof Error && error.message.startsWith(TOO_MANY_CLIENTS);
}

/**
 * Tells whether the failed statement may succeed later. This includes a conflict with another transaction that remains
 * after the last retry.
 */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  return error instanceof DatabaseAwayError || isConflict(error) || UNAVAILABLE.test(state);
}

export function isFull(error: unknown): boolean {
  return sqlState(error) === DISK_FULL;
}

/**
 * Returns a sentence on what an operator can do so that a connection can be made; null if there is no advice for the
 * error.
 */
export function adviceFor(error: unknown): string | null {
  if (error instanceof NoConnectionFreeError)
    return 'If the database answers, raise DATABASE_CONNECTIONS or the number of connections that it accepts.';
  if (error instanceof DatabaseAwayError) return adviceFor(error.cause);
  const state = sqlState(error);
  if (state === INVALID_CATALOG_NAME) return 'Create it.';
  return INVALID_AUTHORIZATION.includes(state)
    ? 'Check the user and password in DATABASE_URL.'
    : null;
}

export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === UNIQUE_VIOLATION;
}

export function sqlState(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
