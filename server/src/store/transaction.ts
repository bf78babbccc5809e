import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Allows reads only: it has no method that writes. */
export type Reader = Pick<Kysely<Schema>, 'selectFrom'>;
/** Allows reads and writes. Only a transaction has this type, so that no write happens outside of one. */
export type Writer = Transaction<Schema>;
