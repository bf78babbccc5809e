import type { Context } from '../services/context.ts';
import { isDatabaseThere } from '../services/health.ts';
import type { Api } from './route.ts';

/** For load balancers: no session, no detail. */
export function healthRoutes(app: Api, context: Context): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await isDatabaseThere(context);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });
}
