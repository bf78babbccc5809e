import { randomBytes } from 'node:crypto';
import { HEALTH, patternOf } from '@picadito/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const REFUSALS = new Set([401, 403, 429]);
/** Routes that load balancers and pages request often; their requests are logged only at level debug. */
const COMMON = new Set([patternOf(HEALTH.alive), patternOf(HEALTH.ready), '/assets/*']);

/** Logs a line for each response: refusals (401, 403, 429) as warnings with their reason, server errors as errors. */
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

/** Returns a generator of request ids, unique across servers; ids sent by clients are ignored. */
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

/**
 * Returns the pattern of the route that a request matched, never its address, since ids and queries are personal data.
 */
export function routeName({ routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return 'none';
  // Each file of the web client has its own route.
  return url.startsWith('/assets/') ? '/assets/*' : url;
}
