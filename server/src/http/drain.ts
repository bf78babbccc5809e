import type { FastifyInstance } from 'fastify';

/** Time in milliseconds for requests in progress to finish at a shutdown. A process gets 5 seconds after SIGTERM. */
const GRACE_MS = 4000;
const CLOSE_IDLE_EVERY_MS = 50;

/**
 * Shuts the server down: accepts no new connections and waits up to `graceMs` for requests in progress, then closes all
 * connections. While requests run, `readyz` replies 503 on connections that are still open.
 */
export async function drain(app: FastifyInstance, graceMs = GRACE_MS): Promise<void> {
  const { server } = app;
  const closeIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
  await app.close();
  clearInterval(closeIdle);
  clearTimeout(deadline);
}
