import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { changeFeed } from '../src/transactions/change-feed.ts';
import { rollForward } from '../src/matches/weekly-matches.ts';
import { engineAt, type DatabaseAddress } from '../src/store/engines/engine-at.ts';
import { openStore } from '../src/store/store.ts';

/**
 * Entry of a worker thread that acts as another server on the same database, with its own store. On a message it
 * creates the next match of each weekly match that is over, and posts the number of these weekly matches.
 */
const { address, now } = workerData as { address: DatabaseAddress; now: number };
const store = await openStore(engineAt(address));
const feed = changeFeed(store);
parentPort?.postMessage('ready');
if (parentPort) await once(parentPort, 'message');
parentPort?.postMessage(await rollForward({ store, now: () => now, log: () => undefined, feed }));
await feed.close();
await store.close();
