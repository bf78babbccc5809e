import { ACCOUNT, MATCHES, patternOf, PLAYER_STATS, PLAYERS } from '@picadito/domain';
import type { FastifyInstance } from 'fastify';
import type { RequestsUnderWay } from './requests-under-way.ts';
import { semaphore } from './semaphore.ts';

/** Responses that grow with the organiser's data: up to 37 MB each. */
const LARGE = new Set(
  [MATCHES.list, ACCOUNT.export, PLAYERS.list, PLAYER_STATS.list].map(patternOf),
);
/** Of one organiser on one server, from the asking until the last byte has been read. */
const CONCURRENT_MAX = 4;

/** Limits the large responses of one user that are in flight; further requests wait. Register it after `session`. */
export function limitLargeResponses(
  app: FastifyInstance,
  underWay: Pick<RequestsUnderWay, 'leave'>,
): void {
  const slots = semaphore(CONCURRENT_MAX);

  app.addHook('onRequest', async ({ method, routeOptions, organiser, raw }, reply) => {
    if (!organiser || method === 'POST' || !LARGE.has(routeOptions.url ?? '')) return undefined;
    underWay.leave(raw);
    const release = await slots.acquire(organiser.id);
    if (!reply.raw.destroyed) {
      reply.raw.once('close', release);
      return undefined;
    }
    // the client has disconnected
    release();
    return reply.hijack();
  });
}
