import { onTestFinished } from 'vitest';
import { engineAt } from '../../src/store/engines/engine-at.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { ENGINE, temporaryDatabase } from '../temporary-database.ts';
import { testApp } from '../test-app.ts';

/**
 * Starts two servers on one database, and wraps each store by `through`. On SQLite it starts one server and returns it
 * twice, because only one process may open the file.
 */
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
