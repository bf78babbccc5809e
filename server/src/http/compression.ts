import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { EVENTS, patternOf } from '@picadito/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Shorter responses fit a few packets anyway. */
const THRESHOLD_BYTES = 4096;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const GZIP = { level: 1 };

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

const ENCODERS = {
  br: {
    whole: (text: string | Buffer) => brotli(text, BROTLI),
    stream: () => createBrotliCompress(BROTLI),
  },
  gzip: { whole: (text: string | Buffer) => gzipped(text, GZIP), stream: () => createGzip(GZIP) },
};
export type Encoding = keyof typeof ENCODERS;

/**
 * Compresses what GET returns, for clients that accept it (docs/decisions/164). Requests that another site has made
 * get plain responses: their length must not tell what is in them (BREACH). Register it before `cacheResponses`, which
 * stores responses as they are before.
 */
export function compressResponses(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.method !== 'GET' || route.url === patternOf(EVENTS.follow)) return;
    route.onSend = [...[route.onSend ?? []].flat(), compress];
  });
}

async function compress(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  reply.header('vary', 'Accept-Encoding, Sec-Fetch-Site');
  const encoding = isOfAnotherSite(request) ? null : acceptedOf(request);
  if (encoding === null || reply.statusCode !== 200) return payload;
  const compressed = await compressedWith(encoding, payload);
  if (compressed === null) return payload;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return compressed;
}

async function compressedWith(encoding: Encoding, payload: unknown) {
  const { whole, stream } = ENCODERS[encoding];
  if (payload instanceof Readable) return pipeline(payload, stream(), () => {});
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return null;
  if (payload.length < THRESHOLD_BYTES) return null;
  return whole(payload);
}

function isOfAnotherSite({ headers }: FastifyRequest): boolean {
  return /^(cross-site|same-site)$/.test(headers['sec-fetch-site'] ?? '');
}

/** What a client accepts: Brotli first; what has a weight of zero is refused. */
export function acceptedOf({ headers }: FastifyRequest): Encoding | null {
  const accepted = (headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()))
    .filter(([, weight = 'q=1']) => Number(weight.replace('q=', '')) > 0)
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((name) => accepted.includes(name)) ?? null;
}
