import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { freePort } from '../../server/testing/postgres/free-port.ts';
import { FULL_SPEED, newDatabase, startServer } from '../support/server/server.ts';

const CONNECTIONS = 200;
/** Number of requests that a connection sends at once. */
const AT_ONCE = 4;
/** In this time the server accepts the connections, and its code gets fast. */
const WARM_UP_MS = 1000;
const FLOOD_MS = 8000;
const LIMIT_MS = 2000;
/** Time after which a client repeats refused requests, as the refusals ask (Retry-After). */
const RETRY_MS = 1000;
const REST_MS = 10_000;
/** Maximum growth of the memory in bytes, after a rest. */
const GROWTH_MAX = 50_000_000;

async function connected(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
}

/** Sends requests at once, and returns the statuses of the responses after the last one. */
async function exchange(socket: Socket, requests: string): Promise<number[]> {
  socket.write(requests);
  const statuses: number[] = [];
  while (statuses.length < AT_ONCE) {
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    for (const [, status] of bytes.toString('latin1').matchAll(/HTTP\/1\.1 (\d+)/g))
      statuses.push(Number(status));
  }
  return statuses;
}

/**
 * Sends requests over all connections for `ms` milliseconds. Returns the different statuses of the responses, and the
 * longest time in milliseconds that requests waited for their responses.
 */
async function flood(sockets: readonly Socket[], requests: string, ms: number) {
  const found = new Set<number>();
  let slowest = 0;
  const end = performance.now() + ms;
  const sendAll = async (socket: Socket) => {
    while (performance.now() < end) {
      const began = performance.now();
      const statuses = await exchange(socket, requests);
      slowest = Math.max(slowest, performance.now() - began);
      for (const status of statuses) found.add(status);
      if (statuses.includes(503)) await sleep(RETRY_MS);
    }
  };
  await Promise.all(sockets.map(sendAll));
  return { statuses: [...found].toSorted(), slowest };
}

test('far above its capacity the server answers or refuses each request within two seconds, and gives the memory back', async () => {
  const port = await freePort();
  const server = await startServer({
    DATABASE_URL: newDatabase(),
    METRICS_PORT: String(port),
    ...FULL_SPEED,
  });
  /** Returns the memory of the server in bytes after a rest. */
  const memory = async () => {
    await sleep(REST_MS);
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]);
  };
  const request = `GET /api/session HTTP/1.1\r\nhost: ${new URL(server.url).host}\r\n\r\n`;
  const requests = request.repeat(AT_ONCE);
  const sockets = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => connected(server.url)),
  );
  await flood(sockets, requests, WARM_UP_MS);
  const before = await memory();
  const { statuses, slowest } = await flood(sockets, requests, FLOOD_MS);
  expect(statuses).toEqual([200, 503]);
  expect(slowest).toBeLessThan(LIMIT_MS);
  expect((await memory()) - before).toBeLessThan(GROWTH_MAX);
  for (const socket of sockets) socket.destroy();
  expect(await server.stop()).toBe(0);
});
