import { readFileSync } from 'node:fs';
import type { Server } from 'node:net';

/** Number of file descriptors that are kept free of connections, so that the database and files can be opened. */
const RESERVED = 64;
const LEAST = 16;
const LOG_EVERY_MS = 60_000;

/** Returns how many file descriptors the process may open; null when the system does not say. */
export function descriptorLimit(): number | null {
  try {
    const [, limit] =
      /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return limit === undefined ? null : Number(limit);
  } catch {
    return null;
  }
}

/**
 * Makes the server close connections beyond the limit of file descriptors, and logs this at most once a minute.
 * Otherwise the system would reset them silently, and the database could not open a file. A `limit` of null sets no
 * limit.
 */
export function limitDescriptors(
  server: Server,
  limit: number | null,
  log: (note: string) => void,
): void {
  if (limit === null) return;
  let toldAt = -Infinity;
  server.maxConnections = Math.max(LEAST, limit - RESERVED);
  server.on('drop', () => {
    if (performance.now() - toldAt < LOG_EVERY_MS) return;
    toldAt = performance.now();
    log(
      `connections are closed: there are descriptors for ${server.maxConnections} at once (a higher ulimit -n, or LimitNOFILE, allows more)`,
    );
  });
}
