import { setTimeout as sleep } from 'node:timers/promises';

/** One request that was sent: milliseconds from when it was due, and the status, or 'no answer'. */
export type Sent = { kind: string; milliseconds: number; status: number | 'no answer' };

/** Sends the request of this number. */
export type SendNumber = (index: number) => Promise<{ kind: string; status: number }>;

/**
 * Sends so many requests a second, each when it is due, whatever is under way. Latency counts from then, so that a server
 * that falls behind shows it.
 */
export async function sendWhenDue(
  sendNumber: SendNumber,
  perSecond: number,
  seconds: number,
): Promise<Sent[]> {
  const start = performance.now();
  const underWay: Promise<Sent>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = start + (index * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    underWay.push(timed(sendNumber(index), due));
  }
  return Promise.all(underWay);
}

async function timed(answer: ReturnType<SendNumber>, due: number): Promise<Sent> {
  try {
    const { kind, status } = await answer;
    return { kind, status, milliseconds: performance.now() - due };
  } catch {
    return { kind: 'no answer', status: 'no answer', milliseconds: performance.now() - due };
  }
}
