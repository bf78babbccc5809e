import { onTestFinished } from 'vitest';
import { changeFeed, type ChangeFeed } from '../src/transactions/change-feed.ts';
import type { Store } from '../src/store/store.ts';

/** Returns the change feed of a server on this store; it closes when the test ends. */
export function temporaryFeed(store: Store): ChangeFeed {
  const feed = changeFeed(store);
  onTestFinished(() => feed.close());
  return feed;
}
