import type { Dialect, Expression, Kysely, QueryExecutorProvider } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * Indexes of a database, each with its table and its columns in order. Partial indexes are left out, because they do
 * not serve every query.
 */
export type Catalogue = { indexes: { table: string; columns: string[] }[] };

/** Column types that differ between database engines, for use in migrations. */
export type ColumnTypes = {
  /** Type for text that is compared and ordered by its bytes, so that all engines have one order. */
  text: 'text' | Expression<unknown>;
};

/**
 * Notifications between the servers of one database. A notification carries the id of a user whose data has changed.
 */
export type Signals = {
  /**
   * Notifies the other servers that the data of a user has changed. The caller commits first, because the other servers
   * read the data at once.
   */
  publish: (userId: string) => Promise<void>;
  /** Listens to the notifications of other servers until `close` of the returned object is called. */
  listen: (handlers: SignalHandlers) => { close: () => Promise<void> };
};

export type SignalHandlers = {
  onUserChanged: (userId: string) => void;
  /** Called when the connection is new or was replaced, because notifications may have been missed before. */
  onSignalsMissed: () => void;
  /** Called when the connection cannot receive notifications, so that the server polls instead. */
  onUnsupported: () => void;
};

/** An index that a migration creates. */
export type Index = { name: string; table: string; columns: readonly string[]; isUnique?: boolean };

/** Type of the operations of an upgrade while servers serve the database, whose clock gives the times. */
export type Rolling = {
  /**
   * Runs `work` on other connections while no other server runs its own. Calls `onWait` once if it waits for another
   * server.
   */
  alone: <T>(db: Kysely<Schema>, work: () => Promise<T>, onWait: () => void) => Promise<T>;
  /** Creates an index while others write, in place of one whose build was killed. */
  createIndex: (index: Index) => Promise<void>;
  /** Returns the numbers of the schemas of the servers that were seen within a minute. */
  seen: (db: QueryExecutorProvider) => Promise<string[]>;
  /** Stores that this server runs now, with the number of its program's schema. */
  noteServer: (tx: QueryExecutorProvider, schema: string) => Promise<void>;
  /** Stores that this server has ended. */
  forgetServer: (tx: QueryExecutorProvider) => Promise<void>;
  /** Keeps other servers from being stored until the transaction ends. */
  lockServers: (tx: QueryExecutorProvider) => Promise<void>;
};

/** Everything that the store needs from a database engine. */
export type Engine = {
  name: 'sqlite' | 'postgres';
  /** Kysely dialect that runs transactions which write. */
  writer: Dialect;
  /** Kysely dialect that runs reads outside of transactions; these reads see committed data only. */
  reader: Dialect;
  /** Kysely dialect that runs read-only transactions, whose reads all see one snapshot of the database. */
  snapshots: Dialect;
  /**
   * Lifts the time limits of a transaction that changes the schema, and returns the types for new columns. While servers
   * serve the database (`isServed`), the transaction still waits only briefly for a lock, because others wait behind it.
   */
  beginMigration: (
    tx: QueryExecutorProvider,
    options?: { isServed?: boolean },
  ) => Promise<ColumnTypes>;
  /** Returns whether this error means that a transaction conflicted with another and may be retried. */
  isConflict: (error: unknown) => boolean;
  /**
   * Returns whether this error means that the database cannot be reached or written at the moment, although the request
   * is valid.
   */
  isUnavailable: (error: unknown) => boolean;
  /** Returns whether this error means that the disk is too full for the write. */
  isFull: (error: unknown) => boolean;
  /** Returns whether the disk has enough free space for writes; null if the engine cannot know. */
  hasFreeSpace: () => boolean | null;
  /**
   * Returns a sentence on what an operator can do about this error when the database cannot be opened; null if there is
   * no advice for the error.
   */
  adviceFor: (error: unknown) => string | null;
  isUniqueViolation: (error: unknown) => boolean;
  /**
   * Returns a message about a lasting problem of the database that an operator should know of; null if there is no
   * problem.
   */
  condition: () => string | null;
  catalogue: (db: QueryExecutorProvider) => Promise<Catalogue>;
  /** Returns the names of the columns of a table. */
  columnsOf: (db: QueryExecutorProvider, table: string) => Promise<string[]>;
  /** Returns the size of the whole database in bytes. */
  size: (db: QueryExecutorProvider) => Promise<number>;
  /** Notifications between servers; null for an engine whose databases have a single server. */
  signals: Signals | null;
  /** Upgrades beside running servers; null for an engine whose databases have a single server. */
  rolling: Rolling | null;
};

/** Error thrown for a corrupt database, which is left unchanged. The message has the place of the damage. */
export class DamagedDatabaseError extends Error {}

/** Error thrown for a database that was not created by Picadito. */
export class ForeignDatabaseError extends Error {}

/**
 * Error thrown when a server is started on a backup. A backup may only be restored, because its digests no longer match
 * after a write.
 */
export class BackupServedError extends Error {}

/**
 * Returns a value that all engines store unchanged: text without NUL and lone surrogates, an exact number, or null.
 * Throws `TypeError` for anything else, which is a bug of the caller.
 */
export function bindable(value: unknown): string | number | null {
  if (value === null) return null;
  if (typeof value === 'string' && !value.includes('\0') && value.isWellFormed()) return value;
  if (typeof value === 'number' && (!Number.isInteger(value) || Number.isSafeInteger(value))) {
    if (Number.isFinite(value)) return value;
  }
  throw new TypeError(`cannot bind a ${value instanceof Date ? 'Date' : typeof value}`);
}
