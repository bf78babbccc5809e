import { fail, ok, type Result } from '@picadito/domain';
import { nameOf } from '../../config/database-url.ts';
import { DamagedDatabaseError } from '../../store/engines/dialect.ts';
import { engineAt, type DatabaseAddress } from '../../store/engines/engine-at.ts';
import { NewerSchemaError } from '../../store/migrations/migrate.ts';
import { openStore, type Store } from '../../store/store.ts';

/** A PostgreSQL is never replaced. */
const WAY_BACK = {
  sqlite: 'npm run restore -- BACKUP --replace',
  postgres: 'npm run restore -- BACKUP, with DATABASE_URL naming an empty database',
};

/** The store at an address, with the newest schema; or one line with the reason and what to do. */
export async function openDatabase(
  address: DatabaseAddress,
  onRetry?: () => void,
): Promise<Result<Store, string>> {
  const engine = engineAt(address);
  try {
    return ok(await openStore(engine, onRetry));
  } catch (error) {
    const name = nameOf(address);
    const wayBack = WAY_BACK[address.engine];
    const reason = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
    if (error instanceof NewerSchemaError)
      return refused(
        `${name} belongs to a newer version of Picadito (${reason}); it was left as it is. Start that version, or bring back a backup of this one: ${wayBack}`,
      );
    if (error instanceof DamagedDatabaseError)
      return refused(
        `${name} is damaged (${reason}); it was left as it is. Bring back a backup: ${wayBack}`,
      );
    if (engine.isUnavailable(error)) return refused(`${name} does not answer (${reason}).`);
    return refused(`cannot open ${name} (${reason}).`);
  }
}

const refused = (line: string) => fail(`DATABASE_URL: ${line}`);
