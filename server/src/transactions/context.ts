import type { HelperRights } from '@picadito/domain';
import type { OwnerRow } from '../store/tables/account/users.ts';
import type { Store } from '../store/store.ts';
import type { ChangeFeed } from './change-feed.ts';

/** Type of the dependencies that every use case gets. */
export type Context = {
  store: Store;
  now: () => number;
  /** Logs a condition that is not a failure; the text must not contain names or phone numbers. */
  log: (note: string) => void;
  feed: ChangeFeed;
  /** True if the server makes daily backups, because BACKUP_DIR is set. */
  hasDailyBackups?: boolean;
};

/** Type of the user for whom a request or job runs, with the columns that rules need. */
export type Organiser = {
  id: string;
  timeZone: string | null;
  country: string | null;
  /** Timestamp of the newest sample data: data up to this time earns no badge. Empty except for the sample account. */
  badgeFactsAfter: string;
  /**
   * Id of the tab that sent the request. Events contain it, so that the tab recognises its own changes. Null in
   * background jobs.
   */
  tab: string | null;
  /** Hash of the session's token; absent where no session acts, as in background jobs. */
  session?: string;
  /** The user who acts for the organiser as a helper of a list; absent if the organiser acts. */
  helper?: ActingHelper;
  /** The owners of the lists that the organiser helps with, in requests for collections. */
  helped?: readonly HelpedOwner[];
};

/** Type of the owner of a helped list, with the version of the owner's data. */
export type HelpedOwner = Organiser & { version: string };

/** Type of a user who acts as the helper of a list, with the name of the list's owner. */
export type ActingHelper = {
  userId: string;
  listId: string;
  rights: HelperRights;
  ownerName: string;
};

/**
 * Returns the organiser for changes that no tab has made, such as those of background jobs; all open screens receive
 * them.
 */
export function asOrganiser(user: OwnerRow): Organiser {
  return {
    id: user.user_id,
    timeZone: user.time_zone,
    country: user.country,
    badgeFactsAfter: user.deeds_after,
    tab: null,
  };
}

/** Returns the id of the user who makes a change: the helper who acts for the organiser, or the organiser. */
export function authorOf({ id, helper }: Pick<Organiser, 'id' | 'helper'>): string {
  return helper?.userId ?? id;
}
