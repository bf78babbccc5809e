import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Responses shorter than this are not compressed, because they fit in a few packets anyway. */
const THRESHOLD_BYTES = 4096;
/** Quality of Brotli, from 0 to 11. A higher one costs more processor time than the saved bytes are worth. */
const BROTLI_QUALITY = 1;
const GZIP_LEVEL = 1;

/**
 * Compresses the successful responses of GET requests for clients that accept compression. A request that another site
 * makes gets an uncompressed response, so that its length does not reveal its content (BREACH). The returned promise
 * must be awaited before routes are registered.
 */
export async function compressResponses(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.method === 'GET') reply.header('vary', 'accept-encoding, sec-fetch-site');
    if (request.method !== 'GET' || reply.statusCode !== 200 || isFromAnotherSite(request))
      // A request with this header makes @fastify/compress send a plain response.
      request.headers['x-no-compression'] = 'true';
    done(null, payload);
  });
  await app.register(compress, {
    globalDecompression: false,
    threshold: THRESHOLD_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    zlibOptions: { level: GZIP_LEVEL },
  });
}

function isFromAnotherSite({ headers }: FastifyRequest): boolean {
  return /^(cross-site|same-site)$/.test(headers['sec-fetch-site'] ?? '');
}
