import { onTestFinished } from 'vitest';
import { changeFeed, type ChangeFeed } from '../src/transactions/change-feed.ts';
import type { Store } from '../src/store/store.ts';

/** The change feed of one server on a store, closed when the test ends. */
export function temporaryFeed(store: Store): ChangeFeed {
  const feed = changeFeed(store);
  onTestFinished(() => feed.close());
  return feed;
}
