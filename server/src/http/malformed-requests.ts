import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { MESSAGES } from '@picadito/domain';
import type { FastifyInstance } from 'fastify';
import { AppError, problemOf } from '../app-error.ts';
import type { Headers } from './security-headers.ts';

/** Status and message of the response by Node's error code; every other malformed request gets 400. */
const KNOWN: Record<string, { status: number; message: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: MESSAGES.headersTooLarge },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, message: MESSAGES.tooLarge },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: MESSAGES.requestTooSlow },
};
/**
 * Time in milliseconds for which the server reads on after the response before it closes the connection. Closing a
 * connection with unread data resets it, and the client may lose the response.
 */
const LINGER_MS = 500;
const OTHER = { status: 400, message: MESSAGES.requestMalformed };

/**
 * Returns a handler for requests that Node cannot parse. It replies with the security headers and a problem body, since
 * no hook of the app runs for such requests, and then closes the connection.
 */
export function handleClientErrors(security: Headers) {
  const headers = Object.entries({
    ...security,
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const { status, message } = KNOWN[error.code ?? ''] ?? OTHER;
    const body = JSON.stringify(problemOf(new AppError('invalid-argument', message, { status })));
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...headers,
      `content-length: ${Buffer.byteLength(body)}`,
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}

/**
 * Registers the refusal of requests without a Host header (400) or with an unknown Expect header (417). Node would
 * refuse them itself, but without the security headers.
 */
export function refuseIncompleteRequests(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) =>
    app.server.emit('request', request, response),
  );
  app.addHook('onRequest', ({ headers, raw }, reply, done) => {
    const { host, expect = '100-continue', upgrade } = headers;
    // Node ignores everything after the body of an upgrade request, so the connection cannot be used further.
    if (upgrade !== undefined) reply.header('connection', 'close');
    if (expect.toLowerCase() !== '100-continue') return done(refused(417));
    done(host === undefined && raw.httpVersion === '1.1' ? refused(400) : undefined);
  });
}

const refused = (status: number) =>
  new AppError('invalid-argument', MESSAGES.requestMalformed, { status });

/**
 * Returns the URL of a request, escaped if it cannot be parsed or its path has a broken percent sequence. Such a
 * request then matches no route, but passes the same checks and limits as any other, and its response has the same
 * headers.
 */
export function wellFormedUrl({ url = '/' }: IncomingMessage): string {
  if (!url.startsWith('/') && url !== '*' && !URL.canParse(url))
    return `/${encodeURIComponent(url)}`;
  if (!url.includes('%')) return url;
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  if (isDecodable(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
