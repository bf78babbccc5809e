import type { OwnerRow } from '../store/tables/users.ts';
import type { Store } from '../store/store.ts';
import type { ChangeFeed } from './change-feed.ts';

/** What every use case works with. */
export type Context = {
  store: Store;
  /** Epoch milliseconds. */
  now: () => number;
  /** Notes a condition that is no failure; never with names or numbers of people. */
  log: (note: string) => void;
  feed: ChangeFeed;
  /** BACKUP_DIR is set. */
  hasDailyBackups?: boolean;
};

/** The signed-in user, with the columns that rules need. */
export type Organiser = {
  id: string;
  timeZone: string | null;
  country: string | null;
  /** Data that is not newer is sample data and earns no badge; empty for all but the sample account. */
  badgeFactsAfter: string;
  /** The id of the tab that sent the request. */
  tab: string | null;
  /** Hash of the session's token; absent in background jobs. */
  session?: string;
};

/** As whom data of a user are changed by no tab of the user's: all open screens follow it. */
export function asOrganiser(user: OwnerRow): Organiser {
  return {
    id: user.user_id,
    timeZone: user.time_zone,
    country: user.country,
    badgeFactsAfter: user.deeds_after,
    tab: null,
  };
}
