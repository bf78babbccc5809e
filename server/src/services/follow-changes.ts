import { changesAfter, type Change } from '../store/tables/changes.ts';
import { timestamp } from '../store/timestamps.ts';
import { findUser } from '../store/tables/users.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { KEPT_MS } from './write.ts';

/** A version of an organiser's things: one of his timestamps. */
const VERSION = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;
const CHANGES_AT_ONCE = 200;

export type Following = {
  version: string;
  isLost: boolean;
  look: () => Promise<void>;
  /** His account has been deleted: of that no change is left to tell. */
  isGone: () => Promise<boolean>;
};

/**
 * Follows what changes of the organiser's, from a version on (null: from now). `isLost`: more may have changed since
 * than is kept, so that everything is to be read again. `look` tells what came meanwhile, each change once and in
 * order; called while it is at work, it looks once more.
 */
export async function followChanges(
  { store, now }: Context,
  organiser: Organiser,
  since: string | null,
  tell: (change: Change) => void,
): Promise<Following> {
  const newest = (await findUser(store.read, organiser.id))?.last_timestamp ?? '';
  const isLost = since !== null && !isKept(since, newest, now());
  const start = since === null || isLost ? newest : since;
  let version = start;
  let looking: Promise<void> | null = null;
  let isStale = false;
  return { version: start, isLost, look, isGone };

  async function isGone(): Promise<boolean> {
    return (await findUser(store.read, organiser.id)) === undefined;
  }

  function look(): Promise<void> {
    isStale = true;
    looking ??= untilFresh().finally(() => (looking = null));
    return looking;
  }

  async function untilFresh(): Promise<void> {
    while (isStale) {
      isStale = false;
      const changes = await changesAfter(store.read, organiser.id, version, CHANGES_AT_ONCE);
      for (const change of changes) {
        tell(change);
        version = change.at;
      }
      if (changes.length === CHANGES_AT_ONCE) isStale = true;
    }
  }
}

/** What is older than a day has been forgotten; what is newer than the newest was never ours. */
function isKept(version: string, newest: string, now: number): boolean {
  if (!VERSION.test(version) || version > newest) return false;
  return version === newest || version >= timestamp(now - KEPT_MS);
}
