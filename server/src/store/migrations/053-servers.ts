import type { Migration } from './migration.ts';

/**
 * Adds the servers that run, each with the schema of its program and the second since 1970 at which it was last
 * seen, and the oldest schemas whose programs may serve the database: the newest of these rows counts.
 */
export const servers: Migration = async (tx, { text }) => {
  await tx.schema
    .createTable('servers')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('schema', text, (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .execute();
  await tx.schema
    .createTable('oldest_programs')
    .addColumn('schema', text, (c) => c.primaryKey())
    .execute();
};
