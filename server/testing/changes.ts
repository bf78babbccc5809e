import { onTestFinished } from 'vitest';
import { changeFeed, type ChangeFeed } from '../src/transactions/change-feed.ts';
import type { Store } from '../src/store/store.ts';

export function temporaryFeed(store: Store): ChangeFeed {
  const feed = changeFeed(store);
  onTestFinished(() => feed.close());
  return feed;
}

/** Runs `work`, and returns the changes that it has recorded for the event streams, as 'kind id', oldest first. */
export async function changesOf(store: Store, work: () => Promise<unknown>): Promise<string[]> {
  const all = async () => store.read.selectFrom('changes').selectAll().orderBy('at').execute();
  const before = await all();
  await work();
  return (await all()).slice(before.length).map(({ kind, id }) => `${kind} ${id}`);
}
