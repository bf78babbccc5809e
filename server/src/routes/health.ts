import { aliveReply, awayReply, healthReply } from '@picadito/domain';
import type { Context } from '../transactions/context.ts';
import { isDatabaseThere, readHealth } from '../operations/health.ts';
import type { Api } from './route.ts';

const tags = ['Server'];
const schemas = {
  alive: { tags, summary: 'Whether the server answers', response: { 200: aliveReply } },
  ready: {
    tags,
    summary: 'Whether its database answers',
    response: { 200: aliveReply, 503: awayReply },
  },
  report: {
    tags,
    summary: 'The database, and whether it has the index of each query',
    response: { 200: healthReply },
  },
};

/** For load balancers: no session, no detail. */
export function healthRoutes(app: Api, context: Context): void {
  let isEnding = false;
  app.addHook('preClose', async () => {
    isEnding = true;
  });
  app.get('/healthz', { schema: schemas.alive }, () => ({ status: 'ok' as const }));
  app.get('/readyz', { schema: schemas.ready }, async (_request, reply) => {
    const ready = !isEnding && (await isDatabaseThere(context));
    return ready
      ? reply.code(200).send({ status: 'ok' })
      : reply.code(503).send({ status: 'unavailable' });
  });
}

/** For the signed-in organiser's 'Diagnosticar DB'. */
export function healthReportRoute(app: Api, context: Context): void {
  app.get('/api/health', { schema: schemas.report }, () => readHealth(context));
}
