import { onTestFinished } from 'vitest';
import { engineAt } from '../store/dialects/engine-at.ts';
import { openStore, type Store } from '../store/store.ts';
import { temporaryDatabase } from './temporary-database.ts';

/** A migrated database of its own on the engine that is tested, gone when the test ends. */
export async function temporaryStore(): Promise<Store> {
  const database = await temporaryDatabase();
  const store = await openStore(engineAt(database.address));
  onTestFinished(async () => {
    await store.close();
    await database.remove();
  });
  return store;
}
