import type { Transaction } from 'kysely';
import type { ColumnTypes } from '../engines/dialect.ts';
import type { Schema } from '../schema.ts';

export type Migration = (tx: Transaction<Schema>, types: ColumnTypes) => Promise<void>;
