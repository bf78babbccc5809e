import { logOnce } from '../logging/log-once.ts';
import { reasonOf } from '../logging/reason-of.ts';
import { dueWatches, type WhichWatches } from '../store/tables/notices/notice-watches.ts';
import type { Context } from '../transactions/context.ts';
import type { WriteListener } from '../transactions/change-feed.ts';
import { writeDue } from '../transactions/write.ts';
import { detectNotices } from './detect-notices.ts';

/**
 * Time in milliseconds between a change and its check, so that several changes in quick succession are checked
 * together. Changes of another server wait longer, so that the other server can check them first.
 */
const COLLECT_MS = { 'this server': 50, another: 1000 };
const AT_ONCE = 500;
const FAILURE = 'notices of an organiser could not be made';

export type Pace = {
  /** Interval in milliseconds at which the matches are checked whose time for a check has come. */
  everyMs: number;
  /**
   * Interval in milliseconds at which all organisers with notices are checked, to find changes that were not signalled.
   * A check reads one row of each organiser.
   */
  allEveryMs: number;
};

type Options = Pace & {
  /**
   * Called after each check that has stored messages, and after each check at an interval, since a message may be due
   * for a retry.
   */
  onChecked: () => void;
};

/**
 * Starts the checks for new notices. The matches of an organiser are checked after each change, also after a change by
 * another server, which may have ended since. At the interval `everyMs` the matches are checked whose time for a check
 * has come, and at the interval `allEveryMs` the matches of all organisers, for changes without a signal. A failure is
 * logged once, until a check succeeds. `stop` ends the checks.
 */
export function noticeScheduler(context: Context, { everyMs, allEveryMs, onChecked }: Options) {
  const note = logOnce(context.log);
  const collected = { 'this server': collector('this server'), another: collector('another') };
  let isStopped = false;
  let allAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let checking = Promise.resolve();
  const add: WriteListener = (userId, by) => collected[by].add(userId);
  const unsubscribe = context.feed.onWrite(add);
  checkByClock();

  function collector(by: keyof typeof COLLECT_MS) {
    const userIds = new Set<string>();
    let collecting: NodeJS.Timeout | undefined;
    const checkChanged = () => {
      collecting = undefined;
      const changed = [...userIds];
      userIds.clear();
      for (let from = 0; from < changed.length; from += AT_ONCE) {
        const some = changed.slice(from, from + AT_ONCE);
        checking = checking.then(() => check(some));
      }
    };
    return {
      add(userId: string): void {
        userIds.add(userId);
        collecting ??= setTimeout(checkChanged, COLLECT_MS[by]);
      },
      stop: () => clearTimeout(collecting),
    };
  }

  function checkByClock(): void {
    const isAll = performance.now() >= allAt;
    if (isAll) allAt = performance.now() + allEveryMs;
    checking = checking
      .then(() => check(isAll ? 'all' : 'clock'))
      .finally(() => {
        if (!isStopped) timer = setTimeout(checkByClock, everyMs);
      });
  }

  async function check(of: WhichWatches): Promise<void> {
    try {
      const count = await checkDue(context, of, () => isStopped);
      // Checks at an interval also trigger sending, since a message may be due for a retry.
      if (count > 0 || typeof of === 'string') onChecked();
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
      await checking;
    },
  };
}

/**
 * Checks the organisers whose check for notices is due, in batches, each once; a failed one is left for the next run.
 * Returns the number of stored messages.
 */
async function checkDue(
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
      count += (await writeDue(context, watched, detectNotices, FAILURE)) ?? 0;
    }
    if (watches.length === 0 || found.length < AT_ONCE) return count;
  }
}
