import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { drain } from './drain.ts';
import { testApp } from '../../testing/test-app.ts';

/** Starts the app on a port, with a route /slow that replies when `release` is called. */
async function listening() {
  const { app } = await testApp();
  const slow = Promise.withResolvers<string>();
  app.get('/slow', () => slow.promise);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const accepted: Socket[] = [];
  app.server.on('connection', (socket) => accepted.push(socket));
  return {
    app,
    release: () => slow.resolve('done'),
    connected: () => connect(port, '127.0.0.1'),
    /** Sends a request and resolves when the server has read it. */
    begin: async (head: string): Promise<Socket> => {
      const socket = connect(port, '127.0.0.1');
      socket.write(head);
      await eventually(() => {
        const other = accepted.find(({ remotePort }) => remotePort === socket.localPort);
        expect(other?.bytesRead).toBe(head.length);
      });
      return socket;
    },
  };
}

const NEVER_MS = 60_000;

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: keep-alive\r\n\r\n`;

test('requests in progress finish, their connections close, and no new ones are accepted', async () => {
  const { app, begin, connected, release } = await listening();
  const slow = text(await begin(ask('/slow')));
  const half = await begin(ask('/readyz').slice(0, -2));
  const drained = drain(app, NEVER_MS);
  await eventually(() => expect(app.server.listening).toBe(false));
  const sweep = vi.spyOn(app.server, 'closeIdleConnections');
  await eventually(() => expect(sweep).toHaveBeenCalled());

  half.write('\r\n');
  expect(await text(half)).toMatch(/^HTTP\/1\.1 503 [^]*connection: close/i);
  await expect(text(connected())).rejects.toThrow('ECONNREFUSED');
  release();
  expect(await slow).toMatch(/^HTTP\/1\.1 200 [^]*done$/);
  await drained;
});

test('a request that does not finish is aborted at the time limit', async () => {
  const { app, begin } = await listening();
  const slow = text(await begin(ask('/slow'))).catch(() => 'cut');
  await drain(app, 200);
  expect(await slow).not.toContain('done');
});
