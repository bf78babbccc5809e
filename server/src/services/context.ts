import type { Store } from '../store/store.ts';

/** What every use case works with. */
export type Context = {
  store: Store;
  /** Epoch milliseconds. */
  now: () => number;
};

/** The signed-in user, as far as rules need him. */
export type Organiser = {
  id: string;
  timeZone: string | null;
  country: string | null;
};
