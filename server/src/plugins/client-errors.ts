import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { MESSAGES } from '@picadito/domain';
import { AppError, problemOf } from '../app-error.ts';

/** By Node's code; everything else that is no HTTP is 400. */
const KNOWN: Record<string, { status: number; message: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: MESSAGES.headersTooLarge },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, message: MESSAGES.tooLarge },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: MESSAGES.requestTooSlow },
};
const OTHER = { status: 400, message: MESSAGES.requestMalformed };

/** The headers of such an answer: no hook has run yet. */
const HEADERS = [
  'content-type: application/problem+json; charset=utf-8',
  'cache-control: no-store',
  "content-security-policy: default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy: same-origin-allow-popups',
  'cross-origin-resource-policy: same-origin',
  'referrer-policy: same-origin',
  'x-content-type-options: nosniff',
  'connection: close',
];

/** What never becomes a request is refused like everything else, and its connection ends. */
export function answerClientErrors(secure: boolean) {
  const headers = secure ? [...HEADERS, 'strict-transport-security: max-age=31536000'] : HEADERS;
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const { status, message } = KNOWN[error.code ?? ''] ?? OTHER;
    const body = JSON.stringify(problemOf(new AppError('invalid-argument', message, { status })));
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...headers,
      `content-length: ${Buffer.byteLength(body)}`,
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  };
}
