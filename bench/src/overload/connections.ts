import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Call } from '../http.ts';

/** Below what a server takes from one address. */
const PER_ADDRESS = 900;

export type Answered = { status: number; milliseconds: number };
export type Connection = { send: (request: Buffer) => Promise<Answered> };

/** Keep-alive connections from several addresses of this machine, parsed no further than their load needs. */
export async function openConnections(origin: string, count: number) {
  const { hostname, port } = new URL(origin);
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index += 1) {
    const localAddress = `127.0.0.${2 + Math.floor(index / PER_ADDRESS)}`;
    const socket = connect({ host: hostname, port: Number(port), localAddress, noDelay: true });
    await once(socket, 'connect');
    sockets.push(socket);
  }
  const close = () => {
    for (const socket of sockets) socket.destroy();
  };
  return { connections: sockets.map(connectionOn), close };
}

export function requestOf(origin: string, { method, path, cookie, body }: Call): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const head = [
    `${method} ${path} HTTP/1.1`,
    `host: ${new URL(origin).host}`,
    `cookie: ${cookie}`,
    ...(text ? ['content-type: application/json', `content-length: ${text.length}`] : []),
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`);
}

function connectionOn(socket: Socket): Connection {
  let waiting: PromiseWithResolvers<Answered> | null = null;
  let sentAt = 0;
  let status = 0;
  let missing = 0;
  socket.on('data', (chunk: Buffer) => {
    if (status === 0) {
      const end = chunk.indexOf('\r\n\r\n') + 4;
      const head = chunk.toString('latin1', 0, end);
      status = Number(head.slice(9, 12));
      missing = end + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    }
    missing -= chunk.length;
    if (missing > 0) return;
    waiting?.resolve({ status, milliseconds: performance.now() - sentAt });
    [waiting, status] = [null, 0];
  });
  const closed = () => new Error('the server closed a connection');
  const fail = () => waiting?.reject(closed());
  socket.on('error', fail).on('close', fail);
  return {
    async send(request) {
      if (socket.destroyed) throw closed();
      waiting = Promise.withResolvers();
      sentAt = performance.now();
      socket.write(request);
      return waiting.promise;
    },
  };
}
