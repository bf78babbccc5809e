import type { Dialect, Expression, QueryExecutorProvider } from 'kysely';

/** The indexes of a database. Their `columns` are in the index's order; partial indexes are left out. */
export type Catalogue = { indexes: { table: string; columns: string[] }[] };

/** What migrations make columns of. */
export type ColumnTypes = {
  /** Compared and ordered by its bytes. */
  text: 'text' | Expression<unknown>;
};

/** Notifications between the servers of one database: the ids of users whose data has changed. */
export type Signals = {
  /** Notifies the other servers. To be called after the commit. */
  publish: (userId: string) => Promise<void>;
  /** Listens to the other servers until it is closed. */
  listen: (handlers: SignalHandlers) => { close: () => Promise<void> };
};

export type SignalHandlers = {
  onUserChanged: (userId: string) => void;
  /** Some may have been missed until now. */
  onSignalsMissed: () => void;
  /** No notification will arrive. */
  onUnsupported: () => void;
};

/** What the store needs from an engine. A new engine is one more file beside this one. */
export type Engine = {
  name: 'sqlite' | 'postgres';
  /** Where transactions run. */
  writer: Dialect;
  /** Where reads outside transactions run; sees committed data only. */
  reader: Dialect;
  /** Where snapshots are read. */
  snapshots: Dialect;
  /** Readies a transaction that changes the schema: it may take as long as it needs. */
  beginMigration: (tx: QueryExecutorProvider) => Promise<ColumnTypes>;
  /** Two transactions met, and this one may be tried again. */
  isConflict: (error: unknown) => boolean;
  /** The database cannot be reached or written at the moment; nothing is wrong with the request. */
  isUnavailable: (error: unknown) => boolean;
  /** There is no room left for what was to be written. */
  isFull: (error: unknown) => boolean;
  /** Whether there is room again; null where the database cannot say. */
  hasRoom: () => boolean | null;
  /** What an operator can do where it cannot be opened, in a sentence; null where that is not known. */
  adviceFor: (error: unknown) => string | null;
  isUniqueViolation: (error: unknown) => boolean;
  /** A condition of its files that an operator should know; null when there is none. */
  condition: () => string | null;
  catalogue: (db: QueryExecutorProvider) => Promise<Catalogue>;
  /** Returns the bytes of the whole database. */
  size: (db: QueryExecutorProvider) => Promise<number>;
  /** Null where one server alone has the database. */
  signals: Signals | null;
};

/** The database is corrupt; it is left unchanged. The message has the location. */
export class DamagedDatabaseError extends Error {}

/** It is no database of ours. */
export class ForeignDatabaseError extends Error {}

/** A backup is restored, never served. */
export class BackupServedError extends Error {}
