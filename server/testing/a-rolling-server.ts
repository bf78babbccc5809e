import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { changeFeed } from '../src/transactions/change-feed.ts';
import { rollForward } from '../src/matches/roll-forward.ts';
import { engineAt, type DatabaseAddress } from '../src/store/engines/engine-at.ts';
import { openStore } from '../src/store/store.ts';

/** A thread with a store of its own, as another server has: when told to, it rolls, and says how many it rolled. */
const { address, now } = workerData as { address: DatabaseAddress; now: number };
const store = await openStore(engineAt(address));
const feed = changeFeed(store);
parentPort?.postMessage('ready');
if (parentPort) await once(parentPort, 'message');
parentPort?.postMessage(await rollForward({ store, now: () => now, log: () => undefined, feed }));
await feed.close();
await store.close();
