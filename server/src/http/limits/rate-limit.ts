import { HEALTH, MESSAGES, patternOf, SIGN_IN } from '@picadito/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { RequestsUnderWay } from './requests-under-way.ts';
import { tokenBuckets, type Rate } from './token-buckets.ts';

/** Rates of requests by user and by address, and of sign-ins by address; null means no limit. */
export type RateLimits = { user: Rate | null; address: Rate | null; signIn: Rate | null };

/**
 * Refusals (429) are delayed by this time (milliseconds), because refusing a client that retries at once would take
 * processor time from other clients.
 */
const LATE_MS = 250;

/** Routes without rate limits: a load balancer would remove a server whose health check is refused. */
export const UNLIMITED = new Set([HEALTH.alive, HEALTH.ready].map(patternOf));
/** Paths of the two routes of a sign-in. Each is limited with its own count. */
const SIGN_IN_ENDS = new Set([SIGN_IN.begin, SIGN_IN.callback].map(patternOf));

/**
 * Registers the limit of requests by address, which is checked before any other work (docs/decisions/060). It does not
 * use @fastify/rate-limit, which counts in fixed windows: they allow no burst above the rate, and twice the rate across
 * a boundary.
 */
export function limitAddresses(
  app: FastifyInstance,
  limits: RateLimits,
  underWay: Pick<RequestsUnderWay, 'leave'>,
  clock = () => performance.now(),
): void {
  const requests = limits.address && tokenBuckets(limits.address);
  const signIns = limits.signIn && tokenBuckets(limits.signIn);
  if (!requests && !signIns) return;
  const refuseLate = lateRefusals(underWay);

  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? '';
    if (UNLIMITED.has(route)) return done();
    const network = networkOf(request.ip);
    const now = clock();
    const waits = requests?.take(network, now) ?? 0;
    if (waits > 0 || !signIns || !SIGN_IN_ENDS.has(route))
      return refuseLate(request, refusal(reply, waits, 'address'), done);
    const signInWaits = signIns.take(`${route} ${network}`, now);
    refuseLate(request, refusal(reply, signInWaits, 'sign_in'), done);
  });
}

/**
 * Registers the limit of requests by user (docs/decisions/060). Must be registered after `session`, which finds the
 * user.
 */
export function limitUsers(
  app: FastifyInstance,
  limits: RateLimits,
  underWay: Pick<RequestsUnderWay, 'leave'>,
  clock = () => performance.now(),
): void {
  const requests = limits.user && tokenBuckets(limits.user);
  if (!requests) return;
  const refuseLate = lateRefusals(underWay);
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.organiser) return done();
    const waits = requests.take(request.organiser.id, clock());
    refuseLate(request, refusal(reply, waits, 'user'), done);
  });
}

/**
 * Returns a function that passes a refusal on after `LATE_MS`, and continues at once with a request that is not
 * refused. `leave` stops counting the request as under way, so that delayed refusals do not use up that limit.
 */
function lateRefusals({ leave }: Pick<RequestsUnderWay, 'leave'>) {
  return (
    { raw }: FastifyRequest,
    error: AppError | undefined,
    done: (error?: AppError) => void,
  ): void => {
    if (!error) return done();
    leave(raw);
    setTimeout(done, LATE_MS, error);
  };
}

function refusal(reply: FastifyReply, waitMs: number, reason: string): AppError | undefined {
  if (waitMs === 0) return undefined;
  reply.header('retry-after', String(Math.ceil(waitMs / 1000)));
  return new AppError('resource-exhausted', MESSAGES.tooMany, { reason });
}

/**
 * Returns the key under which the requests of an address are limited: an IPv4 address without a port that a proxy
 * added, or the first 64 bits of an IPv6 address, since a subscriber can choose the rest freely.
 */
export function networkOf(address: string): string {
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)/i.exec(address)?.[1];
  if (ipv4 !== undefined) return ipv4;
  const [front = '', back] = address.split('::');
  const head = front === '' ? [] : front.split(':');
  const tail = back === undefined || back === '' ? [] : back.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':').slice(0, 40);
}
