import type { FastifyInstance } from 'fastify';

/** SIGTERM ends the server within 5 s; requests that are under way get this long of it. */
const GRACE_MS = 4000;
const CLOSE_IDLE_EVERY_MS = 50;

/**
 * Accepts no new connections; requests in flight end, and their connections with them. `readyz` is 503 on open ones.
 */
export async function drain(app: FastifyInstance, graceMs = GRACE_MS): Promise<void> {
  const { server } = app;
  const closeIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
  await app.close();
  clearInterval(closeIdle);
  clearTimeout(deadline);
}
