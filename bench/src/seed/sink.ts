import type { Rows } from './seeded-user.ts';

/** Type of a database that is opened for writing rows in bulk. */
export type Sink = {
  /** Inserts the rows in one transaction. */
  insert: (rows: Rows) => Promise<void>;
  /** Brings statistics and files of the database into the state of a running deployment, and closes the connection. */
  finish: () => Promise<void>;
};
