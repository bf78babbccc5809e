import { expect, onTestFinished, test, vi } from 'vitest';
import { engineAt } from '../store/engines/engine-at.ts';
import { openStore } from '../store/store.ts';
import { eventually } from '../../testing/eventually.ts';
import { temporaryDatabase } from '../../testing/temporary-database.ts';
import { changeFeed } from './change-feed.ts';

async function twoServers() {
  const database = await temporaryDatabase();
  const stores = [
    await openStore(engineAt(database.address)),
    await openStore(engineAt(database.address)),
  ] as const;
  const feeds = [changeFeed(stores[0]), changeFeed(stores[1])] as const;
  onTestFinished(async () => {
    for (const feed of feeds) await feed.close();
    for (const store of stores) await store.close();
    await database.remove();
  });
  return { feeds, stores };
}

/** Waits until both feeds are subscribed, so that later notifications arrive. */
async function listening(feeds: Awaited<ReturnType<typeof twoServers>>['feeds']) {
  const gaps = feeds.map((feed) => {
    const gap = vi.fn<() => void>();
    feed.subscribe('gap', gap);
    return gap;
  });
  await eventually(() => expect(gaps.every((gap) => gap.mock.calls.length > 0)).toBe(true));
}

test('a change reaches the subscribers of the other server, and its own once', async () => {
  const { feeds } = await twoServers();
  await listening(feeds);
  const [here, there] = [vi.fn<() => void>(), vi.fn<() => void>()];
  feeds[0].subscribe('ana', here);
  feeds[1].subscribe('ana', there);
  feeds[0].notify('ana');
  await eventually(() => expect(there).toHaveBeenCalledTimes(1));
  expect(here).toHaveBeenCalledTimes(1);
});

test('a lost LISTEN connection is restored, and missed changes are looked up', async () => {
  const { feeds, stores } = await twoServers();
  await listening(feeds);
  const there = vi.fn<() => void>();
  feeds[1].subscribe('ana', there);
  const { sql } = await import('kysely');
  await stores[0].transaction((tx) =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'picadito signals' and datname = current_database()`.execute(tx),
  );
  await eventually(() => expect(there).toHaveBeenCalledTimes(1));
  feeds[0].notify('ana');
  await eventually(() => expect(there).toHaveBeenCalledTimes(2));
});
