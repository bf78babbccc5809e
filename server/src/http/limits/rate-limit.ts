import { HEALTH, MESSAGES, patternOf, SIGN_IN } from '@picadito/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { RequestsUnderWay } from './requests-under-way.ts';
import { tokenBuckets, type Rate } from './token-buckets.ts';

/** null: no limit. */
export type RateLimits = { user: Rate | null; address: Rate | null; signIn: Rate | null };

/** Refusals are delayed, because refusing a client that asks again at once would take the time of the others. */
const LATE_MS = 250;

/** A load balancer whose check is refused would remove the server. */
export const UNLIMITED = new Set([HEALTH.alive, HEALTH.ready].map(patternOf));
/** The two ends of a sign-in, each counted by itself. */
const SIGN_IN_ENDS = new Set([SIGN_IN.begin, SIGN_IN.callback].map(patternOf));

/**
 * Limits requests by address, before anything else is done for them (docs/decisions/060). Own buckets and not
 * @fastify/rate-limit: that counts in fixed windows, which know no burst above the rate and let twice the
 * rate through where two windows meet.
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

/** Limits requests by user; register it after `session` (docs/decisions/060). */
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

/** `leave`: what waits for its refusal is not under way. */
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

/** Of IPv6 the first half: the rest is one subscriber's to choose. A port that a proxy added is cut off. */
export function networkOf(address: string): string {
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)/i.exec(address)?.[1];
  if (ipv4 !== undefined) return ipv4;
  const [front = '', back] = address.split('::');
  const head = front === '' ? [] : front.split(':');
  const tail = back === undefined || back === '' ? [] : back.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':').slice(0, 40);
}
