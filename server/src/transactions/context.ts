import type { OwnerRow } from '../store/tables/account/users.ts';
import type { Store } from '../store/store.ts';
import type { ChangeFeed } from './change-feed.ts';

/** Holds what every use case needs. */
export type Context = {
  store: Store;
  /** Epoch milliseconds. */
  now: () => number;
  /** Logs a condition that is not a failure; the text never has names or numbers of people. */
  log: (note: string) => void;
  feed: ChangeFeed;
  /** Tells whether BACKUP_DIR is set. */
  hasDailyBackups?: boolean;
};

/** Describes the signed-in user with the columns that rules need. */
export type Organiser = {
  id: string;
  timeZone: string | null;
  country: string | null;
  /** Holds a timestamp; data up to it is sample data and earns no badge. Empty except for the sample account. */
  badgeFactsAfter: string;
  /** Identifies the tab that sent the request, which recognises its own changes by it; null in background jobs. */
  tab: string | null;
  /** Holds the hash of the session's token; absent in background jobs. */
  session?: string;
};

/** Returns the organiser for changes that no tab has made, so that all open screens receive them. */
export function asOrganiser(user: OwnerRow): Organiser {
  return {
    id: user.user_id,
    timeZone: user.time_zone,
    country: user.country,
    badgeFactsAfter: user.deeds_after,
    tab: null,
  };
}
