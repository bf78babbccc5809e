import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { MESSAGES } from '@picadito/domain';
import type { FastifyInstance } from 'fastify';
import { AppError, problemOf } from '../app-error.ts';
import type { Headers } from './security-headers.ts';

/** By Node's code; everything else that is no HTTP is 400. */
const KNOWN: Record<string, { status: number; message: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: MESSAGES.headersTooLarge },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, message: MESSAGES.tooLarge },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: MESSAGES.requestTooSlow },
};
/** Closing a connection that has unread data resets it, and the client may lose the response: it is read meanwhile. */
const LINGER_MS = 500;
const OTHER = { status: 400, message: MESSAGES.requestMalformed };

/** What never becomes a request is refused like everything else, and its connection ends. No hook has run yet. */
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

/** Refuses what Node would refuse without our headers: a request without a Host, or with an unknown expectation. */
export function refuseIncompleteRequests(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) =>
    app.server.emit('request', request, response),
  );
  app.addHook('onRequest', ({ headers, raw }, reply, done) => {
    const { host, expect = '100-continue', upgrade } = headers;
    // of what is sent behind the body of such a request Node reads nothing
    if (upgrade !== undefined) reply.header('connection', 'close');
    if (expect.toLowerCase() !== '100-continue') return done(refused(417));
    done(host === undefined && raw.httpVersion === '1.1' ? refused(400) : undefined);
  });
}

const refused = (status: number) =>
  new AppError('invalid-argument', MESSAGES.requestMalformed, { status });
