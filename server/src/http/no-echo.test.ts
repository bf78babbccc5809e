import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

test.each(['TRACE', 'TRACK', 'CONNECT'])('%s is not echoed in the response', async (method) => {
  const { app } = await testApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const lines = [`${method} / HTTP/1.1`, 'host: a', 'cookie: a=tok3n', '', ''];
  const response = await text(connect(port, '127.0.0.1').end(lines.join('\r\n')));
  expect(response).not.toContain('tok3n');
  expect(response).not.toMatch(/^HTTP\/1\.1 2/);
});
