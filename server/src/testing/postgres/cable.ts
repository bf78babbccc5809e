import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A way to a database that a test can disturb: no packet gets through, or the connections break. */
export async function cable(url: string) {
  const ends = new Set<Socket>();
  let target = new URL(url);
  const server = createServer((near) => {
    const { hostname, port } = target;
    const far = connect(Number(port), hostname);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.on('error', () => {});
      end.on('close', () => other.destroy());
      end.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    cut();
    server.close();
  });
  const cut = () => {
    for (const end of ends) end.destroy();
    ends.clear();
  };
  const address = server.address();
  const ownPort = typeof address === 'object' && address ? String(address.port) : '';
  return {
    url: Object.assign(new URL(url), { port: ownPort }).href,
    cut,
    /** New connections lead to another database. */
    leadTo: (other: string) => (target = new URL(other)),
    freeze: () => ends.forEach((end) => void end.unpipe().pause()),
  };
}
