import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedOf } from './compression.ts';

/** Something that is the same for all users, as it is sent. */
export type Page = Record<'br' | 'gzip' | 'identity', Buffer>;

/** It depends on the cookies, and is asked for each time. */
export const ANEW = { 'cache-control': 'no-cache', vary: 'Accept-Encoding, Cookie' };
/** It is asked for each time, and the same with any cookies. */
export const ANEW_FOR_ALL = { 'cache-control': 'no-cache', vary: 'Accept-Encoding' };

/** Compressed once. It holds no secret and nothing of a request (docs/decisions/185). */
export function pageOf(text: string, brotliQuality = 11): Page {
  const identity = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  return {
    br: brotliCompressSync(identity, { params }),
    gzip: gzipSync(identity, { level: 9 }),
    identity,
  };
}

/** Sets encoding and caching, and returns what to send. */
export function encoded(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  headers = ANEW,
): Buffer {
  const encoding = acceptedOf(request);
  if (encoding) reply.header('content-encoding', encoding);
  reply.headers(headers);
  return page[encoding ?? 'identity'];
}

export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(encoded(request, reply, page));
}
