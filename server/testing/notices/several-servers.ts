import { onTestFinished } from 'vitest';
import { engineAt } from '../../src/store/engines/engine-at.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { aLinkedGroupOf } from '../a-linked-group.ts';
import { eventually } from '../eventually.ts';
import { ENGINE, temporaryDatabase } from '../temporary-database.ts';
import { temporaryFeed } from '../changes.ts';
import { PUBLIC_URL, testApp } from '../test-app.ts';
import type { Pace } from '../../src/notices/notice-scheduler.ts';
import { startNotices } from '../../src/notices/start-notices.ts';
import { aPushService } from './a-push-service.ts';

/** Intervals of the notice scheduler that are so short that no test has to wait for it. */
const ALWAYS: Pace = { everyMs: 20, allEveryMs: 0 };

/**
 * Sets up a match, a phone of its organiser, and a database. The returned `start` starts a server that sends notices.
 */
export async function aDatabase(pace: Partial<Pace> = ALWAYS) {
  const { address, remove } = await temporaryDatabase();
  const stores: Store[] = [];
  const stops: (() => Promise<void>)[] = [];
  const clock = { now: () => Date.now() };
  const push = await aPushService(() => clock.now());
  onTestFinished(async () => {
    await Promise.all(stops.map((end) => end()));
    await push.close();
    await Promise.all(stores.map((store) => store.close()));
    await remove();
  });
  const open = async () => {
    const [first] = stores;
    // Only one process may open an SQLite file, so all servers share one store there.
    if (first && ENGINE === 'sqlite') return first;
    const store = await openStore(engineAt(address));
    stores.push(store);
    return store;
  };
  const server = await testApp({ pushServices: push.services }, await open());
  const group = await aLinkedGroupOf(server, 'ana', 4);
  clock.now = group.context.now;
  await group.ana.put('/api/notices', push.subscribe('ana').subscription);
  /** Starts a server that sends notices, with the store that `through` returns. */
  const start = async (through = (store: Store) => store) => {
    const store = through(await open());
    const context = { ...group.context, store, feed: temporaryFeed(store) };
    const site = { publicUrl: PUBLIC_URL, services: push.services, ...pace };
    const { stop } = startNotices(context, site);
    stops.push(stop);
  };
  /**
   * Answers VOY for the list's first player from the given device, and waits until the scheduler has stored that the
   * player comes.
   */
  const isIn = (nico: ReturnType<typeof group.device>) =>
    nico.says(1, 'voy').then(() =>
      eventually(async () => {
        const row = await group.store.read
          .selectFrom('noticed_matches')
          .selectAll()
          .executeTakeFirstOrThrow();
        const { going } = JSON.parse(row.noted) as { going: string[] };
        if (going.length !== 1) throw new Error('not seen');
      }),
    );
  const isAllSent = () =>
    eventually(async () => {
      const left = await group.store.read.selectFrom('pushes').selectAll().execute();
      if (left.length > 0) throw new Error('not sent');
    });
  const stop = () => Promise.all(stops.splice(0).map((end) => end()));
  return { ...group, address, push, start, stop, isIn, isAllSent };
}
