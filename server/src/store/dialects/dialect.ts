import type { Dialect, QueryExecutorProvider } from 'kysely';

/** What an engine tells of itself. `columns` in the index's order. */
export type Catalogue = { version: string; indexes: { table: string; columns: string[] }[] };

/** What the store needs from an engine. A new engine is one more file beside this one. */
export type Engine = {
  name: 'sqlite' | 'postgres';
  /** Where transactions run. */
  writer: Dialect;
  /** Where reads outside transactions run; sees committed data only. */
  reader: Dialect;
  /** Two transactions met, and this one may be tried again. */
  isConflict: (error: unknown) => boolean;
  /** The database cannot be reached or written at the moment; nothing is wrong with the request. */
  isUnavailable: (error: unknown) => boolean;
  isUniqueViolation: (error: unknown) => boolean;
  catalogue: (db: QueryExecutorProvider) => Promise<Catalogue>;
};
