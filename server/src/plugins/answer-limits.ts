import { setTimeout as sleep } from 'node:timers/promises';
import { MESSAGES } from '@picadito/domain';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { places } from '../places.ts';

/** Answers that grow with all that an organiser has: up to 37 MB each. */
const LARGE = new Set(['/api/matches', '/api/me/export', '/api/players', '/api/players/stats']);
/** Of one organiser on one server, from the asking until the last byte has been read. */
const ANSWERS_MAX = 4;
/** Many tabs that ask at once have their answers one after the other; who does not read is refused after this. */
const WAIT_MS = 750;
const LOOK_EVERY_MS = 25;
const RETRY_SECONDS = 5;

/** http-api.md, 429: so few large answers of one user are under way at a time. Register it after `session`. */
export function limitAnswers(app: FastifyInstance): void {
  const answers = places(ANSWERS_MAX);

  app.addHook('onRequest', async ({ method, routeOptions, organiser, raw }, reply) => {
    if (!organiser || method === 'POST' || !LARGE.has(routeOptions.url ?? '')) return;
    const until = performance.now() + WAIT_MS;
    let leave = answers.take(organiser.id);
    while (!leave && performance.now() < until && !raw.socket.destroyed) {
      await sleep(LOOK_EVERY_MS);
      leave = answers.take(organiser.id);
    }
    if (!leave) {
      reply.header('retry-after', String(RETRY_SECONDS));
      throw new AppError('resource-exhausted', MESSAGES.tooMany, { reason: 'answers' });
    }
    if (reply.raw.destroyed) leave();
    else reply.raw.once('close', leave);
  });
}
