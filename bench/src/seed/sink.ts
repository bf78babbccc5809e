import type { Rows } from './seeded-user.ts';

/** Where rows go in bulk. */
export type Sink = {
  /** In one transaction. */
  insert: (rows: Rows) => Promise<void>;
  /** Leaves the database as a running deployment has it, and closes it. */
  finish: () => Promise<void>;
};
