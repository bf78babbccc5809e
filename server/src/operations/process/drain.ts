import type { FastifyInstance } from 'fastify';

/** SIGTERM ends the server within 5 s; requests that are under way get this long of it. */
const PATIENCE_MS = 4000;
const CLOSE_IDLE_EVERY_MS = 50;

/**
 * No new connections; requests that are under way end, and their connections with them. `readyz` says 503 to who
 * asks on an open one.
 */
export async function drain(app: FastifyInstance, patienceMs = PATIENCE_MS): Promise<void> {
  const { server } = app;
  const closeIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  const impatient = setTimeout(() => server.closeAllConnections(), patienceMs);
  await app.close();
  clearInterval(closeIdle);
  clearTimeout(impatient);
}
