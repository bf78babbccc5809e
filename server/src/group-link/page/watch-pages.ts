import { createHash } from 'node:crypto';
import type { GroupPage } from '@picadito/domain';
import { reasonOf } from '../../logging/reason-of.ts';
import type { Context } from '../../transactions/context.ts';
import { listOfCode, readPageOfCode } from './read-page.ts';

/** The clock changes pages too: a match begins, ends, and the next one takes its place. */
const LOOK_MS = 60_000;

/** Gets the version of a page; null when there is nothing to follow any more. */
export type Follower = (version: string | null) => void;

/** Of what all see, and that something waits to be decided: two pages of one version differ in nothing but whose device asks. */
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
 * Follows the pages of links: a follower gets the version of now, and each further one. However many follow a page, it is
 * read once for all of them after each change of its organiser's data (docs/decisions/248).
 */
export function watchPages(context: Context) {
  const watches = new Map<string, ReturnType<typeof watchPage>>();

  /** Null for a code that opens nothing. To follow returns a function that leaves. */
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
      // a change of the moment in between
      if (isStale) look();
    });
  }

  async function untilFresh(): Promise<void> {
    while (isStale) {
      isStale = false;
      // while the database is away nothing can be followed: clients come again
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
    /** How many are left. */
    leave(follower: Follower): number {
      followers.delete(follower);
      if (followers.size > 0) return followers.size;
      clearInterval(timer);
      unsubscribe();
      return 0;
    },
  };
}
