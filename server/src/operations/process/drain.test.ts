import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { drain } from './drain.ts';
import { testApp } from '../../testing/test-app.ts';

/** The app at a port, with a route that answers when it is let go. */
async function listening() {
  const { app } = await testApp();
  const slow = Promise.withResolvers<string>();
  app.get('/slow', () => slow.promise);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    letGo: () => slow.resolve('done'),
    begin: (head: string): Socket => {
      const socket = connect(port, '127.0.0.1');
      socket.write(head);
      return socket;
    },
  };
}

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: keep-alive\r\n\r\n`;

test('requests in progress finish, their connections close, and no new ones are accepted', async () => {
  const { app, begin, letGo } = await listening();
  const slow = text(begin(ask('/slow')));
  const half = begin(ask('/readyz').slice(0, -2));
  await setTimeout(100);
  const drained = drain(app);
  await setTimeout(100);

  half.write('\r\n');
  expect(await text(half)).toMatch(/^HTTP\/1\.1 503 [^]*connection: close/i);
  await expect(text(begin(ask('/healthz')))).rejects.toThrow('ECONNREFUSED');
  letGo();
  expect(await slow).toMatch(/^HTTP\/1\.1 200 [^]*done$/);
  const began = performance.now();
  await drained;
  expect(performance.now() - began).toBeLessThan(1000);
});

test('a request that does not finish is aborted at the time limit', async () => {
  const { app, begin } = await listening();
  const slow = text(begin(ask('/slow'))).catch(() => 'cut');
  await setTimeout(100);
  await drain(app, 200);
  expect(await slow).not.toContain('done');
});
