import type { FastifyInstance } from 'fastify';
import { places } from '../http/limits/semaphore.ts';

/** Answers that grow with all that an organiser has: up to 37 MB each. */
const LARGE = new Set(['/api/matches', '/api/me/export', '/api/players', '/api/players/stats']);
/** Of one organiser on one server, from the asking until the last byte has been read. */
const ANSWERS_MAX = 4;

/** So few large answers of one user are under way at a time; the next ones wait for their turn. Register it after `session`. */
export function limitAnswers(app: FastifyInstance): void {
  const answers = places(ANSWERS_MAX);

  app.addHook('onRequest', async ({ method, routeOptions, organiser }, reply) => {
    if (!organiser || method === 'POST' || !LARGE.has(routeOptions.url ?? '')) return undefined;
    const leave = await answers.waitFor(organiser.id);
    if (!reply.raw.destroyed) {
      reply.raw.once('close', leave);
      return undefined;
    }
    // nobody is left to answer
    leave();
    return reply.hijack();
  });
}
