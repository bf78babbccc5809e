import { fail, ok, type Result } from '@picadito/domain';
import { nameOf } from './config-database.ts';
import { DamagedDatabaseError, type Engine } from './store/dialects/dialect.ts';
import { engineAt, type DatabaseAddress } from './store/dialects/engine-at.ts';
import { NewerSchemaError } from './store/migrations/migrate.ts';
import { openStore, type Store } from './store/store.ts';

const RESTORE = 'npm run restore -- BACKUP --replace';

/** The store at an address, with the newest schema; or one line that says why not, and what to do. */
export async function openDatabase(
  address: DatabaseAddress,
  watch = (engine: Engine) => engine,
): Promise<Result<Store, string>> {
  const engine = watch(engineAt(address));
  try {
    return ok(await openStore(engine));
  } catch (error) {
    const name = nameOf(address);
    const reason = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
    if (error instanceof NewerSchemaError)
      return refused(
        `${name} belongs to a newer version of Picadito (${reason}); it was left as it is. Start that version, or bring back a backup of this one: ${RESTORE}`,
      );
    if (error instanceof DamagedDatabaseError)
      return refused(
        `${name} is damaged (${reason}); it was left as it is. Bring back a backup: ${RESTORE}`,
      );
    if (engine.isUnavailable(error)) return refused(`${name} does not answer (${reason}).`);
    return refused(`cannot open ${name} (${reason}).`);
  }
}

const refused = (line: string) => fail(`DATABASE_URL: ${line}`);
