import { reasonOf } from '../logging/reason-of.ts';
import type { Context } from './context.ts';
import { rollForward } from './roll-forward.ts';

const EVERY_MS = 10_000;

/**
 * Rolls weekly matches forward now and every few seconds, one run after the other, until it is stopped; `stop`
 * waits for the match that is under way. A database that is away is tried again at the next run, and trouble is
 * noted once, until a run goes well.
 */
export function keepRolling(context: Context, everyMs = EVERY_MS): { stop: () => Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let noted = new Set<string>();
  let running = run();

  async function run(): Promise<void> {
    const notes = new Set<string>();
    const note = (text: string) => {
      notes.add(text);
      if (!noted.has(text)) context.log(text);
    };
    try {
      await rollForward({ ...context, log: note }, () => isStopped);
    } catch (error) {
      note(`weekly matches could not be rolled forward: ${reasonOf(error)}`);
    }
    noted = notes;
    if (!isStopped) timer = setTimeout(again, everyMs);
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
