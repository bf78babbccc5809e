import { setTimeout as wait } from 'node:timers/promises';
import { logOnce } from '../logging/log-once.ts';
import { reasonOf } from '../logging/reason-of.ts';
import { sendDuePushes, type Sending, type UnderWay } from './send-pushes.ts';

/** Time in milliseconds after which the server aborts messages in progress at shutdown. */
const STOP_MS = 3000;

/**
 * Creates the worker that sends due messages when `wake` is called, until there are none. A failure ends the sending
 * until the next call, and is logged once until an attempt succeeds.
 */
export function pushWorker(begin: () => Promise<Sending>, log: (note: string) => void) {
  const underWay: UnderWay = new Map();
  const state = { isMore: false, isStopped: false };
  const note = logOnce(log);
  let sending: Sending | undefined;
  let begun: Promise<void> | null = null;

  /** Starts sending. If sending is in progress, it starts again at its end. */
  function wake(): void {
    state.isMore = true;
    begun ??= sendAll().finally(() => {
      begun = null;
      if (state.isMore && !state.isStopped) wake();
    });
  }

  async function sendAll(): Promise<void> {
    try {
      sending ??= await begin();
      while (state.isMore && !state.isStopped) {
        state.isMore = (await sendDuePushes(sending, underWay, wake)) > 0;
      }
      note();
    } catch (error) {
      // The next call of `wake` retries.
      state.isMore = false;
      note(`notices could not be sent: ${reasonOf(error)}`);
    }
  }

  return {
    wake,
    async stop(): Promise<void> {
      state.isStopped = true;
      await begun;
      await Promise.race([
        Promise.all(underWay.values()),
        wait(STOP_MS, undefined, { ref: false }),
      ]);
      sending?.client.close();
      await Promise.all(underWay.values());
    },
  };
}
