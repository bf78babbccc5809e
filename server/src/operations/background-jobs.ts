import { reasonOf } from '../logging/reason-of.ts';
import type { Context } from '../transactions/context.ts';
import { forgetExpired } from '../services/forget-expired.ts';
import { rollForward } from '../matches/roll-forward.ts';

const EVERY_MS = 10_000;
const AN_HOUR_MS = 60 * 60 * 1000;

/**
 * What has to be done though nobody asks: weekly matches roll forward now and every few seconds, and once an hour
 * what has run out is deleted; one run after the other, until it is stopped. `stop` waits for the match that is under
 * way. A database that is away is tried again at the next run, and trouble is noted once, until a run goes well.
 */
export function keepHouse(context: Context, everyMs = EVERY_MS): { stop: () => Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let noted = new Set<string>();
  let forgottenAt = 0;
  let running = run();

  async function run(): Promise<void> {
    const notes = new Set<string>();
    const note = (text: string) => {
      notes.add(text);
      if (!noted.has(text)) context.log(text);
    };
    let failure = 'weekly matches could not be rolled forward';
    try {
      await rollForward({ ...context, log: note }, () => isStopped);
      failure = 'what has run out could not be deleted';
      if (context.now() - forgottenAt >= AN_HOUR_MS) await forget();
    } catch (error) {
      note(`${failure}: ${reasonOf(error)}`);
    }
    noted = notes;
    if (!isStopped) timer = setTimeout(again, everyMs);
  }

  async function forget(): Promise<void> {
    const now = context.now();
    await context.store.transaction((tx) => forgetExpired(tx, now));
    forgottenAt = now;
  }

  function again(): void {
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
