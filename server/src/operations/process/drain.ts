import type { FastifyInstance } from 'fastify';

/** Requests in progress get this part of the 5 seconds after SIGTERM, in milliseconds. */
const GRACE_MS = 4000;
const CLOSE_IDLE_EVERY_MS = 50;

/**
 * Accepts no new connections and waits for requests in progress, then closes their connections. On open connections
 * `readyz` is 503.
 */
export async function drain(app: FastifyInstance, graceMs = GRACE_MS): Promise<void> {
  const { server } = app;
  const closeIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
  await app.close();
  clearInterval(closeIdle);
  clearTimeout(deadline);
}
