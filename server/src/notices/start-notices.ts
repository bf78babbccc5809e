import type { Context } from '../transactions/context.ts';
import { noticeScheduler, type Pace } from './notice-scheduler.ts';
import { pushWorker } from './push-worker.ts';
import type { PushServices } from './push/push-services.ts';
import { pushClient } from './push/send-push.ts';
import { authorizer } from './push/vapid.ts';
import type { Sending } from './send-pushes.ts';
import { serviceHealth } from './service-health.ts';
import { vapidKeyOf } from './vapid-key.ts';

const PACE: Pace = { everyMs: 10_000, allEveryMs: 60_000 };

type Site = Partial<Pace> & {
  publicUrl: string;
  services: PushServices;
  /** Timeout of a request to a push service, in milliseconds. */
  timeoutMs?: number;
};

/**
 * Starts the checks for new notices and the sending of their messages to devices. `stop` waits for checks and messages
 * in progress.
 */
export function startNotices(
  context: Context,
  { publicUrl, services, timeoutMs, ...pace }: Site,
): { stop: () => Promise<void> } {
  const begin = async (): Promise<Sending> => {
    const privateKey = await vapidKeyOf(context.store);
    const contact = publicUrl.startsWith('https:') ? publicUrl : null;
    return {
      context,
      publicUrl,
      services,
      client: pushClient(services, timeoutMs),
      health: serviceHealth(context.now),
      authorize: authorizer({ privateKey, contact }, context.now),
    };
  };
  const sender = pushWorker(begin, context.log);
  const scheduler = noticeScheduler(context, { ...PACE, ...pace, onChecked: sender.wake });
  return {
    async stop() {
      await scheduler.stop();
      await sender.stop();
    },
  };
}
