import { pipeline, Readable } from 'node:stream';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { callbackify, promisify } from 'node:util';
import { EVENTS, patternOf } from '@picadito/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Shorter responses fit a few packets anyway. */
const THRESHOLD_BYTES = 4096;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const GZIP = { level: 1 };

type Done = (error: Error | null, payload?: unknown) => void;

const ENCODERS = {
  br: {
    whole: (text: string, done: Done) => brotliCompress(text, BROTLI, done),
    stream: () => createBrotliCompress(BROTLI),
  },
  gzip: {
    whole: (text: string, done: Done) => gzip(text, GZIP, done),
    stream: () => createGzip(GZIP),
  },
};
export type Encoding = keyof typeof ENCODERS;

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];
const encodeBuffer: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => brotli(bytes, BROTLI),
  gzip: (bytes) => gzipped(bytes, GZIP),
};

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

function compress(request: FastifyRequest, reply: FastifyReply, payload: unknown, done: Done) {
  reply.header('vary', 'Accept-Encoding, Sec-Fetch-Site');
  if (!isLong(payload) || reply.statusCode !== 200 || isOfAnotherSite(request))
    return done(null, payload);
  const encoding = acceptedOf(request);
  if (encoding === null) return done(null, payload);
  reply.header('content-encoding', encoding).removeHeader('content-length');
  if (Buffer.isBuffer(payload)) return sendOnce(payload, encoding, done);
  const { whole, stream } = ENCODERS[encoding];
  if (!(payload instanceof Readable)) return whole(payload, done);
  const compressed = pipeline(payload, stream(), () => {});
  done(null, compressed);
}

type Encoded = Partial<Record<Encoding, Promise<Buffer>>>;
/** Of what is kept to be sent again, for as long as it is kept. */
const encodedOf = new WeakMap<Buffer, Encoded>();

function sendOnce(payload: Buffer, encoding: Encoding, done: Done): void {
  const encoded = encodedOf.get(payload) ?? {};
  encodedOf.set(payload, encoded);
  const sending = (encoded[encoding] ??= encodeBuffer[encoding](payload));
  callbackify(() => sending)(done);
}

/** Whether compression pays. */
function isLong(payload: unknown): payload is string | Buffer | Readable {
  if (typeof payload === 'string' || Buffer.isBuffer(payload))
    return payload.length >= THRESHOLD_BYTES;
  return payload instanceof Readable;
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
