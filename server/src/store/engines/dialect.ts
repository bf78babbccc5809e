import type { Dialect, Expression, QueryExecutorProvider } from 'kysely';

/** What an engine tells of itself. `columns` in the index's order; indexes of whole tables only. */
export type Catalogue = { version: string; indexes: { table: string; columns: string[] }[] };

/** What migrations make columns of. */
export type ColumnTypes = {
  /** Compared and ordered by its bytes. */
  text: 'text' | Expression<unknown>;
};

/** How servers on one database tell each other whose things have changed. */
export type Signals = {
  /** Listens until it is closed; what is published goes out on the same connection, after the commit. */
  open: (listening: Listening) => {
    publish: (userIds: readonly string[]) => Promise<void>;
    close: () => Promise<void>;
  };
};

export type Listening = {
  heard: (userIds: readonly string[]) => void;
  /** Some may have been missed until now. */
  missed: () => void;
  /** The engine knows no signals: nothing will ever be heard. */
  unknown: () => void;
};

/** What the store needs from an engine. A new engine is one more file beside this one. */
export type Engine = {
  name: 'sqlite' | 'postgres';
  /** One transaction at a time is all it can: several may share a commit. */
  isOneAtATime: boolean;
  /** Where transactions run. */
  writer: Dialect;
  /** Where reads outside transactions run; sees committed data only. */
  reader: Dialect;
  /** Readies a transaction that changes the schema: it may take as long as it needs. */
  beginMigration: (tx: QueryExecutorProvider) => Promise<ColumnTypes>;
  /** Two transactions met, and this one may be tried again. */
  isConflict: (error: unknown) => boolean;
  /** The database cannot be reached or written at the moment; nothing is wrong with the request. */
  isUnavailable: (error: unknown) => boolean;
  isUniqueViolation: (error: unknown) => boolean;
  catalogue: (db: QueryExecutorProvider) => Promise<Catalogue>;
  /** Null where one server alone has the database. */
  signals: Signals | null;
};

/** The database's own data is broken; it is left as it is. The message says where. */
export class DamagedDatabaseError extends Error {}
