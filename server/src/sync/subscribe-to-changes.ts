import { changesAfter, type Change } from '../store/tables/sync/changes.ts';
import { changesFor } from './changes-for.ts';
import { timestamp } from '../store/timestamps.ts';
import { findUser } from '../store/tables/account/users.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { RETENTION_MS } from '../transactions/write.ts';

/** Matches a version of an organiser's data, which is one of the organiser's timestamps. */
const VERSION = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;
const CHANGES_AT_ONCE = 200;

export type ChangeSubscription = {
  version: string;
  needsResync: boolean;
  catchUp: () => Promise<void>;
  /** Returns whether the account has been deleted, and its changes with it. */
  isAccountDeleted: () => Promise<boolean>;
};

/**
 * Subscribes to the changes of the organiser's data after a version; null means from now on. `needsResync` is true when
 * the version is older than the retained changes, so that the client must read everything again. `catchUp` delivers
 * pending changes, each once and in order; a call while it runs makes it run once more. A helper gets only the changes
 * of the helped list.
 */
export async function subscribeToChanges(
  { store, now }: Context,
  organiser: Organiser,
  since: string | null,
  onChange: (change: Change) => void,
): Promise<ChangeSubscription> {
  const newest = (await findUser(store.read, organiser.id))?.last_timestamp ?? '';
  const needsResync = since !== null && !isRetained(since, newest, now());
  const start = since === null || needsResync ? newest : since;
  let version = start;
  let running: Promise<void> | null = null;
  let isStale = false;
  return { version: start, needsResync, catchUp, isAccountDeleted };

  async function isAccountDeleted(): Promise<boolean> {
    return (await findUser(store.read, organiser.id)) === undefined;
  }

  function catchUp(): Promise<void> {
    isStale = true;
    running ??= untilFresh().finally(() => (running = null));
    return running;
  }

  async function untilFresh(): Promise<void> {
    while (isStale) {
      isStale = false;
      const changes = await changesAfter(store.read, organiser.id, version, CHANGES_AT_ONCE);
      for (const change of await changesFor(store.read, organiser, changes)) onChange(change);
      version = changes.at(-1)?.at ?? version;
      if (changes.length === CHANGES_AT_ONCE) isStale = true;
    }
  }
}

/**
 * Tells whether all changes after a version are still stored: changes older than a day are deleted. Returns false for a
 * version that was never issued, such as one newer than the newest.
 */
function isRetained(version: string, newest: string, now: number): boolean {
  if (!VERSION.test(version) || version > newest) return false;
  return version === newest || version >= timestamp(now - RETENTION_MS);
}
