import autocannon from 'autocannon';
import type { Call } from './http.ts';

/** Holds the requests of each connection, which sends them in sequence, again and again. */
type Load = readonly (readonly Call[])[];

/** Returns a function that sends these requests for some seconds, and resolves with the responses a second. */
export function repeatedly(origin: string, load: Load): (seconds: number) => Promise<number> {
  const places = load.map(() => 0);
  return async (seconds) => {
    // Each run continues where the last one ended, so that a write never repeats the stored value.
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
 * Sends the next request of each connection as soon as the last one is answered. `sent` has the number of requests of
 * each connection. Rejects if a request fails.
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
