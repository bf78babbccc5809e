import type { Dialect, Expression, QueryExecutorProvider } from 'kysely';

/** Describes the indexes of a database, each with its columns in order. Partial indexes are left out. */
export type Catalogue = { indexes: { table: string; columns: string[] }[] };

/** Describes the types that migrations give to columns. */
export type ColumnTypes = {
  /** Text of this type is compared and ordered by its bytes. */
  text: 'text' | Expression<unknown>;
};

/** Describes notifications between the servers of one database. They carry the ids of users whose data has changed. */
export type Signals = {
  /** Notifies the other servers. The caller commits first. */
  publish: (userId: string) => Promise<void>;
  /** Listens to the other servers until the returned listener is closed. */
  listen: (handlers: SignalHandlers) => { close: () => Promise<void> };
};

export type SignalHandlers = {
  onUserChanged: (userId: string) => void;
  /** Is called when notifications may have been missed until now. */
  onSignalsMissed: () => void;
  /** Is called when no notification will arrive. */
  onUnsupported: () => void;
};

/** Describes what the store needs from a database engine. A new engine is one more file in this folder. */
export type Engine = {
  name: 'sqlite' | 'postgres';
  /** Runs transactions. */
  writer: Dialect;
  /** Runs reads outside of transactions; they see committed data only. */
  reader: Dialect;
  /** Runs the reads of snapshots. */
  snapshots: Dialect;
  /** Lifts the time limits of a transaction that changes the schema, and returns the types of its columns. */
  beginMigration: (tx: QueryExecutorProvider) => Promise<ColumnTypes>;
  /** Tells whether the transaction conflicted with another and may be retried. */
  isConflict: (error: unknown) => boolean;
  /** Tells whether the database cannot be reached or written at the moment; nothing is wrong with the request then. */
  isUnavailable: (error: unknown) => boolean;
  /** Tells whether the disk has no room for the write. */
  isFull: (error: unknown) => boolean;
  /** Tells whether the disk has room again; null if the engine cannot tell. */
  hasRoom: () => boolean | null;
  /** Returns a sentence on what an operator can do when the database cannot be opened, or null. */
  adviceFor: (error: unknown) => string | null;
  isUniqueViolation: (error: unknown) => boolean;
  /** Returns a condition of the database that an operator should know, or null. */
  condition: () => string | null;
  catalogue: (db: QueryExecutorProvider) => Promise<Catalogue>;
  /** Returns the bytes of the whole database. */
  size: (db: QueryExecutorProvider) => Promise<number>;
  /** Is null for an engine with a single server for each database. */
  signals: Signals | null;
};

/** Signals a corrupt database, which is left unchanged. The message has the location. */
export class DamagedDatabaseError extends Error {}

/** Signals a database that is not Picadito's. */
export class ForeignDatabaseError extends Error {}

/** Signals that a server was started on a backup, which may only be restored. */
export class BackupServedError extends Error {}
