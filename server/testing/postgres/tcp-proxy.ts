import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A proxy to a database that a test can disturb: no packet gets through, or the connections break. */
export async function tcpProxy(url: string) {
  const sockets = new Set<Socket>();
  const { hostname, port } = new URL(url);
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => other.destroy());
      socket.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  const ownPort = String((server.address() as AddressInfo).port);
  return {
    url: Object.assign(new URL(url), { port: ownPort }).href,
    cut,
    /** Holds the packets of the connections that there are. */
    freeze: () => sockets.forEach((socket) => void socket.unpipe().pause()),
  };
}
