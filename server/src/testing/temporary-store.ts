import { onTestFinished } from 'vitest';
import { engineAt } from '../store/engines/engine-at.ts';
import { openStore, type Store } from '../store/store.ts';
import { recording, type Statements } from './plans/recording.ts';
import { temporaryDatabase } from './temporary-database.ts';

/** What went to the temporary stores of this worker. */
export const statements: Statements = new Map();

/** A migrated database of its own on the engine that is tested, gone when the test ends. */
export async function temporaryStore(): Promise<Store> {
  const database = await temporaryDatabase();
  const store = await openStore(recording(engineAt(database.address), statements));
  onTestFinished(async () => {
    await store.close();
    await database.remove();
  });
  return store;
}
