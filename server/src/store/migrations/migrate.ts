import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import { start } from './001-start.ts';
import { badges } from './002-badges.ts';
import { severalServers } from './003-several-servers.ts';

export type Migration = (tx: Transaction<Schema>) => Promise<void>;

/** Listed, not scanned: the order is the history. A migration that has landed is never edited. */
export const MIGRATIONS: Record<string, Migration> = {
  '001-start': start,
  '002-badges': badges,
  '003-several-servers': severalServers,
};

type Journal = { schema_migrations: { name: string } };

/** The database has been used by a newer version of the program; it is left untouched. */
export class NewerSchemaError extends Error {}

/**
 * Brings the schema up to date, each migration in a transaction of its own that also notes it as done:
 * killed at any moment, the schema is the old one or the new one. Two starts at once: one works, the other waits.
 */
export async function migrate(db: Kysely<Schema>, migrations = MIGRATIONS): Promise<string[]> {
  const applied: string[] = [];
  for (const [name, migration] of Object.entries(migrations)) {
    const ran = await db.transaction().execute(async (tx) => {
      const done = await journal(tx);
      const unknown = done.find((known) => !(known in migrations));
      if (unknown) throw new NewerSchemaError(`the database has the unknown migration ${unknown}`);
      if (done.includes(name)) return false;
      await migration(tx);
      await tx.withTables<Journal>().insertInto('schema_migrations').values({ name }).execute();
      return true;
    });
    if (ran) applied.push(name);
  }
  return applied;
}

async function journal(tx: Transaction<Schema>): Promise<string[]> {
  await sql`create table if not exists schema_migrations (name text primary key)`.execute(tx);
  const rows = await tx
    .withTables<Journal>()
    .selectFrom('schema_migrations')
    .select('name')
    .execute();
  return rows.map((row) => row.name);
}
