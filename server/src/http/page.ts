import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Type of an HTML page that is the same for all users, in each encoding. */
export type Page = Record<'br' | 'gzip' | 'identity', Buffer>;

/**
 * Headers of pages that are the same for all users. The cookies decide which of these pages an address shows, so caches
 * must revalidate.
 */
export const ANEW = { 'cache-control': 'no-cache', vary: 'Accept-Encoding, Cookie' };

/** Headers that keep the pages of links out of caches and search engines. */
export const UNSEEN = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};

/**
 * Returns a page in each encoding, so that it is compressed only once. The page must not contain a secret or anything
 * of a request, because its compressed length could reveal the secret (BREACH).
 */
export function pageOf(text: string): Page {
  const identity = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return {
    br: brotliCompressSync(identity, { params }),
    gzip: gzipSync(identity, { level: constants.Z_BEST_COMPRESSION }),
    identity,
  };
}

/** Returns the encoding that the client prefers, Brotli or gzip; null if it accepts neither or does not say. */
export function acceptedEncoding({ headers }: FastifyRequest): 'br' | 'gzip' | null {
  return negotiate(headers['accept-encoding'] ?? '', ['br', 'gzip']);
}

/** Sends a page that is the same for all users; the page of a link (`isOfLink`) is not cached. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  isOfLink = false,
): FastifyReply {
  const encoding = acceptedEncoding(request);
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .headers({ ...ANEW, ...(isOfLink && UNSEEN) })
    .type('text/html; charset=utf-8')
    .send(page[encoding ?? 'identity']);
}
