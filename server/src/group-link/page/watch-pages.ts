import { createHash } from 'node:crypto';
import type { GroupPage } from '@picadito/domain';
import { reasonOf } from '../../logging/reason-of.ts';
import type { Context } from '../../transactions/context.ts';
import { listOfCode, readPageOfCode } from './read-page.ts';

/**
 * Each watched page is read again after this time, because pages also change with the clock: a match begins and ends,
 * and then the page shows the next match.
 */
const LOOK_MS = 60_000;

/** Called with each new version of a page; null when the page can no longer be read, so that its streams end. */
export type Follower = (version: string | null) => void;

/**
 * Returns the version of a page: a hash of the parts that are the same for all readers. Pages with the same hash differ
 * only in what they show to one device.
 */
export function versionOf(page: GroupPage): string {
  const { ended, suspended, next, later, lastDate, isStrict, proposals, isSurveyOpen } = page;
  const shown = JSON.stringify([
    ended,
    suspended,
    next,
    later,
    lastDate,
    isStrict,
    proposals,
    isSurveyOpen,
  ]);
  return createHash('sha256').update(shown).digest('base64url').slice(0, 22);
}

/**
 * Notifies followers of new versions of the pages of links: each follower first gets the current version, then each
 * later one. After a change of the organiser's data a page is read once, however many followers it has
 * (docs/decisions/241).
 */
export function watchPages(context: Context) {
  const watches = new Map<string, ReturnType<typeof watchPage>>();

  /**
   * Returns the function that adds a follower to the page of a link's code; that function returns the one that removes
   * the follower. Returns null for a code that opens no page.
   */
  return async (code: string): Promise<((follower: Follower) => () => void) | null> => {
    const list = await listOfCode(context, code);
    if (!list) return null;
    return (follower) => {
      const watch = watches.get(code) ?? watchPage(context, code, list.userId);
      watches.set(code, watch);
      watch.join(follower);
      return () => {
        if (watch.leave(follower) === 0) watches.delete(code);
      };
    };
  };
}

function watchPage(context: Context, code: string, userId: string) {
  const followers = new Set<Follower>();
  let known: string | null | undefined;
  let running: Promise<void> | null = null;
  let isStale = false;
  const unsubscribe = context.feed.subscribe(userId, look);
  const timer = setInterval(look, LOOK_MS);
  look();

  function look(): void {
    isStale = true;
    running ??= untilFresh().finally(() => {
      running = null;
      // A change may have come after the last read.
      if (isStale) look();
    });
  }

  async function untilFresh(): Promise<void> {
    while (isStale) {
      isStale = false;
      // While the database is unavailable the streams end, and clients connect again.
      const page = await readPageOfCode(context, code, { device: null }).catch((error: unknown) => {
        context.log(`page of a link not read: ${reasonOf(error)}`);
        return null;
      });
      const version = page && versionOf(page);
      if (version === known) continue;
      known = version;
      for (const follower of followers) follower(version);
    }
  }

  return {
    join(follower: Follower): void {
      followers.add(follower);
      if (known !== undefined) follower(known);
    },
    /**
     * Removes a follower and returns the number of remaining followers. Without followers the page is no longer
     * watched.
     */
    leave(follower: Follower): number {
      followers.delete(follower);
      if (followers.size > 0) return followers.size;
      clearInterval(timer);
      unsubscribe();
      return 0;
    },
  };
}
