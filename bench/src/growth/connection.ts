import { once } from 'node:events';
import { connect } from 'node:net';
import type { Call } from '../http.ts';

export type Connection = {
  /** Resolves with the milliseconds to the last byte of the response. */
  timeOf: (call: Call) => Promise<number>;
  /** The server closes a connection that is idle for a minute. */
  isOpen: () => boolean;
  close: () => void;
};

const STATUS_AT = 'HTTP/1.1 '.length;

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
    timeOf: async (call) => {
      const request = requestText(host, call);
      response = '';
      const answered = new Promise((resolve) => (arrived = resolve));
      const start = performance.now();
      socket.write(request);
      const isOpen = await answered;
      const milliseconds = performance.now() - start;
      if (!isOpen || response[STATUS_AT] !== '2')
        throw new Error(`${call.method} ${call.path}: ${response || 'no answer'}`);
      return milliseconds;
    },
    isOpen: () => !socket.destroyed,
    close: () => socket.destroy(),
  };
}

function requestText(host: string, { method, path, cookie, body }: Call): string {
  const content = body === undefined ? '' : JSON.stringify(body);
  const head = [`${method} ${path} HTTP/1.1`, `host: ${host}`, `cookie: ${cookie}`];
  if (content)
    head.push('content-type: application/json', `content-length: ${Buffer.byteLength(content)}`);
  return `${head.join('\r\n')}\r\n\r\n${content}`;
}

function isWhole(response: string): boolean {
  const [, length, body] =
    /^content-length: (\d+)\r\n(?:.+\r\n)*\r\n([^]*)$/im.exec(response) ?? [];
  return body !== undefined && body.length >= Number(length);
}
