import { diagnosisContract, healthContract } from '@picadito/domain';
import type { FastifyInstance } from 'fastify';
import { publicRoutes, signedInRoutes } from '../http/route.ts';
import type { Outage } from './outage.ts';
import { PROGRAM } from '../program.ts';
import type { Context } from '../transactions/context.ts';
import { isDatabaseAvailable, readHealth } from './health.ts';

export function healthRoutes(app: FastifyInstance, context: Context, outage: Outage): void {
  let isEnding = false;
  app.addHook('preClose', async () => {
    isEnding = true;
  });
  publicRoutes(healthContract, {
    alive: () => ({ status: 'ok', version: PROGRAM.version }),
    ready: async () => {
      const isReady = !isEnding && !outage.isFull() && (await isDatabaseAvailable(context));
      return isReady
        ? { status: 200, reply: { status: 'ok' } }
        : { status: 503, reply: { status: 'unavailable' } };
    },
  })(app);
}

export const diagnosisRoutes = signedInRoutes(diagnosisContract, { read: readHealth });
