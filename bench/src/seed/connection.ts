import { once } from 'node:events';
import { connect } from 'node:net';
import type { Call } from '../http.ts';

export type Connection = {
  /** Resolves with the milliseconds to the last byte of the response, and its body. */
  ask: (call: Call) => Promise<{ milliseconds: number; body: string }>;
  /** The server closes a connection that is idle for a minute. */
  isOpen: () => boolean;
  close: () => void;
};

const STATUS_AT = 'HTTP/1.1 '.length;
const NO_CONTENT = 'HTTP/1.1 204';
const END_OF_HEAD = '\r\n\r\n';

/** One connection, one request after the other, with as little of the client's own work in the time as possible. */
export async function openConnection(origin: string): Promise<Connection> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');

  let response = '';
  let arrived = (_isOpen: boolean) => {};
  socket.on('data', (chunk) => {
    response += chunk.toString('latin1');
    if (isWhole(response)) arrived(true);
  });
  socket.on('close', () => arrived(false));
  socket.on('error', () => {});
  return {
    ask: async (call) => {
      const request = requestText(host, call);
      response = '';
      const answered = new Promise((resolve) => (arrived = resolve));
      const start = performance.now();
      socket.write(request);
      const isOpen = await answered;
      const milliseconds = performance.now() - start;
      if (!isOpen || response[STATUS_AT] !== '2')
        throw new Error(`${call.method} ${call.path}: ${response || 'no answer'}`);
      const body = response.slice(response.indexOf(END_OF_HEAD) + END_OF_HEAD.length);
      return { milliseconds, body: Buffer.from(body, 'latin1').toString() };
    },
    isOpen: () => !socket.destroyed,
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

function isWhole(response: string): boolean {
  if (response.startsWith(NO_CONTENT)) return response.endsWith(END_OF_HEAD);
  const [, length, body] =
    /^content-length: (\d+)\r\n(?:.+\r\n)*\r\n([^]*)$/im.exec(response) ?? [];
  return body !== undefined && body.length >= Number(length);
}
