import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from './rate-limit.ts';
import { tokenBuckets, type Rate } from './token-buckets.ts';

const UNKNOWN_CODES_A_MINUTE = 20;
/** The rate at which one address may request codes of links that open nothing, so that codes cannot be guessed. */
export const UNKNOWN_CODES: Rate = {
  perSecond: UNKNOWN_CODES_A_MINUTE / 60,
  burst: UNKNOWN_CODES_A_MINUTE,
};

export type UnknownCodes = (request: FastifyRequest, reply: FastifyReply) => boolean;

/**
 * Returns the function that counts a request whose code opens nothing. It returns true if its address has sent too many
 * of them; the reply then has the seconds to wait. All kinds of links share the count. Null as rate means no limit.
 */
export function limitUnknownCodes(rate: Rate | null = UNKNOWN_CODES): UnknownCodes {
  const unknown = rate && tokenBuckets(rate);
  return ({ ip }, reply) => {
    const waitMs = unknown?.take(networkOf(ip), performance.now()) ?? 0;
    if (waitMs > 0) reply.header('retry-after', String(Math.ceil(waitMs / 1000)));
    return waitMs > 0;
  };
}
