import { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import { engineAt } from '../src/store/engines/engine-at.ts';
import { migrate, MIGRATIONS, type Watch } from '../src/store/migrations/migrate.ts';
import type { Schema } from '../src/store/schema.ts';
import { tableNames } from './table-keys.ts';
import { temporaryDatabase } from './temporary-database.ts';

/** Creates a database without tables; returns its address and functions that migrate and inspect it. */
export async function anEmptyDatabase() {
  const { address, remove } = await temporaryDatabase({ empty: true });
  const engine = engineAt(address);
  const db = new Kysely<Schema>({ dialect: engine.writer });
  onTestFinished(async () => {
    await db.destroy();
    await remove();
  });
  return {
    address,
    db,
    migrate: (list = MIGRATIONS, watch: Watch = {}) => migrate(db, engine, list, watch),
    tables: () => tableNames(db),
    catalogue: () => engine.catalogue(db),
  };
}
