import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { problemReply } from '@picadito/domain';
import Fastify from 'fastify';
import * as z from 'zod/mini';
import { expect, onTestFinished, test } from 'vitest';
import { handleClientErrors } from './client-errors.ts';
import { headersOf } from './security-headers.ts';

async function responseTo(request: string, { secure = false } = {}) {
  const app = Fastify({
    clientErrorHandler: handleClientErrors(await headersOf(secure)),
    http: { headersTimeout: 100, connectionsCheckingInterval: 50 },
  });
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  const response = await text(socket);
  const [head = '', body = ''] = response.split('\r\n\r\n');
  return { head, problem: z.parse(problemReply, JSON.parse(body)) };
}

test.each([
  ['an unknown method', 'DANCE / HTTP/1.1\r\nhost: a\r\n\r\n', 400, 'No entendimos ese pedido.'],
  ['no HTTP at all', 'hola\r\n\r\n', 400, 'No entendimos ese pedido.'],
  [
    'headers without end',
    `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'Los encabezados de ese pedido son demasiado grandes.',
  ],
  [
    'a request that stops half way',
    'GET / HTTP/1.1\r\nhost: a\r\n',
    408,
    'El pedido tardó demasiado en llegar. Probá de nuevo.',
  ],
])(
  '%s is refused with a sentence, and the connection closes',
  async (_, request, status, detail) => {
    const { head, problem } = await responseTo(request);
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain('content-type: application/problem+json');
    expect(head).toContain("content-security-policy: default-src 'none'");
    expect(head).toContain('x-content-type-options: nosniff');
    expect(head).not.toContain('strict-transport-security');
    expect(problem).toMatchObject({ status, code: 'invalid-argument', detail });
  },
);

test('on https a refused connection gets Strict-Transport-Security', async () => {
  const { head } = await responseTo('hola\r\n\r\n', { secure: true });
  expect(head).toContain('strict-transport-security: max-age=31536000');
});
