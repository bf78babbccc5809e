import type { Transaction } from 'kysely';
import type { ColumnTypes, Index } from '../engines/dialect.ts';
import type { Schema } from '../schema.ts';

/** Changes the schema, or rows, within a transaction. By itself it needs all servers of earlier versions stopped. */
export type Migration = (tx: Transaction<Schema>, types: ColumnTypes) => Promise<void>;

/**
 * Adds what the next version needs, while servers of the version before go on. A backfill fills a new column: `batch`
 * changes some of the rows that lack the value and returns how many; it is called until it returns 0.
 */
export type Expand =
  | { kind: 'expand'; change: Migration }
  | { kind: 'backfill'; batch: (tx: Transaction<Schema>) => Promise<number> }
  | { kind: 'index'; index: Index };

/**
 * Removes what only earlier versions need. `oldest` is the number of the oldest schema whose program may serve the
 * database from then on, such as '057'.
 */
export type Contract = { kind: 'contract'; oldest: string; change: Migration };

/** A step from a schema to the next (docs/decisions/036). */
export type Step = Migration | Expand | Contract;
