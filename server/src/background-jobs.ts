import { onceInRuns } from './logging/log-once.ts';
import { reasonOf } from './logging/reason-of.ts';
import type { Context } from './transactions/context.ts';
import { runAutopilots } from './autopilot/run-autopilot.ts';
import { deleteExpired } from './delete-expired.ts';
import { weighClaims } from './group-link/devices/weigh-claims.ts';
import { closeDueSurveys } from './survey/close-survey.ts';
import { rollForward } from './matches/weekly-matches.ts';
import { countAllDueVotes } from './results/count-votes.ts';
import { endDueKeeping } from './waitlist/end-keeping.ts';

const EVERY_MS = 10_000;
const AN_HOUR_MS = 60 * 60 * 1000;

/**
 * Starts the periodic jobs. They run at once, and again `everyMs` milliseconds after each run, so that runs never
 * overlap. A failure is logged once, and again only after a run without it; the next run tries again. `stop` waits
 * until the work on the present match or survey is done.
 */
export function startBackgroundJobs(
  context: Context,
  everyMs = EVERY_MS,
): { stop: () => Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const { log, endRun } = onceInRuns(context.log);
  let deletedAt = 0;
  let running = run();

  async function run(): Promise<void> {
    const condition = context.store.engine.condition();
    if (condition) log(condition);
    const noting = { ...context, log };
    let failure = 'weekly matches could not be rolled forward';
    try {
      await rollForward(noting, () => isStopped);
      failure = 'places could not be given to the waitlist';
      await endDueKeeping(noting, () => isStopped);
      failure = 'autopilots could not run';
      await runAutopilots(noting, () => isStopped);
      failure = 'surveys could not be closed';
      await closeDueSurveys(noting, () => isStopped);
      failure = 'claims of names could not be decided';
      await weighClaims(noting, () => isStopped);
      failure = 'votes could not be counted';
      await countAllDueVotes(noting, () => isStopped);
      failure = 'expired rows could not be deleted';
      if (context.now() - deletedAt >= AN_HOUR_MS) await deleteExpiredRows();
    } catch (error) {
      log(`${failure}: ${reasonOf(error)}`);
    }
    endRun();
    if (!isStopped) timer = setTimeout(next, everyMs);
  }

  async function deleteExpiredRows(): Promise<void> {
    const now = context.now();
    await context.store.transaction((tx) => deleteExpired(tx, now));
    deletedAt = now;
  }

  function next(): void {
    running = run();
  }

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
