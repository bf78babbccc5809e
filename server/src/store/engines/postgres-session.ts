import type { ClientBase } from 'pg';
import { isUndefinedFunction } from './postgres-errors.ts';

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

/** What a new connection has led to. */
export type Session = {
  /** A pooler such as PgBouncer: the next transaction may run on another connection of the database. */
  isPooled: boolean;
  /** Differs between servers, and between two runs of one; null: not known. */
  server: string | null;
};

/** A standby, or a primary that has become one. */
export class ReadOnlyServerError extends Error {}

/**
 * Looks at where a new connection leads. A pooler tells each client another process than the one that it borrows, and
 * what is set for a session is not to stay with those that borrow it next.
 */
export async function inspect(
  client: ClientBase,
  { isWriting, waitMs }: { isWriting: boolean; waitMs: number },
): Promise<Session> {
  if (isWriting) await requireWrites(client, waitMs);
  const process = await ask(client, 'select pg_backend_pid()::text as it', waitMs);
  if (process !== String(processOf(client))) return { isPooled: true, server: null };
  return { isPooled: false, server: await startOf(client, waitMs) };
}

/** When the server's first process began; null where the database does not know. */
async function startOf(client: ClientBase, waitMs: number): Promise<string | null> {
  try {
    const started = 'select extract(epoch from pg_postmaster_start_time())::text as it';
    return await ask(client, started, waitMs);
  } catch (error) {
    if (isUndefinedFunction(error)) return null;
    throw error;
  }
}

export async function requireWrites(client: ClientBase, waitMs: number): Promise<void> {
  const readOnly = "select current_setting('transaction_read_only') as it";
  if ((await ask(client, readOnly, waitMs)) === 'on')
    throw new ReadOnlyServerError('the server takes no writes');
}

async function ask(client: ClientBase, text: string, waitMs: number): Promise<string | null> {
  const statement = { text, query_timeout: waitMs };
  const { rows } = await client.query<{ it: string }>(statement);
  return rows[0]?.it ?? null;
}

/** As the server told it when the connection was made. */
const processOf = (client: ClientBase) => (client as { processID?: number }).processID;

/** Sets the limits, of the session or (`isLocal`) of the transaction. */
export function limitsStatement(
  { statement, lock }: Pick<typeof LIMITS, 'statement' | 'lock'>,
  isLocal: boolean,
): string {
  const scope = isLocal ? 'local' : 'session';
  const values = {
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  };
  return Object.entries(values)
    .map(([name, value]) => `set ${scope} ${name} = ${value}`)
    .join('; ');
}
