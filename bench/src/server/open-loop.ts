import { setTimeout as sleep } from 'node:timers/promises';

/** Type of the record of a sent request. `milliseconds` counts from the time at which the request was due. */
export type Sent = { kind: string; milliseconds: number; status: number | 'no response' };

/** Type of a response: its status, and the kind of request that it counts for. */
export type Response = { kind: string; status: number };

/**
 * Type of a function that sends the request with this number, from 0. Returns the response, and the kind of request
 * that it counts for if no response arrives.
 */
export type SendNumber = (index: number) => { kind: string; response: Promise<Response> };

/**
 * Sends `perSecond` requests a second, each when it is due, without waiting for earlier responses. Response times count
 * from the time at which the request was due, so that delays of a server that falls behind are included.
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

async function timed(request: ReturnType<SendNumber>, due: number): Promise<Sent> {
  try {
    const { kind, status } = await request.response;
    return { kind, status, milliseconds: performance.now() - due };
  } catch {
    return { kind: request.kind, status: 'no response', milliseconds: performance.now() - due };
  }
}
