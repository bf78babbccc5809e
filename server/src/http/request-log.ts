import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { routeName } from './route-name.ts';

const REFUSALS = new Set([401, 403, 429]);
/** Asked for all the time, by balancers and by pages. */
const COMMON = new Set(['/healthz', '/readyz', '/assets/*']);

/** A line for each request that has been answered; refusals are warnings and say why, failures of ours errors. */
export function requestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeName(request);
    const { method } = request;
    const status = reply.statusCode;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const reason = request.refusal ?? undefined;
    request.log[levelOf(route, status)]({ method, route, status, reason, ms }, 'request');
    done();
  });
}

/** Ids of requests that no two servers share; what a client sends as one is not believed. */
export function requestIds(): () => string {
  const server = randomBytes(4).toString('hex');
  let count = 0;
  return () => `${server}-${(count += 1).toString(36)}`;
}

function levelOf(route: string, status: number): 'debug' | 'info' | 'warn' | 'error' {
  if (status >= 500) return 'error';
  if (REFUSALS.has(status)) return 'warn';
  return COMMON.has(route) ? 'debug' : 'info';
}
