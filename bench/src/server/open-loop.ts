import { setTimeout as sleep } from 'node:timers/promises';

/** Describes a request that was sent. `milliseconds` counts from the time when it was due. */
export type Sent = { kind: string; milliseconds: number; status: number | 'no answer' };

/** Sends the request of this number. */
export type SendNumber = (index: number) => Promise<{ kind: string; status: number }>;

/**
 * Sends so many requests a second, each when it is due, without waiting for the responses to earlier ones. The latency
 * counts from that moment, so that a server that falls behind shows it.
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
