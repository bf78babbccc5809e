import type { Store } from '../store/store.ts';
import type { ChangeFeed } from '../services/change-feed.ts';

/** What every use case works with. */
export type Context = {
  store: Store;
  /** Epoch milliseconds. */
  now: () => number;
  /** Notes a condition that is no failure; never with names or numbers of people. */
  log: (note: string) => void;
  feed: ChangeFeed;
};

/** The signed-in user, as far as rules need him. */
export type Organiser = {
  id: string;
  timeZone: string | null;
  country: string | null;
  /** What is not newer is sample data and earns no badge; empty for everybody but the sample account. */
  deedsAfter: string;
  /** Which of his pages asks, as it calls itself. */
  tab: string | null;
  /** Hash of the token of the session that asks; none when nobody asks, but the clock. */
  session?: string;
};
