import type { Dialect, Expression, QueryExecutorProvider } from 'kysely';

/** What an engine tells of itself. `columns` in the index's order; indexes of whole tables only. */
export type Catalogue = { version: string; indexes: { table: string; columns: string[] }[] };

/** What migrations make columns of. */
export type ColumnTypes = {
  /** Compared and ordered by its bytes. */
  text: 'text' | Expression<unknown>;
};

/** What the store needs from an engine. A new engine is one more file beside this one. */
export type Engine = {
  name: 'sqlite' | 'postgres';
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
};

/** The database's own data is broken; it is left as it is. The message says where. */
export class DamagedDatabaseError extends Error {}
