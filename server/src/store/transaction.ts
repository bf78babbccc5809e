import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Reads only: no method of it writes. */
export type Reader = Pick<Kysely<Schema>, 'selectFrom'>;
/** Writes exist on a transaction only, so that one outside of it cannot be written. */
export type Writer = Transaction<Schema>;
