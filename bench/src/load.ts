import autocannon from 'autocannon';
import type { Call } from './http.ts';

/** Type of the requests to send, by connection. Each connection repeats its own requests in their order. */
type Load = readonly (readonly Call[])[];

/**
 * Returns a function that sends these requests for a number of seconds, and resolves with the number of responses per
 * second.
 */
export function repeatedly(origin: string, load: Load): (seconds: number) => Promise<number> {
  const places = load.map(() => 0);
  return async (seconds) => {
    // Each run continues where the previous one ended, because writing a value that is stored already would be faster.
    const { perSecond, sent } = await fire(
      origin,
      load.map((calls, index) => {
        const place = (places[index] ?? 0) % calls.length;
        return [...calls.slice(place), ...calls.slice(0, place)];
      }),
      seconds,
    );
    for (const [index, count] of sent.entries()) places[index] = (places[index] ?? 0) + count;
    return perSecond;
  };
}

/**
 * Sends requests on each connection, the next one as soon as the last one is answered. Resolves with the responses per
 * second and with `sent`, the number of requests by connection. Rejects if any request fails.
 */
async function fire(origin: string, load: Load, seconds: number) {
  let answered = 0;
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
      client.on('response', () => void (answered += 1));
      const events: NodeJS.EventEmitter = client;
      events.on('request', () => void (sent[index] = (sent[index] ?? 0) + 1));
    },
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0)
    throw new Error(`${failed} requests failed: ${JSON.stringify(result.statusCodeStats)}`);
  return { perSecond: answered / result.duration, sent };
}

function requestOf({ method, path, cookie, headers: more, body }: Call): autocannon.Request {
  const headers = { ...more, cookie };
  if (body === undefined) return { method, path, headers };
  const ofJson = { ...headers, 'content-type': 'application/json' };
  return { method, path, headers: ofJson, body: JSON.stringify(body) };
}
