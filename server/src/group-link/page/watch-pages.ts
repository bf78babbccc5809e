import { createHash } from 'node:crypto';
import type { GroupPage } from '@picadito/domain';
import { reasonOf } from '../../logging/reason-of.ts';
import type { Context } from '../../transactions/context.ts';
import { listOfCode, readPageOfCode } from './read-page.ts';

/**
 * Each page is read again after this time, because the clock changes pages too: a match begins, ends, and the next one
 * takes its place.
 */
const LOOK_MS = 60_000;

/** Receives the version of a page; null when the page is gone. */
export type Follower = (version: string | null) => void;

/**
 * Returns a hash of the public parts of the page. Pages with the same hash differ only in what they show to one device.
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
 * Follows the pages of links. A follower gets the current version and each later one. A page is read once after each
 * change of its organiser's data, however many followers it has (docs/decisions/241).
 */
export function watchPages(context: Context) {
  const watches = new Map<string, ReturnType<typeof watchPage>>();

  /**
   * Returns null for a code that opens no page, otherwise a function that follows the page and returns an unsubscribe
   * function.
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
    /** Removes a follower and returns how many are left. */
    leave(follower: Follower): number {
      followers.delete(follower);
      if (followers.size > 0) return followers.size;
      clearInterval(timer);
      unsubscribe();
      return 0;
    },
  };
}
