import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedOf } from './compression.ts';

/** A page that is the same for all users, as it is sent. */
export type Page = Record<'br' | 'gzip' | 'identity', Buffer>;

/** It depends on the cookies, and is asked for each time. */
export const ANEW = { 'cache-control': 'no-cache', vary: 'Accept-Encoding, Cookie' };

/** Compressed once, so by the best that there is. It holds no secret and nothing of a request (docs/decisions/185). */
export function pageOf(html: string): Page {
  const identity = Buffer.from(html);
  return { br: brotliCompressSync(identity), gzip: gzipSync(identity, { level: 9 }), identity };
}

export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const encoding = acceptedOf(request);
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .headers(ANEW)
    .type('text/html; charset=utf-8')
    .send(page[encoding ?? 'identity']);
}
