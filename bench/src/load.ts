import autocannon from 'autocannon';
import type { Call } from './http.ts';

/** The requests of each connection, sent in sequence and repeated. */
export type Load = readonly (readonly Call[])[];
export type Round = {
  perSecond: number;
  /** Milliseconds from each request to its response. */
  latencies: number[];
};
/** With the number of requests of each connection. */
type Fired = Round & { sent: number[] };

/** Each connection sends its next request as soon as the last one is answered. */
export async function fire(origin: string, load: Load, seconds: number): Promise<Fired> {
  const latencies: number[] = [];
  const sent = load.map(() => 0);
  let connection = 0;
  const result = await autocannon({
    url: origin,
    connections: load.length,
    duration: seconds,
    setupClient: (client) => {
      const index = connection;
      connection += 1;
      client.setRequests(load[index]?.map(requestOf) ?? []);
      client.on('response', (_status, _bytes, milliseconds) => void latencies.push(milliseconds));
      const events: NodeJS.EventEmitter = client;
      events.on('request', () => void (sent[index] = (sent[index] ?? 0) + 1));
    },
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0)
    throw new Error(`${failed} requests failed: ${JSON.stringify(result.statusCodeStats)}`);
  return { perSecond: latencies.length / result.duration, latencies, sent };
}

function requestOf({ method, path, cookie, headers: more, body }: Call): autocannon.Request {
  const headers = { ...more, cookie };
  if (body === undefined) return { method, path, headers };
  const ofJson = { ...headers, 'content-type': 'application/json' };
  return { method, path, headers: ofJson, body: JSON.stringify(body) };
}

/** The load from where it was left, so that a write never repeats what is there. */
export function resumable(load: Load) {
  const places = load.map(() => 0);
  return {
    next: (): Load =>
      load.map((calls, index) => {
        const place = (places[index] ?? 0) % calls.length;
        return [...calls.slice(place), ...calls.slice(0, place)];
      }),
    passed: ({ sent }: Fired) => {
      for (const [index, count] of sent.entries()) places[index] = (places[index] ?? 0) + count;
    },
  };
}
