import { logOnce } from '../logging/log-once.ts';
import { reasonOf } from '../logging/reason-of.ts';
import { dueWatches, type WhichWatches } from '../store/tables/notices/notice-watches.ts';
import type { Context } from '../transactions/context.ts';
import type { WriteListener } from '../transactions/change-feed.ts';
import { writeDue } from '../transactions/write-due.ts';
import { detectNotices } from './detect-notices.ts';

/** Changes of a moment are looked at together; those of another server once that has had the time to. */
const COLLECT_MS = { 'this server': 50, another: 1000 };
const AT_ONCE = 500;
const FAILURE = 'notices of an organiser could not be made';

export type Pace = {
  /** For what the clock brings. */
  everyMs: number;
  /** For all that was missed: this reads a row of each organiser with notices. */
  allEveryMs: number;
};

type Options = Pace & {
  /** There may be something to send. */
  whenLooked: () => void;
};

/**
 * Looks at the matches of an organiser after each change: of this server, and of others in case they have ended. Every
 * few seconds at those whose time has come, and less often at all, for what no signal has told of. A failure is logged
 * once, until a look succeeds.
 */
export function noticeScheduler(context: Context, { everyMs, allEveryMs, whenLooked }: Options) {
  const note = logOnce(context.log);
  const collected = { 'this server': collector('this server'), another: collector('another') };
  let isStopped = false;
  let allAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();
  const add: WriteListener = (userId, by) => collected[by].add(userId);
  const unsubscribe = context.feed.onWrite(add);
  lookByClock();

  function collector(by: keyof typeof COLLECT_MS) {
    const userIds = new Set<string>();
    let collecting: NodeJS.Timeout | undefined;
    const lookAtChanged = () => {
      collecting = undefined;
      const changed = [...userIds];
      userIds.clear();
      for (let from = 0; from < changed.length; from += AT_ONCE) {
        const some = changed.slice(from, from + AT_ONCE);
        looking = looking.then(() => look(some));
      }
    };
    return {
      add(userId: string): void {
        userIds.add(userId);
        collecting ??= setTimeout(lookAtChanged, COLLECT_MS[by]);
      },
      stop: () => clearTimeout(collecting),
    };
  }

  function lookByClock(): void {
    const isAll = performance.now() >= allAt;
    if (isAll) allAt = performance.now() + allEveryMs;
    looking = looking
      .then(() => look(isAll ? 'all' : 'clock'))
      .finally(() => {
        if (!isStopped) timer = setTimeout(lookByClock, everyMs);
      });
  }

  async function look(of: WhichWatches): Promise<void> {
    try {
      const count = await lookAtDue(context, of, () => isStopped);
      // what is to be tried again has a time of its own
      if (count > 0 || typeof of === 'string') whenLooked();
      note();
    } catch (error) {
      note(`notices could not be made: ${reasonOf(error)}`);
    }
  }

  return {
    async stop(): Promise<void> {
      isStopped = true;
      unsubscribe();
      clearTimeout(timer);
      for (const { stop } of Object.values(collected)) stop();
      await looking;
    },
  };
}

/** So many at a time, until none is left but those that fail. Returns how many messages there are to send. */
async function lookAtDue(
  context: Context,
  of: WhichWatches,
  isStopped: () => boolean,
): Promise<number> {
  const seen = new Set<string>();
  let count = 0;
  for (;;) {
    const due = { now: context.now(), limit: AT_ONCE, of };
    const found = await dueWatches(context.store.read, due);
    const watches = found.filter(({ user_id: id }) => !seen.has(id));
    for (const watched of watches) {
      if (isStopped()) return count;
      seen.add(watched.user_id);
      // one that fails is left for the next time
      count += (await writeDue(context, watched, detectNotices, FAILURE)) ?? 0;
    }
    if (watches.length === 0 || found.length < AT_ONCE) return count;
  }
}
