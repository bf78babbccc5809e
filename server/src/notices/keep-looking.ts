import { reasonOf } from '../logging/reason-of.ts';
import { dueWatches, type Watched } from '../store/tables/notices/notice-watches.ts';
import type { Context } from '../transactions/context.ts';
import { write } from '../transactions/write.ts';
import { lookAtMatches } from './look-at-matches.ts';

/** Changes of a moment are looked at together. */
const COLLECT_MS = 50;
const AT_ONCE = 500;

type Options = {
  everyMs: number;
  /** After each look: there may be something to send. */
  whenLooked: () => void;
};

/**
 * Looks at the matches of an organiser after each change that this server has made, and every few seconds at all that
 * are due: what the clock brings, and what another server has left. A failure is logged once, until a look succeeds.
 */
export function keepLooking(context: Context, { everyMs, whenLooked }: Options) {
  const changed = new Set<string>();
  let isStopped = false;
  let noted = '';
  let collecting: NodeJS.Timeout | undefined;
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();
  const unsubscribe = context.feed.onWrite((userId) => {
    changed.add(userId);
    collecting ??= setTimeout(lookAtChanged, COLLECT_MS);
  });
  lookAtAll();

  function lookAtChanged(): void {
    collecting = undefined;
    const userIds = [...changed];
    changed.clear();
    looking = looking.then(() => look({ userIds }));
  }

  function lookAtAll(): void {
    looking = looking
      .then(() => look({}))
      .finally(() => {
        if (!isStopped) timer = setTimeout(lookAtAll, everyMs);
      });
  }

  async function look(of: { userIds?: readonly string[] }): Promise<void> {
    try {
      const due = { now: context.now(), limit: AT_ONCE, ...of };
      for (const watched of await dueWatches(context.store.read, due)) {
        if (isStopped) return;
        await lookFor(context, watched);
      }
      whenLooked();
    } catch (error) {
      const text = `notices could not be made: ${reasonOf(error)}`;
      if (text !== noted) context.log(text);
      noted = text;
      return;
    }
    noted = '';
  }

  return {
    async stop(): Promise<void> {
      isStopped = true;
      unsubscribe();
      clearTimeout(timer);
      clearTimeout(collecting);
      await looking;
    },
  };
}

/** One that fails is left for the next time. */
async function lookFor(context: Context, { user_id: id, ...user }: Watched): Promise<void> {
  const owner = {
    id,
    timeZone: user.time_zone,
    country: user.country,
    badgeFactsAfter: user.deeds_after,
    tab: null,
  };
  try {
    await write(context, owner, lookAtMatches);
  } catch (error) {
    if (context.store.engine.isUnavailable(error)) throw error;
    context.log(`notices of an organiser could not be made: ${reasonOf(error)}`);
  }
}
