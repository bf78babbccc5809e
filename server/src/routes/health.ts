import type { Context } from '../services/context.ts';
import { isDatabaseThere, readHealth } from '../services/health.ts';
import type { Api } from './route.ts';

/** For load balancers: no session, no detail. */
export function healthRoutes(app: Api, context: Context): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await isDatabaseThere(context);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });
}

/** For the signed-in organiser's 'Diagnosticar DB'. */
export function healthReportRoute(app: Api, context: Context): void {
  app.get('/api/health', () => readHealth(context));
}
