import { HEALTH, MESSAGES, patternOf, SIGN_IN } from '@picadito/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { RequestsUnderWay } from './requests-under-way.ts';
import { tokenBuckets, type Rate } from './token-buckets.ts';

/** Each limit may be null, which means no limit. */
export type RateLimits = { user: Rate | null; address: Rate | null; signIn: Rate | null };

/** Refusals are delayed, because refusing a client that asks again at once would take the time of the others. */
const LATE_MS = 250;

/** Health checks are exempt: a load balancer would remove a server whose check is refused. */
export const UNLIMITED = new Set([HEALTH.alive, HEALTH.ready].map(patternOf));
/** Both requests of a sign-in are limited, each with its own count. */
const SIGN_IN_ENDS = new Set([SIGN_IN.begin, SIGN_IN.callback].map(patternOf));

/**
 * Limits requests by address before any other work (docs/decisions/060). The module does not use @fastify/rate-limit,
 * which counts in fixed windows: they allow no burst above the rate, and twice the rate across a boundary.
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

/** Limits requests by user; must be registered after `session` (docs/decisions/060). */
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

/** `leave` stops counting a request as under way while its refusal is delayed. */
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
 * Returns the key by which an address is limited: an IPv4 address without a port that a proxy added, or the first 64
 * bits of an IPv6 address, since a subscriber chooses the rest.
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
