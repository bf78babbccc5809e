import type { Rows } from './seeded-user.ts';

/** Writes rows to a database in bulk. */
export type Sink = {
  /** Inserts the rows in one transaction. */
  insert: (rows: Rows) => Promise<void>;
  /** Leaves the database as a running deployment has it, and closes it. */
  finish: () => Promise<void>;
};
