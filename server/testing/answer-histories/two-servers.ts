import { onTestFinished } from 'vitest';
import { engineAt } from '../../src/store/engines/engine-at.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { ENGINE, temporaryDatabase } from '../temporary-database.ts';
import { testApp } from '../test-app.ts';

/** Two servers on one database; the embedded engine belongs to one process, and both are the same. */
export async function twoServers(through = (store: Store) => store) {
  const database = await temporaryDatabase();
  onTestFinished(database.remove);
  const server = async () => {
    const store = await openStore(engineAt(database.address));
    onTestFinished(store.close);
    return testApp({}, through(store));
  };
  const first = await server();
  return [first, ENGINE === 'sqlite' ? first : await server()] as const;
}
