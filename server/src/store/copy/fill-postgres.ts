import { Kysely } from 'kysely';
import type { Engine } from '../engines/dialect.ts';
import { postgresEngine } from '../engines/postgres.ts';
import { migrate, migrateWithin } from '../migrations/migrate.ts';
import type { Schema } from '../schema.ts';
import { copyRows, verified, type FillOptions, UnfitTargetError } from './copy-rows.ts';
import { migrationsOf, tablesIn, type Snapshot } from './read-source.ts';
import { digestsOf, firstWithRows } from './table-rows.ts';

/** Table whose rows every server creates when it starts, so a database with no other rows counts as empty. */
const KEYS = 'server_keys';

/**
 * Fills an empty PostgreSQL database with the schema and the rows of a snapshot, and returns the number of rows. One
 * transaction writes and compares all rows, so that a failure leaves every table empty.
 */
export async function fillPostgres(
  snapshot: Snapshot,
  url: string,
  { signal, whenArrived }: FillOptions = {},
): Promise<number> {
  const engine = postgresEngine(url);
  const db = new Kysely<Schema>({ dialect: engine.writer });
  try {
    await refuseUnfit(db, engine, snapshot);
    await migrate(db, engine, snapshot.migrations);
    return await db.transaction().execute(async (tx) => {
      await engine.beginMigration(tx);
      // A server that has started on the target has left keys, which the source's keys replace.
      if (snapshot.tables.includes(KEYS)) await tx.deleteFrom(KEYS).execute();
      const sent = await copyRows(snapshot, tx, engine, signal);
      const rows = verified(sent, await digestsOf(tx, snapshot.tables, signal));
      if (whenArrived) await migrateWithin(tx, engine);
      await whenArrived?.(tx);
      return rows;
    });
  } finally {
    await db.destroy();
  }
}

async function refuseUnfit(db: Kysely<Schema>, engine: Engine, snapshot: Snapshot): Promise<void> {
  const full = await firstWithRows(
    db,
    (await tablesIn(db, engine)).filter((table) => table !== KEYS),
  );
  if (full) throw new UnfitTargetError(`it holds data already (in ${full})`);
  const migrations = await migrationsOf(db, engine);
  if (migrations === null) return;
  if (Object.keys(migrations).join() === Object.keys(snapshot.migrations).join()) return;
  throw new UnfitTargetError('its tables are of another version; take a database without tables');
}
