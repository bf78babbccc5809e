import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Starts a TCP proxy to a database. A test can make the proxy break its connections, or stop forwarding their data. */
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
    /** Stops forwarding data on all open connections, which stay open. */
    freeze: () => sockets.forEach((socket) => void socket.unpipe().pause()),
  };
}
