import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { descriptorLimit, limitDescriptors } from './descriptors.ts';

test('connections beyond the number of descriptors are closed, which is logged once, and the others continue', async () => {
  const reported: string[] = [];
  const server = createServer((socket) => void socket.pipe(socket).on('error', () => {}));
  limitDescriptors(server, 64 + 20, (note) => reported.push(note));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: 25 }, () => connect(port, '127.0.0.1'));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const answers = sockets.map(async (socket) => {
    const answer = Promise.withResolvers<string>();
    socket.on('error', () => {}).on('close', () => answer.resolve('closed'));
    socket.on('data', (bytes) => answer.resolve(String(bytes))).write('ball');
    return answer.promise;
  });
  const received = await Promise.all(answers);
  expect(received.toSorted()).toEqual([...Array(20).fill('ball'), ...Array(5).fill('closed')]);
  expect(reported).toEqual([
    'connections are closed: there are descriptors for 20 at once (a higher ulimit -n, or LimitNOFILE, allows more)',
  ]);
});

test('the limit of descriptors of the process is read', () => {
  expect(descriptorLimit()).toBeGreaterThan(0);
});
