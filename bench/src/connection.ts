import { once } from 'node:events';
import { connect } from 'node:net';
import type { Call } from './http.ts';

export type Connection = {
  /**
   * Sends a request, and resolves with the milliseconds until the last byte of the response and the size of its body in
   * bytes. Rejects if the request fails.
   */
  ask: (call: Call) => Promise<{ milliseconds: number; bodyBytes: number }>;
  close: () => void;
};

type Head = { bytes: number; isSuccess: boolean; bodyBytes: number };

const END_OF_HEAD = '\r\n\r\n';

/**
 * Opens a connection that sends one request at a time. Its client does as little as possible, so that the measured time
 * is the server's: it requests no compression, and understands only responses that are empty with status 204 or have a
 * Content-Length.
 */
export async function openConnection(origin: string): Promise<Connection> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');

  let received: Buffer = Buffer.alloc(0);
  let head: Head | null = null;
  let arrived = (_head: Head | null) => {};
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    head ??= headOf(received);
    if (head && received.length >= head.bytes + head.bodyBytes) arrived(head);
  });
  socket.on('close', () => arrived(null));
  socket.on('error', () => {});
  return {
    ask: async (call) => {
      const request = requestText(host, call);
      received = Buffer.alloc(0);
      head = null;
      const answered = new Promise<Head | null>((resolve) => (arrived = resolve));
      const start = performance.now();
      socket.write(request);
      const answer = await answered;
      const milliseconds = performance.now() - start;
      if (!answer?.isSuccess)
        throw new Error(`${call.method} ${call.path}: ${received.toString() || 'no answer'}`);
      return { milliseconds, bodyBytes: answer.bodyBytes };
    },
    close: () => socket.destroy(),
  };
}

function requestText(host: string, { method, path, cookie, headers, body }: Call): string {
  const content = body === undefined ? '' : JSON.stringify(body);
  const head = [`${method} ${path} HTTP/1.1`, `host: ${host}`, `cookie: ${cookie}`];
  for (const [name, value] of Object.entries(headers ?? {})) head.push(`${name}: ${value}`);
  if (content)
    head.push('content-type: application/json', `content-length: ${Buffer.byteLength(content)}`);
  return `${head.join('\r\n')}${END_OF_HEAD}${content}`;
}

function headOf(received: Buffer): Head | null {
  const end = received.indexOf(END_OF_HEAD);
  if (end < 0) return null;
  const text = received.toString('latin1', 0, end);
  const [, length] = /^content-length: (\d+)/im.exec(text) ?? [];
  return {
    bytes: end + END_OF_HEAD.length,
    isSuccess: /^HTTP\/1\.1 (?:204|2.*length: \d)/s.test(text),
    bodyBytes: Number(length ?? 0),
  };
}
